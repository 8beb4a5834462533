/** A line of working that works one thing out: `Each atlas adds: 40 − 15 = 25`. */
export interface WorkingLine {
  operator: '+' | '−' | '×' | '÷';
  /** Two numbers, or more where they are added, as they are written and what they are worth. */
  terms: readonly WrittenNumber[];
  result: WrittenNumber;
}

export interface WrittenNumber {
  /** With its unit: `$12`, `33 ℓ`. */
  text: string;
  value: number;
}

/** A line of working as a bar: its parts beside each other, and the whole above them. */
export interface LineBar {
  parts: readonly { text: string; size: number }[];
  whole: string;
  /** What the line finds: the whole, or these parts. */
  found: 'whole' | readonly number[];
  /** Whether all parts are as long as each other, as units are. */
  isEqual: boolean;
}

/** More equal parts would be too narrow for their numbers. */
const MOST_PARTS = 10;
const NUMBER = String.raw`(\$?)(\d{1,3}(?:[ ,]\d{3})+|\d+)(\.\d+)?(?![\d/%.,])`;
const UNIT = String.raw`(?: ?[\p{L}°²³]+){0,2}`;
const TERM = new RegExp(`^${NUMBER}${UNIT}$`, 'u');

/** A number with its unit; null for a fraction, a percentage and a sentence. */
export function readNumber(text: string): WrittenNumber | null {
  const trimmed = text.trim();
  const [, , whole = '', decimals = ''] = TERM.exec(trimmed) ?? [];
  return whole === '' ? null : { text: trimmed, value: Number(whole.replace(/[ ,]/g, '') + decimals) };
}

const normalised = (line: string): string =>
  line
    .replace(/[-–]/g, '−')
    .replace(/[*x](?= ?\$?\d)/g, '×')
    .replace(/(?<=\d) ?\/ ?(?=\d+ *=)/g, ' ÷ ');

/** Reads a line that is one calculation, with or without words and a colon before it; null for every other line. */
export function readLine(line: string): WorkingLine | null {
  const [left = '', right = '', ...more] = normalised(line)
    .replace(/^[^=]*:/, '')
    .replace(/[.;]\s*$/, '')
    .split('=');
  if (more.length > 0) return null;
  const operators = [...left.matchAll(/[+−×÷]/g)].map(([sign]) => sign as WorkingLine['operator']);
  const [operator] = operators;
  const terms = left.split(/[+−×÷]/).map(readNumber);
  const result = readNumber(right);
  if (!operator || !result || operators.some((each) => each !== operator)) return null;
  if (operator !== '+' && operators.length > 1) return null;
  const read = terms.filter((term) => term !== null);
  return read.length === terms.length ? { operator, terms: read, result } : null;
}

/** Whether a line comes to what it says, but for rounding to two places. */
export function isTrue({ operator, terms, result }: WorkingLine): boolean {
  const values = terms.map(({ value }) => value);
  const [first = 0, second = 0] = values;
  const value = {
    '+': values.reduce((sum, each) => sum + each, 0),
    '−': first - second,
    '×': first * second,
    '÷': first / second,
  }[operator];
  return Math.abs(value - result.value) < 0.005;
}

const isCount = ({ value }: WrittenNumber): boolean =>
  Number.isInteger(value) && value >= 2 && value <= MOST_PARTS;
const equalParts = (count: number, text: string) => Array.from({ length: count }, () => ({ text, size: 1 }));
const partOf = ({ text, value }: WrittenNumber) => ({ text, size: value });

/** The bar of a line; null where the line is none, does not come to what it says, or has no bar that can be drawn. */
export function barOfLine(line: string): LineBar | null {
  const read = readLine(line);
  if (!read || !isTrue(read)) return null;
  const { operator, terms, result } = read;
  const [first, second] = terms;
  if (!first || !second || [...terms, result].some(({ value }) => value <= 0)) return null;
  if (operator === '+')
    return terms.length > MOST_PARTS / 2
      ? null
      : { parts: terms.map(partOf), whole: result.text, found: 'whole', isEqual: false };
  if (operator === '−')
    return { parts: [second, result].map(partOf), whole: first.text, found: [1], isEqual: false };
  if (operator === '÷')
    return isCount(second)
      ? {
          parts: equalParts(second.value, result.text),
          whole: first.text,
          found: [...Array(second.value).keys()],
          isEqual: true,
        }
      : null;
  const [count, each] = isCount(first) ? [first, second] : [second, first];
  return isCount(count)
    ? { parts: equalParts(count.value, each.text), whole: result.text, found: 'whole', isEqual: true }
    : null;
}

/**
 * The pupil's first line that does not come to what it says, or finds a number that no step of the solution finds; null
 * where all lines go the same way, and where no line can be read.
 */
export function partingLine(lines: readonly string[], steps: readonly string[]): number | null {
  const found = steps.flatMap((step) => readLine(step)?.result.value ?? []);
  if (found.length === 0) return null;
  const at = lines.findIndex((line) => {
    const read = readLine(line);
    return read !== null && (!isTrue(read) || !found.includes(read.result.value));
  });
  return at < 0 ? null : at;
}

/** The step, from 0, that already gave the pupil's answer, where more steps follow; null where none did. */
export function stepReached(answer: string, steps: readonly string[]): number | null {
  const value = readNumber(answer)?.value;
  if (value === undefined) return null;
  const at = steps.findIndex((step) => readLine(step)?.result.value === value);
  const isLast = steps.slice(at + 1).every((step) => readLine(step) === null);
  return at < 0 || isLast ? null : at;
}
