import {
  UsageFault,
  readGrade,
  readHeuristic,
  readLevel,
  readOptions,
  readType,
  readWhole,
} from './command-line.js';
import { UnsupportedPairing, makeItem } from './make-item.js';
import { toQuestionRecord } from './question-record.js';

/** Prints one item per line as JSON; the same call prints the same lines. Exit 2 on a wrong option or pairing. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['grade', 'sub-strand', 'heuristic', 'level', 'type', 'seed', 'count']);
  const gradeLevel = readGrade(options.get('grade'));
  const subStrandId = options.get('sub-strand') ?? '';
  const heuristicId = readHeuristic(options.get('heuristic'));
  const level = readLevel(options.get('level') ?? 'guided');
  const questionType = readType(options.get('type') ?? 'open-ended');
  const seed = readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 31);
  const count = readWhole(options.get('count') ?? '1', 'count', 1, 5000);
  for (let i = 0; i < count; i += 1) {
    const id = `${subStrandId}-${heuristicId}-${level}-${questionType}-${seed + i}`;
    const item = makeItem({ gradeLevel, subStrandId, heuristicId, level, questionType, seed: seed + i, id });
    process.stdout.write(`${JSON.stringify(toQuestionRecord(item))}\n`);
  }
}

try {
  main(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof UsageFault || fault instanceof RangeError || fault instanceof UnsupportedPairing))
    throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 2;
}
