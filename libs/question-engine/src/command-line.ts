import type { QuestionKind } from '@sumfox/contracts/question/item';
import {
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  findGradeLevel,
} from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS, type HeuristicId } from '@sumfox/curriculum/heuristics';
import { MADE_KINDS } from './made-kinds.js';

/** Thrown for an option that is missing or wrong; the message is for the person at the terminal. */
export class UsageFault extends Error {}

/** Options by name from `--name value` pairs. Throws UsageFault on anything else. */
export function readOptions(
  args: readonly string[],
  allowed: readonly string[],
): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) {
    const name = /^--([a-z-]+)$/.exec(args[i] ?? '')?.[1];
    const value = args[i + 1];
    if (!name || !allowed.includes(name)) throw new UsageFault(`Unknown option: ${args[i] ?? ''}`);
    if (value === undefined) throw new UsageFault(`--${name} needs a value`);
    options.set(name, value);
  }
  return options;
}

/** Grade as `P5` or `Primary 5`. */
export function readGrade(text: string | undefined): GradeLevel {
  const grade = findGradeLevel(text ?? 'P5');
  if (!grade) throw new UsageFault(`Invalid grade level: ${text ?? ''}`);
  return grade;
}

function oneOf<T extends string>(list: readonly T[], text: string | undefined, what: string): T {
  const found = list.find((item) => item === text);
  if (!found) throw new UsageFault(`Invalid ${what}: ${text ?? ''}`);
  return found;
}

export const readLevel = (text: string | undefined): ProficiencyLevel =>
  oneOf(PROFICIENCY_LEVELS, text, 'level');
export const readType = (text: string | undefined): QuestionKind => oneOf(MADE_KINDS, text, 'question type');
export const readHeuristic = (text: string | undefined): HeuristicId =>
  oneOf(HEURISTIC_IDS, text, 'heuristic ID');

/** Whole number within bounds. */
export function readWhole(text: string | undefined, what: string, low: number, high: number): number {
  const value = /^-?\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high))
    throw new UsageFault(`Invalid ${what}: ${text ?? ''} (a whole number from ${low} to ${high})`);
  return value;
}

/** Runs a command. Faults of the person at the terminal are told in one line, others are thrown. */
export function runCommand(
  main: (args: readonly string[]) => void,
  faultsOfUser: ReadonlyArray<abstract new (...args: never[]) => Error> = [UsageFault],
): void {
  try {
    main(process.argv.slice(2));
  } catch (fault) {
    if (!(fault instanceof Error && faultsOfUser.some((kind) => fault instanceof kind))) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 2;
  }
}
