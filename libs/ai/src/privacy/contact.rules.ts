import { type FoldedText, placeOf } from './folded-text.js';
import type { PersonalClass, PersonalWord } from './personal-word.js';

const EMAIL = /[a-z0-9][a-z0-9._+-]{0,63} ?(?:@|\(at\)) ?[a-z0-9-]{1,63}(?: ?\. ?[a-z][a-z0-9-]{1,30}){1,4}/g;
/** A dot as a word, and the at sign too. */
const SPELT_EMAIL = /[a-z0-9][a-z0-9._+-]{0,63} at [a-z0-9-]{2,30}(?: dot [a-z]{2,12}){1,3}/g;
const NRIC = /(?<![\p{L}\d])[stfgm]\d{7}[a-z](?![\p{L}\d])/gu;

const NRIC_SAID =
  /(?<=\b(?:nric|ic|fin)(?: no| number)?(?: is)?[ .:=-]{0,3})[stfgm][ -]?\d{3} ?\d{4}[ -]?[a-z](?![\p{L}\d])/gu;

/** `+65 9123 4567`, and numbers of other countries; `500 +65` is a sum. */
const ABROAD =
  /(?<![\d)%])(?:\+65[ -]?\d{4}[ -]?\d{4}|\(?\+(?!65)\d{1,3}\)?(?:[ -]?\d{2,6}){1,6})(?!\d|[.,]\d)/g;
