/** Symbols of unit words that stand after a number; the longer word first where one begins with another. */
const UNITS: ReadonlyArray<readonly [word: string, symbol: string]> = [
  ['square kilomet(?:re|er)s?', ' km²'],
  ['square centimet(?:re|er)s?', ' cm²'],
  ['square met(?:re|er)s?', ' m²'],
  ['cubic centimet(?:re|er)s?', ' cm³'],
  ['cubic met(?:re|er)s?', ' m³'],
  ['kilomet(?:re|er)s? per hour', ' km/h'],
  ['kilomet(?:re|er)s?', ' km'],
  ['centimet(?:re|er)s?', ' cm'],
  ['met(?:re|er)s?', ' m'],
  ['kilograms?', ' kg'],
  ['grams?', ' g'],
  ['millilit(?:re|er)s?', ' ml'],
  ['lit(?:re|er)s?', ' ℓ'],
  ['hours', ' h'],
  ['minutes', ' min'],
  ['seconds', ' s'],
  ['degrees celsius', ' °C'],
  ['degrees', '°'],
  ['per ?cent', '%'],
  ['cents', '¢'],
];

/** A number as Singapore writes it: `36 480`, `36,480`, `2.5`. */
const NUMBER = String.raw`\d+(?:[ ,]\d{3})*(?:\.\d+)?`;
const UNIT_RULES = UNITS.map(
  ([word, symbol]) => [new RegExp(String.raw`(\d) (?:${word})(?![\p{L}-])`, 'giu'), `$1${symbol}`] as const,
);
/** Whole dollars, or dollars with two figures of cents; of a fraction of a dollar the word is clearer. */
const DOLLARS = new RegExp(String.raw`(?<![\d/.,$])(${NUMBER}) dollars(?![\p{L}-])`, 'giu');
const WHOLE_OR_CENTS = /^[\d ,]+(?:\.\d\d)?$/;

/** A run of four figures or more that is a number of its own: no decimals, no date, no code. */
const LONG_NUMBER = /(?<![\p{L}\d.,/:_-])\d{4,}(?![\p{L}\d/:_]|[-,]\d)/gu;
const UNIT_AFTER = /^ ?(?:km|cm|m|kg|g|ml|ℓ|h|min|s)(?![\p{L}])/u;

/** `2026` alone is a year; `$2026` and `2026 m` are not. */
function isYear(digits: string, before: string, after: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits) && !before.endsWith('$') && !UNIT_AFTER.test(after);
}

/**
 * A question or answer as it is shown (TOPIC-7): unit words after a number become symbols, and large numbers get
 * thousands separators.
 */
export function toShownText(text: string): string {
  let shown = text.replace(DOLLARS, (all, number: string) =>
    WHOLE_OR_CENTS.test(number) ? `$${number}` : all,
  );
  for (const [words, symbol] of UNIT_RULES) shown = shown.replace(words, symbol);
  return shown.replace(LONG_NUMBER, (digits, at: number, whole: string) =>
    digits.startsWith('0') || isYear(digits, whole.slice(0, at), whole.slice(at + digits.length))
      ? digits
      : digits.replace(/\B(?=(?:\d{3})+$)/g, ','),
  );
}
