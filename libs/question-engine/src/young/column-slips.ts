/** A wrong value of a sum that is written in columns, and what is said of it. */
export interface ColumnSlip {
  code: string;
  says: string;
  value: number;
}

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
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
] as const;

/** Numbers of one and of two digits that are written with their first digits below each other. */
const alignLeft = (long: number, short: number): number =>
  short * 10 ** (String(long).length - String(short).length);

/** A product with a number of one digit, of which what is regrouped is lost. */
const withoutRegrouping = (long: number, digit: number): ColumnSlip => ({
  code: 'regrouping-forgotten',
  says: 'Multiply digit by digit again. Add what you regroup to the next column.',
  value: fromDigits(digitsOf(long).map((one) => (one * digit) % 10)),
});

/**
 * What pupils do wrong in a sum of two numbers: forget to regroup, regroup where nothing is to be
 * regrouped, or write the digits in the wrong columns. Empty for any other line, and for numbers that are counted.
 */
export function listColumnSlips(expression: string): ColumnSlip[] {
  const [, one, sign, other] =
    /^\$?(\d+) ([+−×]) \$?(\d+)$/.exec(expression.replace(/(?<=\d) (?=\d{3})/g, '')) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === undefined || Math.max(a, b) <= LEAST_IN_COLUMNS) return [];
  if (sign === '×') {
    const slip = withoutRegrouping(Math.max(a, b), Math.min(a, b));
    return Math.min(a, b) < 10 && slip.value > 0 && slip.value !== a * b ? [slip] : [];
  }
  const columns = inColumns(a, b);
  const isSum = sign === '+';
  const regroups = columns.map(([x, y]) => (isSum ? x + y > 9 : x < y));
  const place = regroups.indexOf(true);
  const name = PLACES[place] ?? 'ones';
  const next = PLACES[place + 1] ?? 'hundreds';
  const long = Math.max(a, b);
  const moved = alignLeft(long, Math.min(a, b));
  const slips: ColumnSlip[] = [
    ...(place < 0
      ? [
          isSum
            ? {
                code: 'regrouped-too-often',
                says: 'Check the tens. Did you add a ten too many?',
                value: a + b + 10,
              }
            : {
                code: 'regrouped-too-often',
                says: 'Check the tens. Did you need to regroup?',
                value: a - b - 10,
              },
        ]
      : isSum
        ? [
            {
              code: 'regrouping-forgotten',
              says: `Add the ${name} again. Do you get a new ${next.slice(0, -1)}?`,
              value: fromDigits(columns.map(([x, y]) => (x + y) % 10)),
            },
          ]
        : [
            {
              code: 'smaller-digit-taken',
              says: `Look at the ${name}. You must regroup first.`,
              value: fromDigits(columns.map(([x, y]) => Math.abs(x - y))),
            },
            {
              code: 'regrouping-forgotten',
              says: `You regrouped. Now there is one ${next.slice(0, -1)} less.`,
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