const LOCAL = /(?<![\d.,$#+]|\d-|\d{4} )(?:\(?65\)?[ -]?)?[3689]\d{3}[ -]?\d{4}(?!\d|[.,-]\d| \d{4}(?!\d))/g;
const MIN_FOREIGN_DIGITS = 9;
/** Figures with those of the country. From the first on, a further group belongs to it only up to the second. */
const WHOLE_ABROAD = 11;
const MAX_FOREIGN_DIGITS = 13;

const PHONE =
  '(?:hand ?phone|tele ?phone|phone|mobile|cell|whats ?app|telegram|contact|hp|tel|fax|sms|call|ring|text|dial|reach)';
const PERSON =
  '(?:mummy|mum|mommy|mom|mother|mama|daddy|dad|father|papa|parents?|grandma|grandpa|auntie|aunty|aunt|uncle|sister|brother|teacher|maid|helper|office|home|house)';
const NUMBER = '(?:number|no|num|nos)';
/** Right before a number: it is one to call. */
const CALLED = new RegExp(
  `(?:\\b${PHONE}(?: (?:me|us|her|him|them|my [a-z]+))?(?: (?:at|on))?(?: ${NUMBER})?|\\b(?:my|our|his|her) ${NUMBER}|\\b${PERSON}'?s? ${NUMBER})\\.?(?: is|'s)?[ .:=-]{0,3}$`,
);
/** In the same line before it. */
const SPOKEN_OF = new RegExp(`\\b${PHONE}\\b[^\\n]{0,40}$`);
/** Right behind a number. */
const CALLED_BEHIND = new RegExp(
  `^[ ,(]{0,2}(?:is |to )?(?:(?:my|our|his|her|the) (?:${PERSON}'?s? )?)?(?:${PHONE}|${NUMBER} to (?:call|text))\\b`,
);
const NUMBER_BEHIND = new RegExp(
  `^[ ,(]{0,2}(?:is )?(?:my|our|his|her|${PERSON}'?s?) (?:${PERSON}'?s? )?(?:${PHONE} )?${NUMBER}\\b`,
);
const OF_PERSON_BEFORE = new RegExp(`\\b${PERSON}(?:'s)?(?: is)?[ :,=-]{1,2}$`);
const OF_PERSON_BEHIND = new RegExp(`^[ ,(]{0,2}(?:is )?(?:my )?${PERSON}\\b`);
/** Marks of a number as part of a sum: a sign with something before it, or a word for one. */
const SUM_BEFORE =
  /(?:(?:[\d)%]|\b[a-z]) ?[+*×÷/^x-]|[<>≈=^(]|^\s*[+*×÷-]|\b(?:plus|minus|times|by|divided?|over|equals?|is|was|got|answer|ans|total|sum|than))[ :$]{0,2}$/;
const SUM_BEHIND =
  /^ {0,2}(?:[+*×÷<>≈=^%-]|[/x] ?[\d(]|(?:plus|minus|times|divided|people|pupils|rounded|rounds?|in words|to the nearest|cm|m|km|kg|g|l|ml|dollars?)\b)/;

/** Other ways of writing a number; read as a phone number only where the text says so. */
const SET_APART =
  /(?<![\d.,$#+])(?:[3689]\d(?:[ -]\d\d){3}|[3689]\d{3}\.\d{4}|[3689](?: \d){7}|0\d{1,2}[ -]?\d{3,4}[ -]?\d{4})(?!\d|[.,]\d)/g;

const NEAR = 60;

const STREET =
  '(?:street|st|avenue|ave|road|rd|drive|dr|crescent|cres|lane|walk|way|close|place|ring|central|link|terrace|view|rise|grove)';
const UNIT = '#\\d{1,2}-\\d{2,5}[a-z]?';
const BLOCK = new RegExp(
  `\\b(?:blk|block)\\.? ?\\d{1,4}[a-z]?(?:,? [\\p{L}'.]{2,20}){1,4}? ${STREET}\\b(?: \\d{1,3}[a-z]?\\b(?! ?[+*×÷/=<>x-]))?(?:,? ?${UNIT})?`,
  'gu',
);
const STREET_WITH_UNIT = new RegExp(
  `\\b\\d{1,4}[a-z]?(?:,? [\\p{L}'.]{2,20}){1,4}? ${STREET}\\b(?: \\d{1,3}[a-z]?\\b(?! ?[+*×÷/=<>x-]))?,? ?${UNIT}`,
  'gu',
);
const STREET_SAID = new RegExp(
  `(?<=\\b(?:live at|stay at|living at|staying at|address is|address:?|home is|house is) )\\d{1,4}[a-z]?(?:,? [\\p{L}'.]{2,20}){1,4}? ${STREET}\\b(?: \\d{1,3}[a-z]?\\b(?! ?[+*×÷/=<>x-]))?`,
  'gu',
);
const BARE_UNIT = new RegExp(`(?<![\\w#])${UNIT}(?![\\d-])`, 'g');

const POSTAL_SAID = /(?<=\b(?:postal|post ?code|zip)[^\d\n+*×÷/<>]{0,30})\d{3} ?\d{3}(?!\d)/g;
const POSTAL_OF_CITY =
  /(?<=\b(?:singapore|s'pore|spore) ?\(?)\d{6}(?!\d|[.,]\d)(?! {0,2}(?:people|[+*×÷/=<>-]))/g;
/** `S(520123)`, `S520123`. */
const POSTAL_S =
  /(?<![\p{L}\d'$=])(?:s ?\(\d{6}\)|\(s\) ?\d{6}|s ?\d{6})(?!\d|[.,]\d)(?! {0,2}[+*×÷/=<>-])/gu;
const POSTAL_BEHIND_ADDRESS = /^([ ,]{0,3}(?:singapore |s ?)?\(?)\d{6}(?!\d)/;

/** E-mail addresses, identity numbers, phone numbers, addresses and postal codes; never a number of a sum. */
export function findContacts(text: FoldedText): PersonalWord[] {
  const { folded } = text;
  const addresses = [BLOCK, STREET_WITH_UNIT, STREET_SAID, BARE_UNIT].flatMap((each) =>
    find(folded, 'address', each),
  );
  const found = [
    ...[EMAIL, SPELT_EMAIL].flatMap((each) => find(folded, 'email', each)),
    ...[NRIC, NRIC_SAID].flatMap((each) => find(folded, 'nric', each)),
    ...findAbroad(folded),
    ...find(folded, 'phone', LOCAL, isPhone),
    ...find(folded, 'phone', SET_APART, ({ before }) => CALLED.test(lineOf(before))),
    ...addresses,
    ...[POSTAL_SAID, POSTAL_OF_CITY, POSTAL_S].flatMap((each) => find(folded, 'postal', each)),
    ...addresses.flatMap(({ end }) => findBehind(folded, end)),
  ];
  return found.map((word) => ({
    ...word,
    start: placeOf(text, word.start),
    end: placeOf(text, word.end),
  }));
}

interface Surroundings {
  readonly found: string;
  readonly before: string;
  readonly behind: string;
}

function find(
  folded: string,
  personalClass: PersonalClass,
  pattern: RegExp,
  isOne: (where: Surroundings) => boolean = () => true,
): PersonalWord[] {
  return [...folded.matchAll(pattern)]
    .filter(({ 0: found, index }) => isOne(surroundingsOf(folded, found, index)))
    .map(({ 0: found, index }) => ({ class: personalClass, start: index, end: index + found.length }));
}

function surroundingsOf(folded: string, found: string, at: number): Surroundings {
  const end = at + found.length;
  return { found, before: folded.slice(Math.max(0, at - NEAR), at), behind: folded.slice(end, end + NEAR) };
}

function findBehind(folded: string, at: number): PersonalWord[] {
  const match = POSTAL_BEHIND_ADDRESS.exec(folded.slice(at, at + NEAR));
  if (!match) return [];
  return [{ class: 'postal', start: at + (match[1] ?? '').length, end: at + match[0].length }];
}

/** A number with its country's, without figures of the sum that follows it. */
function findAbroad(folded: string): PersonalWord[] {
  return [...folded.matchAll(ABROAD)].flatMap(({ 0: whole, index }) => {
    const where = surroundingsOf(folded, takeGroups(whole), index);
    const { found, before, behind } = where;
    const isSum = /[\d)%] {1,3}$/.test(before) && !/\d[ -]\d+[ -]?\d/.test(found);
    const isWhole = countFigures(found) >= MIN_FOREIGN_DIGITS;
    const isOne = isWhole && !isSum && !/^ {0,2}[+*×÷/=<>]/.test(behind);
    return isOne ? [{ class: 'phone' as const, start: index, end: index + found.length }] : [];
  });
}

function takeGroups(whole: string): string {
  let own = '';
  for (const group of whole.match(/[ -]?\(?\+?\d+\)?/g) ?? []) {
    const isEnough = countFigures(own) >= WHOLE_ABROAD && countFigures(group) < 4;
    if (isEnough || countFigures(own + group) > MAX_FOREIGN_DIGITS) break;
    own += group;
  }
  return own;
}

const countFigures = (text: string): number => text.replace(/\D/g, '').length;

/**
 * A number of eight digits belongs to a sum unless the text calls it a phone number: in Primary 6 numbers reach ten
 * million, and replacing one would change the sum.
 */
function isPhone({ found, before, behind }: Surroundings): boolean {
  if (SUM_BEHIND.test(behind)) return false;
  const line = lineOf(before);
  if (CALLED.test(line) || NUMBER_BEHIND.test(behind)) return true;
  if (SUM_BEFORE.test(line)) return false;
  if (SPOKEN_OF.test(line) || CALLED_BEHIND.test(behind)) return true;
  const isDifference = /\d-\d/.test(found);
  return !isDifference && (OF_PERSON_BEFORE.test(line) || OF_PERSON_BEHIND.test(behind));
}

const lineOf = (before: string): string => before.slice(before.lastIndexOf('\n') + 1);
