import type { Manipulative } from '@sumfox/contracts/question/manipulative';
import type { GradeLevel } from '@sumfox/curriculum/grades';

/** Grades whose pupils answer by things to touch, since many of them do not type yet. */
const YOUNG: ReadonlySet<GradeLevel> = new Set(['Primary 1', 'Primary 2']);

/** Words that name one of a family: the keys show the whole family, so that none is told. */
const FAMILIES = [
  ['triangle', 'square', 'rectangle', 'circle'],
  ['cube', 'cuboid', 'cone', 'cylinder', 'sphere'],
] as const;

/** Counters are for things that are counted, up to two frames of ten. */
const MOST_COUNTERS = 20;
/** Ten flats of a hundred are one thing too many to lay. */
const MOST_BLOCKS = 999;
/** Keys of words that fit in the place of the pad. */
const MOST_WORDS = 6;

/**
 * What a pupil may enter this answer with; null where nothing fits. It is told by the form of the answer and by its
 * size to the next 20, 100 or 1000, never by the answer itself.
 * @param expected the model answer with its unit, such as `7 stickers`, `85¢`, `half past 2`
 * @param isCounted whether the answer is a plain number or a number of things, and no length or mass
 * @param names all that the answer may be, where it is one of a few names
 */
export function chooseManipulative(
  grade: GradeLevel,
  expected: string,
  isCounted: boolean,
  names: readonly string[] = [],
): Manipulative | null {
  if (!YOUNG.has(grade)) return null;
  // Of a family, another word may be right where the question asks about some names alone.
  if (!/\d/.test(expected) && names.length > 1 && names.length <= MOST_WORDS)
    return { kind: 'words', words: [...names] };
  const family = FAMILIES.find((words) => words.some((word) => word === expected));
  if (family) return { kind: 'words', words: [...family] };
  if (/^(?:half past \d+|\d+ o'clock)$/.test(expected)) return { kind: 'clock', step: 30 };
  if (/^\d+\.\d\d [ap]\.m\.$/.test(expected)) return { kind: 'clock', step: 1 };
  const cents = /^(\d+)¢$/.exec(expected)?.[1];
  if (cents !== undefined)
    return Number(cents) % 5 === 0 ? { kind: 'money', unit: '¢', values: [5, 10, 20, 50, 100] } : null;
  if (/^\$\d+$/.test(expected)) return { kind: 'money', unit: '$', values: [1, 2, 5, 10] };
  const number = /^(\d+)(?: [\p{L} ]+)?$/u.exec(expected)?.[1];
  if (number === undefined) return null;
  if (Number(number) > MOST_COUNTERS) {
    if (!isCounted) return Number(number) > 100 ? null : { kind: 'number-line', to: 100 };
    return Number(number) > MOST_BLOCKS ? null : { kind: 'blocks', places: Number(number) > 100 ? 3 : 2 };
  }
  if (/ cubes?$/.test(expected)) return { kind: 'cubes', trains: 2 };
  return isCounted ? { kind: 'ten-frames', frames: 2 } : { kind: 'number-line', to: MOST_COUNTERS };
}
