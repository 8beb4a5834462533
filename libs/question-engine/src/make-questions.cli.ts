import {
  UsageFault,
  readGrade,
  readHeuristic,
  readLevel,
  readOptions,
  readType,
  readWhole,
  runCommand,
} from './command-line.js';
import { findStatement } from '@sumfox/curriculum/syllabus/statements';
import { NoItemFound, UnsupportedPairing, makeItem } from './make-item.js';
import { toQuestionRecord } from './question-record.js';
import { makeStatementItem } from './coverage/statement-draw.js';

/** Options that narrow what the core draws. */
const WISHES = ['structure', 'form', 'world'] as const;

/** Options that a statement stands for. */
const INSTEAD = ['grade', 'sub-strand', 'heuristic', 'level', ...WISHES] as const;

/** Prints the questions of a statement. Throws UsageFault for one that the syllabus does not have. */
function printStatement(text: string, options: ReadonlyMap<string, string>): void {
  const statement = findStatement(text);
  if (!statement) throw new UsageFault(`Invalid statement: ${text}`);
  const extra = INSTEAD.find((name) => options.has(name));
  if (extra !== undefined) throw new UsageFault(`--${extra} does not go with --statement`);
  const { questionType, seed, count } = readDraws(options);
  for (let i = 0; i < count; i += 1)
    process.stdout.write(
      `${JSON.stringify(toQuestionRecord(makeStatementItem(statement.id, questionType, seed + i)))}\n`,
    );
}

/** Kind, first seed and number of questions. */
const readDraws = (options: ReadonlyMap<string, string>) => ({
  questionType: readType(options.get('type') ?? 'open-ended'),
  seed: readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 31),
  count: readWhole(options.get('count') ?? '1', 'count', 1, 5000),
});

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
    'statement',
    ...WISHES,
  ]);
  const statement = options.get('statement');
  if (statement !== undefined) {
    printStatement(statement, options);
    return;
  }
  const gradeLevel = readGrade(options.get('grade'));
  const subStrandId = options.get('sub-strand') ?? '';
  const heuristicId = readHeuristic(options.get('heuristic'));
  const level = readLevel(options.get('level') ?? 'guided');
  const { questionType, seed, count } = readDraws(options);
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

runCommand(main, [UsageFault, RangeError, UnsupportedPairing, NoItemFound]);
