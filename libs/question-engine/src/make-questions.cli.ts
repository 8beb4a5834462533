import {
  UsageFault,
  readGrade,
  readHeuristic,
  readLevel,
  readOptions,
  readType,
  readWhole,
} from './command-line.js';
import { NoItemFound, UnsupportedPairing, makeItem } from './make-item.js';
import { toQuestionRecord } from './question-record.js';

/** Options that narrow what the core draws. */
const WISHES = ['structure', 'form', 'world'] as const;

/** Prints one item per line as JSON; the same call prints the same lines. Exit 2 on a wrong option or pairing. */
function main(args: readonly string[]): void {
  const options = readOptions(args, [
    'grade',
    'sub-strand',
    'heuristic',
    'level',
    'type',
    'seed',
    'count',
    ...WISHES,
  ]);
  const gradeLevel = readGrade(options.get('grade'));
  const subStrandId = options.get('sub-strand') ?? '';
  const heuristicId = readHeuristic(options.get('heuristic'));
  const level = readLevel(options.get('level') ?? 'guided');
  const questionType = readType(options.get('type') ?? 'open-ended');
  const seed = readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 31);
  const count = readWhole(options.get('count') ?? '1', 'count', 1, 5000);
  const wishes = Object.fromEntries(WISHES.map((name) => [name, options.get(name)]));
  for (let i = 0; i < count; i += 1) {
    const id = `${subStrandId}-${heuristicId}-${level}-${questionType}-${seed + i}`;
    const item = makeItem(
      { gradeLevel, subStrandId, heuristicId, level, questionType, seed: seed + i, id },
      wishes,
    );
    process.stdout.write(`${JSON.stringify(toQuestionRecord(item))}\n`);
  }
}

try {
  main(process.argv.slice(2));
} catch (fault) {
  const isUsage =
    fault instanceof UsageFault ||
    fault instanceof RangeError ||
    fault instanceof UnsupportedPairing ||
    fault instanceof NoItemFound;
  if (!isUsage) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 2;
}
