import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';

const NUMBER = String.raw`\d+(?: \d{3})*(?:\.\d+)?`;

/** `a × b` and `a ÷ b` of plain numbers, units beside them; a chain gives each of its signs. */
const OPERATIONS = new RegExp(
  String.raw`(?<![\d/.])(${NUMBER})(?: ?[a-zℓ¢°²³]+)? ([×÷]) (?=\$?(${NUMBER})(?![\d./]))`,
  'g',
);

/** Digits that the written method works with: zeros at both ends and the point do not count. */
const digitsOf = (text: string): number =>
  text.replace(/[ .]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;

/** The bare digits of a number: 15, 150 and 1.5 alike. */
const bareOf = (text: string): number =>
  Number(text.replace(/[ .]/g, '').replace(/^0+/, '').replace(/0+$/, ''));

const valueOf = (text: string): number => Number(text.replaceAll(' ', ''));

interface Learnt {
  times(a: string, b: string): boolean;
  divided(a: string, b: string): boolean;
}

const TABLES_P2: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 10, 100]);

/** One digit by hand, or some divisors that a child counts up in. */
const byHand =
  (counted: readonly number[], most: number) =>
  (a: string, b: string): boolean =>
    digitsOf(b) <= 1 || (counted.includes(bareOf(b)) && valueOf(a) / valueOf(b) <= most);

/** What a grade can multiply and divide by (the curriculum's table of conventions); from Primary 5 on anything. */
const LEARNT: Readonly<Record<number, Learnt>> = {
  1: { times: (a, b) => valueOf(a) * valueOf(b) <= 40, divided: () => false },
  2: {
    times: (a, b) => TABLES_P2.has(valueOf(a)) || TABLES_P2.has(valueOf(b)),
    divided: (a, b) => TABLES_P2.has(valueOf(b)) || TABLES_P2.has(valueOf(a) / valueOf(b)),
  },
  3: {
    times: (a, b) => Math.min(digitsOf(a), digitsOf(b)) <= 1 && Math.max(digitsOf(a), digitsOf(b)) <= 3,
    divided: byHand([15, 25], 6),
  },
  4: {
    times: (a, b) => {
      const [small, large] = [digitsOf(a), digitsOf(b)].sort((m, n) => m - n) as [number, number];
      return small <= 1 ? large <= 5 : small <= 2 && large <= 3;
    },
    divided: byHand([11, 12, 15, 25], 15),
  },
};

/** A product or quotient after a plus or minus, or brackets: the order of operations comes in Primary 5. */
const ORDERED = /[+−][^()]*[×÷]|\(.*[+−].*\).*[×÷]|[+−×÷] \(/;

const FRACTION = String.raw`\d+\/\d+`;
const MIXED = String.raw`\d+ ${FRACTION}`;
const UNITS = String.raw`(?: ?[a-zℓ¢°²³]+)?`;

/** Sums with fractions and the grade that learns them, whatever tells in words how they are done. */
const FRACTION_SUMS: ReadonlyArray<readonly [first: number, sum: RegExp]> = [
  // The product of two fractions comes in Primary 5, and dividing by a whole number or a proper fraction in Primary 6.
  [5, new RegExp(`${FRACTION}${UNITS} × (?:\\d+ )?${FRACTION}`)],
  [6, new RegExp(`${FRACTION}${UNITS} ÷|÷ \\$?(?:\\d+ )?${FRACTION}`)],
  [7, new RegExp(`${MIXED}${UNITS} ÷|÷ \\$?${MIXED}`)],
];

/** The sum of a line `label: sum = result`; empty for a line in words. */
const sumOf = (step: string): string =>
  step.includes(' = ') ? (step.split(': ').at(-1) ?? '').replace(/ = .*$/, '') : '';

/** Products and quotients of fractions that the grade has not met yet, in lines of working or in options. */
export function listFractionSumFaults(grade: GradeLevel, steps: readonly string[]): string[] {
  const at = gradeNumber(grade);
  return steps.flatMap((step) => {
    const sum = FRACTION_SUMS.find(([first, form]) => at < first && form.test(sumOf(step)))?.[1];
    return sum ? [`grade: "${sum.exec(step)?.[0] ?? ''}" in "${step}" is not learnt in ${grade}`] : [];
  });
}

/** Largest number of a sum that Primary 1 has done with. */
export const MOST_EASY = 50;

/** A question of Primary 3 or 4 without a drawing that is one sum or difference of Primary 1. */
export function listEasyFaults(grade: GradeLevel, steps: readonly string[]): string[] {
  const at = gradeNumber(grade);
  const sums = steps.map(sumOf).filter((sum) => sum !== '');
  const [, a, sign, b] = /^\$?(\d+) ([+−]) \$?(\d+)$/.exec(sums[0] ?? '') ?? [];
  const largest = sign === '+' ? Number(a) + Number(b) : Number(a);
  const isEasy = sums.length === 1 && largest <= MOST_EASY;
  return at > 2 && at < 5 && isEasy ? [`grade: ${sums[0] ?? ''} alone is a sum of Primary 1`] : [];
}

/**
 * Sums of the working that the grade has not learnt to work out by hand (no calculator before Primary 5), and lines
 * that are read wrongly from left to right: `grade: …`. They are true all the same.
 */
export function listSumFaults(grade: GradeLevel, steps: readonly string[]): string[] {
  const early = listFractionSumFaults(grade, steps);
  const learnt = LEARNT[gradeNumber(grade)];
  if (!learnt) return early;
  const others = steps.flatMap((step) => [
    ...(ORDERED.test(sumOf(step)) ? [`grade: "${step}" needs the order of operations`] : []),
    ...[...step.matchAll(OPERATIONS)].flatMap(([, a = '', sign, b = '']) =>
      (sign === '×' ? learnt.times(a, b) : learnt.divided(a, b))
        ? []
        : [`grade: ${a} ${sign ?? ''} ${b} is not learnt in ${grade}`],
    ),
  ]);
  return [...early, ...others];
}
