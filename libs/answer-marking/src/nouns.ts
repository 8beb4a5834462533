import { NO_NOUNS, type NounTest } from './phrasing.js';

const MAX_NOUNS = 40;

/** Words of the question's sentence that may surround a bare number (MARK-4), without figures and joining words. */
export function listNouns(stem: string): string[] {
  const sentences = stem.split(/(?<=[.?!])\s+/).filter((sentence) => /[A-Za-z]/.test(sentence));
  const questions = sentences.filter((sentence) => sentence.trim().endsWith('?'));
  const chosen = questions.length > 0 ? questions : sentences.slice(-1);
  const words: readonly string[] = chosen.join(' ').match(/[A-Za-z]+(?:'[A-Za-z]+)?/g) ?? [];
  // A place is where a digit stands: 60 tens is not 60.
  const isPlace = (word: string): boolean => words.includes('digit') && PLACES.has(word.toLowerCase());
  return [
    ...new Set(
      words.filter((word) => !IDLE_WORDS.has(word.toLowerCase()) && word.length > 1 && !isPlace(word)),
    ),
  ].slice(0, MAX_NOUNS);
}

const PLACES: ReadonlySet<string> = new Set(['ones', 'tens', 'hundreds', 'thousands']);

const IDLE_WORDS: ReadonlySet<string> = new Set(
  'how many much what which who when where why is are was were do does did the a an of to in on at by for with and or not than then if it its his her their write find give express list arrange answer your correct nearest as'.split(
    ' ',
  ),
);

/** Tests for the question's own words, in the singular or the plural, now or in the past (MARK-4). */
export function toNounTest(nouns: readonly string[]): NounTest {
  if (nouns.length === 0) return NO_NOUNS;
  const bases = new Set(nouns.map(toBase));
  return (word) => !DENIALS.has(word.toLowerCase()) && bases.has(toBase(word));
}

/** Never counts as the question's noun: `not 11` is not 11 notes. */
const DENIALS: ReadonlySet<string> = new Set(['not', 'no', 'nor', 'never', 'or', 'but', 'except', 'without']);

/** Past tenses and plurals that are made otherwise: "How many did he sell?", "He sold 24." */
const BASES: ReadonlyMap<string, string> = new Map(
  'children child, people person, men man, women woman, mice mouse, geese goose, feet foot, loaves loaf, shelves shelf, knives knife, ate eat, baked bake, bought buy, brought bring, came come, caught catch, did do, drank drink, found find, gave give, got get, grew grow, had have, kept keep, left leave, lost lose, made make, met meet, paid pay, ran run, rode ride, sent send, sold sell, spent spend, swam swim, threw throw, took take, used use, went go, won win, wrote write'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

function toBase(typed: string): string {
  const word = typed.toLowerCase();
  const base =
    BASES.get(word) ?? toSingular(word.length > 4 && word.endsWith('ed') ? word.slice(0, -2) : word);
  // Packed and pack, saved and save, filled and fill: one rule for both sides, so that it need not be good English.
  return base.length > 3 ? base.replace(/e$/, '').replace(/(.)\1$/, '$1') : base;
}

/** Checks whether two words differ in number alone: `cat` and `cats`, `mango` and `mangoes`. */
export function isSameInNumber(one: string, other: string): boolean {
  const toStem = (word: string): string => toSingular(word.toLowerCase()).replace(/e$/, '');
  return toStem(one) === toStem(other);
}

function toSingular(word: string): string {
  // Cookie and cookies, story and stories share one base.
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
