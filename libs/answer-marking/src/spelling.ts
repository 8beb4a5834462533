import { isNumberWord } from './number-words.js';
import { UNIT_NAMES } from './units.js';

/** Names of solids, figures, angles, days and turns: words that a child knows and may not yet spell. */
const TERMS: ReadonlySet<string> = new Set(
  'circle semicircle oval square rectangle triangle pentagon hexagon heptagon octagon rhombus parallelogram trapezium kite quarter cube cuboid cone cylinder sphere prism pyramid equilateral isosceles scalene acute obtuse reflex monday tuesday wednesday thursday friday saturday sunday angled straight parallel perpendicular horizontal vertical clockwise anticlockwise right left'.split(
    ' ',
  ),
);
const LONG = 8;

/**
 * Whether the words given can only be a slip in spelling these terms: `rectangel`, `cilinder`, `right angle triangle`.
 * One letter in a term, two in a long one, never the first; another term is another answer, and so is any other word.
 */
export function isMisspelt(right: string, given: string): boolean {
  const wanted = right.split(' ');
  const words = withRightAngle(right, given).split(' ');
  if (wanted.length !== words.length || !isTermName(right)) return false;
  return wanted.every((word, at) => {
    const typed = words[at] ?? '';
    return typed === word || (TERMS.has(word) && (typed === `${word}s` || isSlip(word, typed)));
  });
}

/** A figure, solid or angle, with words such as `big` beside it. */
export function isTermName(text: string): boolean {
  return text.split(' ').some((word) => TERMS.has(word));
}

/** `Tue.` and `Tues` for a day of the week. */
export function isShortDay(right: string, given: string): boolean {
  return /^[a-z]{3,6}day$/.test(right) && TERMS.has(right) && /^[a-z]{3,5}\.?$/.test(given)
    ? right.startsWith(given.replace('.', ''))
    : false;
}

/**
 * The text with each slip in a word of the question or in a unit's name mended: `8 chilrden`, `5 dollers`. Two letters may
 * be exchanged, in a longer word one left out or put in, in a long one another written; never the first. A word that is
 * equally near to two of them stays.
 */
export function withRightSpelling(text: string, words: readonly string[]): string {
  const known = [...new Set([...words.map((word) => word.toLowerCase()), ...UNIT_NAMES])];
  return text.replace(/[A-Za-z]{4,}/g, (typed) => {
    const given = typed.toLowerCase();
    if (known.includes(given) || isNumberWord(given)) return typed;
    const near = known.filter((word) => isWordSlip(word, given));
    return near.length === 1 ? (near[0] ?? typed) : typed;
  });
}

function isWordSlip(word: string, given: string): boolean {
  if (word[0] !== given[0] || countSlips(word, given) !== 1) return false;
  if ([...word].sort().join('') === [...given].sort().join('')) return word.length >= SHORT;
  return word.length !== given.length ? word.length > 5 : word.length > 6;
}

/** `right triangle`, `right angel triangle` for right-angled; pupils do not mean the side of the page. */
function withRightAngle(right: string, given: string): string {
  return right.startsWith('right angled ')
    ? given.replace(/^right (?:ang(?:le|el)d? )?(?=(?:isosceles |scalene )?triangle)/, 'right angled ')
    : given;
}

function isSlip(term: string, word: string): boolean {
  if (TERMS.has(word) || !isSameSound(term.charAt(0), word.charAt(0))) return false;
  const slips = countSlips(term, word);
  const isNear = term.length <= SHORT ? isShortSlip(term, word) : slips <= (term.length < LONG ? 1 : 2);
  return isNear && slips < Math.min(...[...TERMS].filter((t) => t !== term).map((t) => countSlips(t, word)));
}

/** Short words have many neighbours: `cub`, `con` and `cane` are words themselves. */
const SHORT = 4;

/** A slip in a short word that leaves its letters: one put in, two exchanged, `y` for `i`, or `k` for a hard `c`. */
function isShortSlip(term: string, word: string): boolean {
  if (term.replace(/^c/, 'k').replaceAll('i', 'y') === word.replace(/^c/, 'k').replaceAll('i', 'y'))
    return true;
  if (countSlips(term, word) !== 1) return false;
  return word.length > term.length || [...word].sort().join('') === [...term].sort().join('');
}

const NAME = /^[a-z]{2,}(?: [a-z]{2,})?$/;

/**
 * Checks whether a word can only be a slip in this name: `Sitti` for Siti, `Kavita` for Kavitha. One letter may be
 * added, missing, changed or swapped, except the first; the last may not be missing. A name of four letters allows
 * swapped letters or one vowel for another. A word equally near to a rival does not match.
 */
export function isMisspeltName(right: string, given: string, rivals: readonly string[]): boolean {
  if (!NAME.test(right) || !NAME.test(given)) return false;
  const [name, word] = [right.replaceAll(' ', ''), given.replaceAll(' ', '')];
  if (name.length < SHORT || name[0] !== word[0] || countSlips(name, word) !== 1) return false;
  if (name.startsWith(word) || (name.length <= SHORT && !isShortNameSlip(name, word))) return false;
  return rivals.every((rival) => countSlips(toLetters(rival), word) > 1);
}

function isShortNameSlip(name: string, word: string): boolean {
  return isShortSlip(name, word) || name.replace(/[aeiouy]/g, 'a') === word.replace(/[aeiouy]/g, 'a');
}

const toLetters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Other names that the answer might mean: the offered names, and each capitalised word of the stem, alone and with the
 * next. Null when the model answer is no name of the stem or the offer.
 */
export function findRivals(model: string, stem: string, offered: readonly string[] = []): string[] | null {
  if (!/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(model)) return null;
  if (!offered.includes(model) && !new RegExp(`\\b${model}\\b`).test(stem)) return null;
  const single = stem.match(/\b[A-Z][a-z]+\b/g) ?? [];
  const double = [...stem.matchAll(/\b(?=([A-Z][a-z]+ [A-Z][a-z]+)\b)/g)].flatMap(([, pair]) => pair ?? []);
  const own = [model, ...model.split(' ')];
  return [...new Set([...offered, ...double, ...single])].filter((word) => !own.includes(word));
}

function isSameSound(a: string, b: string): boolean {
  return a === b || /^(?:[cs]{2}|[ck]{2})$/.test(a + b);
}

/** Letters to be put in, left out, changed or exchanged with the next to make one word the other. */
function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isTurned ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
