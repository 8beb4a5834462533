import { NO_NOUNS, type NounTest } from './phrasing.js';

const MAX_NOUNS = 40;

/** Words of the question's sentence that may surround a bare number (MARK-4), without figures and joining words. */
export function listNouns(stem: string): string[] {
  const sentences = stem.split(/(?<=[.?!])\s+/).filter((sentence) => /[A-Za-z]/.test(sentence));
  const asking = sentences.filter((sentence) => sentence.trim().endsWith('?') || sentence.includes('___'));
  const chosen = asking.length > 0 ? asking : sentences.slice(-1);
  const words: readonly string[] = chosen.join(' ').match(/[A-Za-z]+(?:'[A-Za-z]+)?/g) ?? [];
  // A place is where a digit stands: 60 tens is not 60.
  const isPlace = (word: string): boolean => words.includes('digit') && PLACES.has(word.toLowerCase());
  // `Give your answer in cm` asks; `did he give away` tells.
  const isIdle = (word: string, at: number): boolean =>
    IDLE_WORDS.has(word.toLowerCase()) && words[at + 1] !== 'away';
  const own = words.filter((word, at) => !isIdle(word, at) && word.length > 1 && !isPlace(word));
  return [...new Set([...own, ...listNames(chosen.join(' '))])].slice(0, MAX_NOUNS);
}

/** What the asking sentence numbers or letters: `Stall Q`, `Day 3`, `angle p`, `value of x`. */
function listNames(text: string): string[] {
  return text.match(/\b(?:[A-Z][a-z]+ (?:\d{1,3}|[A-Z])|[Aa]ngle [a-z]|value of [b-z])\b/g) ?? [];
}

/**
 * An answer without the lettered and numbered names of its question, and as one row of words where it joins others of its
 * words: `Stall Q and Stall R had 34 more tokens than Siti on Day 3`. Another stall or day stays.
 */
export function withoutNames(text: string, nouns: readonly string[]): string {
  if (/\b(?:than|to|from)\b/.test(text) && !isInOrder(text, nouns)) return text;
  const isNoun = toNounTest(nouns);
  const rest = nouns
    .filter((noun) => /^[A-Za-z]+(?: [A-Za-z\d]+)+$/.test(noun))
    .reduce(
      (left, name) => left.replace(new RegExp(`${BEFORE_NAME}\\b${name}\\b(?! ?[./\\d])`, 'gi'), ' '),
      text,
    );
  return rest
    .replace(/\b([A-Za-z]+)(?:,? and |, )(?=([A-Za-z]+))/g, (said, one: string, two: string) =>
      isNoun(one) && isNoun(two) ? `${one} ` : said,
    )
    .replace(/\b(?:than|to|from)((?: [A-Za-z]+)+)/g, (said, words: string) =>
      words.trim().split(' ').every(isNoun) ? words : said,
    )
    .replace(/\b(?:at (?=first\b)|in the (?=end\b))/gi, '')
    .replace(/ +/g, ' ')
    .replace(/^ ?[:=]? ?/, '')
    .trim();
}

/** `Siti had 12 more than Ravi` turns round what the question says: names stand as they stand there. */
function isInOrder(text: string, nouns: readonly string[]): boolean {
  const names = nouns.filter((noun) => /^[A-Z]/.test(noun)).map((name) => name.toLowerCase());
  const isRising = (some: readonly string[]): boolean => {
    const places = some.map((name) => text.toLowerCase().indexOf(name)).filter((place) => place >= 0);
    return places.every((place, at) => place >= (places[at - 1] ?? 0));
  };
  return (
    isRising(names.filter((name) => name.includes(' '))) &&
    isRising(names.filter((name) => !name.includes(' ')))
  );
}

const BEFORE_NAME = '(?:\\b(?:on|in|at|for|and|to|from|than) |, )?';

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
