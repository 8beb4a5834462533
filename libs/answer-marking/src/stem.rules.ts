import type { AnswerForm } from '@sumfox/contracts/question/answer-policy';
import { isLess } from './rational.js';
import { findTokens } from './tokens.js';
import { findUnitReading } from './unit.grammar.js';
import type { Unit } from './units.js';

/** Demands of stems on the form of the answer. The first rule that fits the stem and the model answer counts. */
const FORM_RULES: readonly (readonly [RegExp, AnswerForm])[] = [
  [/product of (?:its |the )?prime|prime factori[sz]ation/, 'product-of-primes'],
  [/fractions? or (?:as )?(?:a )?mixed number/, 'fraction'],
  [/mixed number/, 'mixed'],
  [/improper fraction/, 'improper'],
  [/(?:as|into|to|in) (?:a |the )?(?:[a-z]+ )?fraction|what fraction|(?:as|in) fractions/, 'fraction'],
  [/(?:as|into|to|in) (?:a )?decimals?\b(?! place)/, 'decimal'],
  [/(?:as|into|to|in) (?:a )?percentages?\b|what percentage|percentage (?:in|de)crease|_{2,} ?%/, 'percent'],
  // Not `24 hours`, which is a duration.
  [/24[- ]hour\b/, 'time24'],
  [/12[- ]hour\b/, 'time12'],
  [/\bin words\b/, 'words'],
  // Not `lays squares in figures … Figure 5`, which are shapes.
  [/\bin (?:figures|numerals)\b(?![^]*\bfigure \d)/, 'figures'],
];

/** The forms that the stem names, the more particular first. */
export function listAskedForms(stem: string): AnswerForm[] {
  const lower = stem.toLowerCase();
  return FORM_RULES.filter(([pattern]) => pattern.test(lower)).map(([, form]) => form);
}

export function isSimplestAsked(stem: string): boolean {
  return /simplest form|lowest terms|simplest|simplify/i.test(stem);
}

/** Whether the stem asks for an order among the terms of a list. */
export function isOrderAsked(stem: string): boolean {
  return (
    /\b(?:arrange|ascending|descending|increasing|decreasing|in order|sequence)\b/i.test(stem) ||
    /\bnext (?:two|three|four|five|\d)\b/i.test(stem) ||
    /\b(?:small|great|larg|light|heavi|short|long|big)e(?:r|st)\b.{0,40}\bfirst\b/i.test(stem) ||
    /\bfrom (?:the )?(?:small|great|larg|light|heavi|short|long|big)est\b/i.test(stem)
  );
}

const COUNT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** The decimal places that are asked for ("correct to 2 decimal places", "to the nearest tenth"), or null. */
export function findAskedPlaces(stem: string): number | null {
  const match = /\b(\d|one|two|three|four|five) decimal places?\b/i.exec(stem);
  if (match?.[1] !== undefined)
    return /\d/.test(match[1]) ? Number(match[1]) : COUNT_WORDS.indexOf(match[1].toLowerCase());
  const nearest = /\bnearest (tenth|hundredth|thousandth)\b/i.exec(stem)?.[1]?.toLowerCase();
  return nearest === undefined ? null : ['tenth', 'hundredth', 'thousandth'].indexOf(nearest) + 1;
}

/** The letter of "in terms of n", or null. */
export function findAskedLetter(stem: string): string | null {
  return /\bin terms of ([A-Za-z])\b/.exec(stem)?.[1] ?? null;
}

/** Whether the stem speaks of clock times, so that `19:15` is one. */
export function isTimeAsked(stem: string): boolean {
  return /\b(?:24|12)[- ]hour\b|\bwhat time\b|\bclock\b|\b[ap]\.?m\b|\bat what time\b/i.test(stem);
}

export function isUnitAsked(stem: string): boolean {
  return /\b(?:include|state|write|give) the (?:correct )?units?\b/i.test(stem);
}

/** The divisor of the one division the stem names, as digits, or null. */
export function findDivisor(stem: string): string | null {
  const match =
    /\d ?(?:÷|\/|divided by) ?(\d{1,9})\b/i.exec(stem) ??
    /\bdivide \d{1,9} by (\d{1,9})\b/i.exec(stem) ??
    null;
  return match?.[1] !== undefined && Number(match[1]) > 0 ? match[1] : null;
}

const UNIT_PLACES =
  /\bin (?!second\b)(?=[a-z$¢°])|\bhow many (?:more |fewer )?(?=[a-z])|_{2,} ?(?=[a-z$°¢])|\bhow much .{0,20}\bin (?=[a-z])/gi;

/** A blank within a calculation, with what is printed beside it; its unit is no other one of the stem. */
const BLANK_OF_SUM = /(?<=[-+*÷=] ?)\$?_{2,}(?: ?[^\s.]+)?|_{2,}(?: ?[^\s.]+)?(?= [-+*÷=])/;

/**
 * The units the stem may fix, each a unit or the units of a compound in falling order: "in cm", "how many minutes",
 * "in hours and minutes", `___ ml`. Which of them counts is settled by the model answer.
 */
export function listAskedUnits(stem: string): Unit[][] {
  return listNamedUnits(BLANK_OF_SUM.exec(stem)?.[0] ?? stem);
}

/** Whether the blank of a calculation has a dollar sign before it. Dollars and cents may stand there as well. */
export function isDollarPrinted(stem: string): boolean {
  return BLANK_OF_SUM.exec(stem)?.[0].startsWith('$') === true;
}

function listNamedUnits(stem: string): Unit[][] {
  const found: Unit[][] = [];
  for (const match of stem.matchAll(UNIT_PLACES)) {
    const tokens = findTokens(stem.slice(match.index + match[0].length).split(/[.?!]\s|[.?!]$/)[0] ?? '');
    if (!tokens) continue;
    const first = findUnitReading(tokens, 0, null);
    if (!first) continue;
    const units = [first.unit];
    let next = first.next;
    for (;;) {
      const joint = tokens[next];
      if (joint?.kind !== 'word' || joint.word !== 'and') break;
      const more = findUnitReading(tokens, next + 1, null);
      const last = units.at(-1);
      if (!more || !last || more.unit.dimension !== last.dimension || !isLess(more.unit.factor, last.factor))
        break;
      units.push(more.unit);
      next = more.next;
    }
    found.push(units);
  }
  return found;
}
