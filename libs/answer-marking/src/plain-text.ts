import { isSameFigureName, toCircleName } from './figure-names.js';
import { isSameInNumber, toNounTest } from './nouns.js';
import { findHesitation, type NounTest, withoutFillers } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { isMisspelt, isMisspeltName, isShortDay, isTermName } from './spelling.js';
import { findUnit } from './units.js';
import { correct, incorrect, unreadable, wrongForm, type Finding } from './verdict.js';

const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** A point on a grid, with or without its brackets: `(7, 2)`. */
const POINT = /^\(? ?(-?\d{1,6}(?:\.\d{1,3})?) ?, ?(-?\d{1,6}(?:\.\d{1,3})?) ?\)?$/;

/** The text as compared: one spacing, no articles, no closing stop; letter case only where it counts (MARK-9). */
export function textKey(text: string, isCaseSensitive: boolean): string {
  const point = POINT.exec(text);
  if (point) return `(${point[1]}, ${point[2]})`;
  const plain = text
    .replace(/^["'](.*)["']$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[A-Za-z])-(?=[A-Za-z])/g, ' ')
    .replace(/^(?:a|an|the) (?=\S)/i, '')
    .trim();
  return isCaseSensitive ? plain : plain.toLowerCase();
}

/** `3rd` and `third` as 3; null for anything else. */
export function findOrdinal(text: string): number | null {
  const plain = textKey(text, false);
  const figures = /^(\d{1,3}) ?(?:st|nd|rd|th)$/.exec(plain);
  if (figures) return Number(figures[1]);
  const index = ORDINAL_WORDS.indexOf(plain);
  return index < 0 ? null : index + 1;
}

/** More words than these beyond an answer's own make a sentence, which the pupil is asked to cut short. */
const MAX_EXTRA_WORDS = 2;

/** Judges words against the model's words: other words are another answer, and a whole sentence is not read (MARK-15). */
export function findTextFinding(expected: string, policy: PreparedPolicy, response: string): Finding {
  const isCaseSensitive = policy.caseSensitive;
  const right = textKey(expected, isCaseSensitive);
  const said = response.replace(/(?<=[A-Za-z)] ?)[!.]+$/, '');
  const whole = textKey(said, isCaseSensitive);
  // Left is a way to turn; beside a number it says what is left over.
  const bare = textKey(/\bleft$/i.test(said) ? said : withoutFillers(said), isCaseSensitive);
  const stated = isTermName(right) ? withoutKind(bare) : bare;
  if (whole === right || isSameWords(right, stated)) return correct(response);
  const place = findOrdinal(expected);
  if (place !== null) {
    if (findSaidPlace(stated, policy) === place) return correct(response);
    if (stated === String(place)) return wrongForm('not-an-ordinal', response);
  }
  const isSaid =
    !isCaseSensitive &&
    (isLettered(expected, stated) ||
      isTerm(right, stated, policy) ||
      isNamed(right, stated, policy) ||
      isNamedLetter(right, stated, policy) ||
      isSameFigureName(expected, stated) ||
      isShortDay(right, stated) ||
      isSameUnit(right, stated));
  const isName = toNounTest(policy.nouns.filter((noun) => /^[A-Z]/.test(noun)));
  const isOffered = right.split(' ').every((word) => policy.isNoun(word) && !isName(word));
  const isWay = (isOffered || DIRECTION.test(right)) && isDirection(right, stated);
  const isRight = isWay || (!isOffered && isStatement(right, stated, policy, isName));
  if (isSaid || isRight) return correct(response);
  const isSentence = !isOffered && countOwn(stated, policy) > right.split(' ').length + MAX_EXTRA_WORDS;
  return isSentence && findHesitation(response) === null
    ? unreadable('unreadable')
    : incorrect('wrong-value', response);
}

/** `The shape is a circle`, `circle shape`: what every figure is called says nothing about this one. */
function withoutKind(stated: string): string {
  return stated
    .replace(/^(?:its name|(?:name of (?:the )?)?(?:shape|solid|figure)(?: \d{1,3})?) is (?:an? )?/, '')
    .replace(/ (?:shape|solid|figure)$/, '');
}

/** Compares words and ignores spaces. */
function isSameWords(right: string, given: string): boolean {
  if (right === given || toCircleName(right) === toCircleName(given)) return true;
  return right.includes(' ') && right.replaceAll(' ', '') === given.replaceAll(' ', '');
}

/** A name of the question with a slip in its spelling, or one thing of it for many: `cat` for the row of cats. */
function isNamed(right: string, stated: string, { rivals }: PreparedPolicy): boolean {
  if (rivals === undefined) return false;
  const isOneOfMany = isSameInNumber(right, stated) && !rivals.some((rival) => isSameInNumber(rival, stated));
  return isOneOfMany || isMisspeltName(right, stated, rivals);
}

/** `liter` for ℓ, where a unit is the answer. */
function isSameUnit(right: string, stated: string): boolean {
  const unit = findUnit(right);
  return unit !== null && findUnit(stated)?.symbol === unit.symbol;
}

/** The place in `5th from the right`, with no words behind it but the question's own. */
function findSaidPlace(stated: string, policy: PreparedPolicy): number | null {
  const [first = '', ...rest] = stated.split(' ');
  const isPlain = rest.every((word) => isOwn(word, policy) || /^(?:from|in|place|position)$/.test(word));
  return findOrdinal(isPlain ? first : stated);
}

/** `mat Q`, `(Q)` for `Felt mat Q`: the letter, and of the name what was written. */
function isLettered(expected: string, stated: string): boolean {
  const [, name, letter] = /^([A-Z][A-Za-z' ]*) ([A-Z])$/i.exec(expected) ?? [];
  if (name === undefined || letter === undefined) return false;
  const words = stated.replace(/[()]/g, ' ').trim().split(/ +/);
  const names = name.toLowerCase().split(' ');
  return words.at(-1) === letter.toLowerCase() && words.slice(0, -1).every((word) => names.includes(word));
}

/** `noodle q`, `card q shows the greatest number` for `q`: the one letter among words of the question. */
function isNamedLetter(right: string, stated: string, policy: PreparedPolicy): boolean {
  const words = stated.replace(/[()]/g, ' ').trim().split(/ +/);
  const others = words.filter((word) => word !== right);
  const isAlone = others.length === words.length - 1;
  return /^[a-z]$/.test(right) && isAlone && others.every((word) => isOwn(word, policy));
}

/** A term with a slip in its spelling, or without the word that the question has said: `equilateral` of a triangle. */
function isTerm(right: string, stated: string, policy: PreparedPolicy): boolean {
  if (isMisspelt(right, stated)) return true;
  const [, kind, last] = /^(.+) ([a-z]+)$/.exec(right) ?? [];
  if (kind === undefined || last === undefined || !policy.isNoun(last)) return false;
  return stated === kind || isMisspelt(kind, stated);
}

/** `Ali has more marbles`, `the 8th shape is a cone`: the answer with other words of the question only. */
function isStatement(right: string, stated: string, policy: PreparedPolicy, isName: NounTest): boolean {
  const subject = /^(.+?) is (?:an? |the )?(.+)$/.exec(stated);
  if (subject?.[1] !== undefined && subject[2] !== undefined) {
    const isSame = subject[2] === right || isLettered(right, subject[2]);
    if (isSame && subject[1].split(' ').every((word) => isOwn(word, policy))) return true;
  }
  const predicate = /^(.+?) is (?:on |in |at )?(?:the )?(.+)$/.exec(stated);
  if (predicate?.[1] !== undefined && predicate[2] !== undefined) {
    const isSame = predicate[1] === right || isLettered(right, predicate[1]);
    const words = predicate[2].split(' ');
    if (isSame && words.every((word) => isOwn(word, policy) && !isName(word))) return true;
  }
  if (!stated.startsWith(`${right} `)) return false;
  const rest = stated.slice(right.length + 1).split(' ');
  return rest.every((word) => policy.isNoun(word) && !isName(word));
}

/**
 * The words between those of the question at either end. `The solid is a cube` is read like `the solid is a cone`:
 * being asked again must not tell which of them is right.
 */
function countOwn(stated: string, policy: PreparedPolicy): number {
  const words = stated.split(' ');
  const isRound = (word: string): boolean => isOwn(word, policy) || /^(?:is|an?|it)$/.test(word);
  const start = words.findIndex((word) => !isRound(word));
  return start < 0 ? 0 : words.findLastIndex((word) => !isRound(word)) - start + 1;
}

/** A word of the question, or the place of what it asks about: `the`, `8th`. */
function isOwn(word: string, policy: PreparedPolicy): boolean {
  return word === 'the' || /^\d{1,3}(?:st|nd|rd|th)$/.test(word) || policy.isNoun(word);
}

/**
 * `to the right`, `it points right`: all that may stand round an answer that the question offers itself (`up, down, left
 * or right?`), for its words are the other answers.
 */
function isDirection(right: string, stated: string): boolean {
  return stated.replace(/^(?:(?:it|next|arrow) )*(?:points? |faces? )?(?:to (?:the )?)?/, '') === right;
}

const DIRECTION = /^(?:left|right|up|down)$/;
