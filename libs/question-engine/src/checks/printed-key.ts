import { listLabelBoxes } from '../drawing/label-boxes.js';
import { listNumbers, unitTextOf } from './read-text.js';

const PLACES: ReadonlyArray<readonly [name: string, worth: number]> = [
  ['hundred thousand', 100_000],
  ['ten thousand', 10_000],
  ['thousand', 1000],
  ['hundred', 100],
  ['ten', 10],
  ['one', 1],
];
/** A row of a place-value chart in a text alternative: `Number: 3 hundreds, 2 tens, 8 ones`. */
const CHART_ROW = /: (\d+ (?:\w+ )?\w+s?(?:, \d+ (?:\w+ )?\w+s?)*)/g;
/** Labels of one unit from which on they are the numbers of a scale, at which a reading may lie. */
const SCALE_LABELS = 4;

/** The number that the cells of a row of a place-value chart make; null for another list. */
function readChartRow(row: string): number | null {
  let sum = 0;
  for (const cell of row.split(', ')) {
    const [, count, name = ''] = /^(\d+) ([\w ]+?)s?$/.exec(cell) ?? [];
    const worth = PLACES.find(([place]) => place === name)?.[1];
    // Ten and more of a place still have to be worked out.
    if (count === undefined || worth === undefined || Number(count) > 9) return null;
    sum += Number(count) * worth;
  }
  return sum;
}

/** Nouns that are the same for one and for several, and units. */
const SAME_FOR_ONE = /^(?:[ck]?m|k?g|ℓ|ml|min|h|s|fish|sheep)$/;

/** A blank that the noun behind it fills: `___ leaf` is 1. */
export const listToldOneFaults = (stem: string, expected: readonly string[]): string[] =>
  expected.flatMap((text) => {
    const noun = /^1 (\p{L}[\p{L} ]*)$/u.exec(text)?.[1];
    return noun !== undefined &&
      !SAME_FOR_ONE.test(noun) &&
      new RegExp(`___ ${noun}(?!\\p{L})`, 'u').test(stem)
      ? [`secrecy: "${noun}" behind the blank tells 1`]
      : [];
  });

/**
 * Whether a drawing prints a key that has to be worked out: on a place-value chart beside numbers that are told, or as
 * a label with its unit that is no number of a scale.
 */
export function listPrintedKeyFaults(
  { svg, alt }: { svg: string; alt: string },
  told: string,
  key: string,
): string[] {
  const numbers = listNumbers(key);
  const [value] = numbers;
  if (numbers.length !== 1 || !value) return [];
  const isChart =
    alt.startsWith('Place-value chart') &&
    listNumbers(told).length > 1 &&
    [...alt.matchAll(CHART_ROW)].some(([, row = '']) => {
      const number = readChartRow(row);
      return number !== null && value.equals(number);
    });
  const unit = unitTextOf(key);
  const labels = listLabelBoxes(svg).map(({ label }) => label);
  const isLabel =
    unit !== '' &&
    labels.includes(key) &&
    labels.filter((label) => unitTextOf(label) === unit).length < SCALE_LABELS;
  return isChart || isLabel ? [`secrecy: the drawing prints the answer ${key}`] : [];
}
