import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { keepFor } from '../memory/remember.js';
import { measureChain } from '../lines/line.js';
import type { Ask } from '../asks/asks.js';
import type { Structure } from '../structures/structure.js';
import { listEvents, placeOf, stateOf } from '../tellings/story.js';
import { readPairs } from '../numbers/pairs.js';

/** Where the unknown stands: 0 at the end, 1 a change or a comparison, 2 the start or what others are compared with. */
export function placeOfUnknown(structure: Structure, ask: Ask): 0 | 1 | 2 {
  const quantity = structure.quantities[ask.asked];
  if (!quantity) return 0;
  const state = stateOf(quantity);
  if (!state) return quantity.is === 'each' ? 0 : 1;
  if (listEvents(ask).length > 0 && placeOf(ask, state.owners, state.at) === 'first') return 2;
  const isBase = ask.told.some((r) => 'than' in r && quantity.is === 'holding' && r.than === quantity.owner);
  return isBase ? 2 : quantity.is === 'more' ? 1 : 0;
}

/**
 * Demand points of an ask without its form: lines in the longest chain, relations joined beyond the first, place of the
 * unknown, two bases made one, and one for the model that the pupil has to make. Counted once.
 */
export const measureDemand = keepFor((structure: Structure) =>
  keepFor((ask: Ask): number => {
    const joined = Math.min(2, Math.max(0, ask.told.length - 1));
    const told = new Set(
      ask.told.flatMap((relation) => relation.equations.join(' ').match(/[a-z]\w*/g) ?? []),
    );
    const tools = new Set(
      ask.lines.flatMap(({ uses }) =>
        uses.filter((name) => structure.quantities[name]?.is === 'number' && !told.has(name)),
      ),
    );
    return measureChain(ask.lines) + joined + placeOfUnknown(structure, ask) + Math.min(2, tools.size) + 1;
  }),
);

/**
 * One line is left, behind a story that is longer than it. In Primary 3 and 4 the working that is shown stands for the
 * model, which gives no point then; from Primary 5 on the lowest level begins with two points.
 */
export const lastLineAlone = (grade: GradeLevel): number => (gradeNumber(grade) < 5 ? 1 : 2);

/** A first line is always shown at the guided level, all lines but the last at the lowest. */
const MOST_LINES_SHOWN = 4;

/**
 * Demand points of what is left to do where a part of the working is shown: at the lowest level the last line, at the
 * guided level all lines but the first. In Primary 3 and 4 a shown line of the way back shows the way: what there was at
 * first then counts as a change does. Null where that leaves nothing to do, or shows too much to read.
 */
export function measureHelped(
  structure: Structure,
  ask: Ask,
  { grade, level }: { grade: GradeLevel; level: ProficiencyLevel },
): number | null {
  const { lines } = ask;
  if (lines.some(({ by }) => by.op === 'name')) return null;
  if (level === 'not_ready')
    return lines.length < 2 || lines.length - 1 > MOST_LINES_SHOWN ? null : lastLineAlone(grade);
  if (level !== 'guided' || lines.length < 3) return null;
  // A first line that passes a gateway, or that undoes an event, uses up a relation as well.
  const isUndone =
    gradeNumber(grade) < 5 &&
    placeOfUnknown(structure, ask) === 2 &&
    !structure.through &&
    listEvents(ask).length > 0;
  const taken = (structure.through || isUndone ? 3 : 2) + (isUndone ? 1 : 0);
  return measureDemand(structure)(ask) - taken;
}

const BANDS: Readonly<Record<ProficiencyLevel, ReadonlyArray<readonly [low: number, high: number]>>> = {
  not_ready: readPairs('1:2 1:2 2:3'),
  guided: readPairs('2:3 3:3 4:4'),
  independent: readPairs('3:4 4:5 5:6'),
  mastery: readPairs('4:9 6:12 7:15'),
};

/** Lines from which on the next level begins, whatever the points: one line is no independent work, two no long item. */
const LINES_OF_NEXT: Readonly<Partial<Record<ProficiencyLevel, number>>> = { guided: 2, independent: 3 };

/**
 * Whether so many points in so many lines belong to a level of a grade. From Primary 3 on, what has one point too many
 * for a level and too few lines for the next one belongs to the level.
 */
export function isOfLevel(
  points: number,
  grade: GradeLevel,
  level: ProficiencyLevel,
  lines: number,
): boolean {
  const [low, high] = BANDS[level][Math.floor((gradeNumber(grade) - 1) / 2)] ?? [0, 0];
  const isShort = gradeNumber(grade) > 2 && lines < (LINES_OF_NEXT[level] ?? 0);
  return points >= low && points <= (isShort ? high + 1 : high);
}

/** Most marks of a question in a paper of Primary 1 and 2. */
const MOST_OF_YOUNG = 4;

/**
 * What an item of so many points is worth in a school's paper. In Primary 1 and 2 each line of the working is worth one
 * mark: the points of these grades stand for steps and not for the length of a problem.
 */
export const toPaperMarks = (points: number, grade: GradeLevel, lines: number): number =>
  gradeNumber(grade) < 3
    ? Math.min(MOST_OF_YOUNG, Math.max(1, lines))
    : points <= 3
      ? 1
      : points <= 6
        ? 2
        : points <= 8
          ? 3
          : points <= 10
            ? 4
            : 5;
