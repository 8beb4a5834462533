import { type Exact, exact } from '../numbers/exact.js';

/** A wrong value of a sum that is written in columns, and what is said of it. */
export interface ColumnSlip<Value = Exact> {
  code: string;
  says: string;
  value: Value;
}

type WholeSlip = ColumnSlip<number>;

/** Below this a pupil counts, and writes no columns. */
const LEAST_IN_COLUMNS = 20;

const digitsOf = (value: number): number[] => [...String(value)].map(Number).toReversed();
const fromDigits = (digits: readonly number[]): number =>
  digits.reduce((value, digit, place) => value + digit * 10 ** place, 0);

/** Digits of both numbers, place by place from the ones on. */
function inColumns(one: number, other: number): Array<readonly [number, number]> {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, place) => [a[place] ?? 0, b[place] ?? 0]);
}

const PLACES = [
  'thousandths',
  'hundredths',
  'tenths',
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
] as const;

/** Places of a decimal that have a name. */
const MOST_DECIMALS = 3;

/** Numbers of one and of two digits that are written with their first digits below each other. */
const alignLeft = (long: number, short: number): number =>
  short * 10 ** (String(long).length - String(short).length);

/** A product with a number of one digit, of which what is regrouped is lost. */
const withoutRegrouping = (long: number, digit: number): WholeSlip => ({
  code: 'regrouping-forgotten',
  says: 'Multiply digit by digit again. Add what you regroup to the next column.',
  value: fromDigits(digitsOf(long).map((one) => (one * digit) % 10)),
});

/** Money has no tenths and hundredths. */
const sayOfCents = (says: string): string =>
  says
    .replace(/\b(?:tenths|hundredths)\b/g, 'cents')
    .replace('Do you get a new tenth?', 'Did you regroup?')
    .replace('Do you get a new whole?', 'Do you get a new dollar?')
    .replace('Now there is one tenth less.', 'The next digit is now one less.')
    .replace('one whole less', 'one dollar less');

/**
 * What pupils do wrong in a sum of two numbers: forget to regroup, regroup where nothing is to be
 * regrouped, or write the digits in the wrong columns. Empty for any other line, and for numbers that are counted.
 */
export function listColumnSlips(expression: string): ColumnSlip[] {
  const [, one = '', oneEnd = '', sign, other = '', otherEnd = ''] =
    /^\$?(\d+)(?:\.(\d+))? ([+−×]) \$?(\d+)(?:\.(\d+))?$/.exec(
      expression.replace(/(?<=\d) (?=\d{3})/g, ''),
    ) ?? [];
  if (sign === undefined) return [];
  const decimals = Math.max(oneEnd.length, otherEnd.length);
  const points = 10 ** decimals;
  const toValues = (slips: readonly WholeSlip[]): ColumnSlip[] =>
    slips.map(({ code, says, value }) => ({
      code,
      says: decimals > 0 && expression.includes('$') ? sayOfCents(says) : says,
      value: exact(value, points),
    }));
  const [left, right] = [Number(one + oneEnd), Number(other + otherEnd)];
  if (decimals === 0 || sign === '×')
    return oneEnd !== '' && otherEnd !== '' ? [] : toValues(listWholeSlips(left, sign, right));
  if (decimals > MOST_DECIMALS) return [];
  const align = (value: number, end: string): number => value * 10 ** (decimals - end.length);
  const slips = listWholeSlips(align(left, oneEnd), sign, align(right, otherEnd), decimals);
  const shifted = sign === '+' ? left + right : left - right;
  return toValues([
    ...slips.filter(({ code }) => code !== 'columns-mixed-up'),
    ...(oneEnd.length === otherEnd.length || shifted <= 0
      ? []
      : [
          {
            code: 'decimal-points-mixed-up',
            says: 'Write the decimal points below each other.',
            value: shifted,
          },
        ]),
  ]);
}

/** Slips in two whole numbers, also in decimals without their points: `decimals` tells which place is that of the ones. */
function listWholeSlips(a: number, sign: string, b: number, decimals = 0): WholeSlip[] {
  if (decimals === 0 && Math.max(a, b) <= LEAST_IN_COLUMNS) return [];
  if (sign === '×') {
    const slip = withoutRegrouping(Math.max(a, b), Math.min(a, b));
    return Math.min(a, b) < 10 && slip.value > 0 && slip.value !== a * b ? [slip] : [];
  }
  const columns = inColumns(a, b);
  const isSum = sign === '+';
  const regroups = columns.map(([x, y]) => (isSum ? x + y > 9 : x < y));
  const place = regroups.indexOf(true);
  const isOften = regroups.lastIndexOf(true) > place;
  const first = PLACES.indexOf('ones') - decimals;
  const name = PLACES[first + place] ?? 'ones';
  const next = PLACES[first + place + 1] ?? 'hundreds';
  // Where both large numbers end in zeros, the lowest place that has digits.
  const low = Math.min(a, b) < 100 ? 0 : columns.findIndex(([x, y]) => x > 0 || y > 0);
  const [above, step] = [PLACES[first + low + 1] ?? 'hundreds', 10 ** (low + 1)];
  const long = Math.max(a, b);
  const moved = alignLeft(long, Math.min(a, b));
  const slips: WholeSlip[] = [
    ...(place < 0
      ? [
          {
            code: 'regrouped-too-often',
            says: `Look at the ${above} again. Did you ${isSum && decimals === 0 ? `add a ${above.slice(0, -1)} too many` : 'need to regroup'}?`,
            value: isSum ? a + b + step : a - b - step,
          },
        ]
      : isSum
        ? [
            {
              code: 'regrouping-forgotten',
              says: isOften
                ? `Add again from the ${name} on. Regroup each time you get ten.`
                : `Add the ${name} again. Do you get a new ${next === 'ones' ? 'whole' : next.slice(0, -1)}?`,
              value: fromDigits(columns.map(([x, y]) => (x + y) % 10)),
            },
          ]
        : [
            {
              code: 'smaller-digit-taken',
              says: isOften
                ? 'Subtract again. Regroup where you must.'
                : `Look at the ${name}. You must regroup first.`,
              value: fromDigits(columns.map(([x, y]) => Math.abs(x - y))),
            },
            {
              code: 'regrouping-forgotten',
              says: `You regrouped. Now there is one ${next === 'ones' ? 'whole' : next.slice(0, -1)} less.`,
              value: a - b + 10 ** (place + 1),
            },
          ]),
    // One digit is not put below the hundreds, nor below the tens of a number without ones.
    ...(moved !== Math.min(a, b) * 10 ||
    String(long + moved).length > String(a + b).length ||
    (isSum && long % 10 === 0 && moved < 100)
      ? []
      : [
          {
            code: 'columns-mixed-up',
            says: 'Write ones below ones and tens below tens.',
            value: isSum ? long + moved : a - moved,
          },
        ]),
  ];
  return slips.filter(({ value }) => value > 0 && value !== (isSum ? a + b : a - b));
}
