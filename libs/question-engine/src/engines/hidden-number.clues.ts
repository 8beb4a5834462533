/** What a clue says of a hidden whole number. */
export const CLUE_KINDS = [
  'cards',
  'between',
  'odd',
  'even',
  'multiple',
  'remainder',
  'digit-sum',
  'hundreds-digit',
  'tens-more',
  'falling',
  'rising',
  'factor',
] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** A clue and its numbers; written `between 40 60` where an item stores it. */
export interface Clue {
  kind: ClueKind;
  numbers: readonly number[];
}

/** Digits of a number from the right, one at a time: a search reads them of thousands of numbers, so without lists. */
const lastDigit = (n: number): number => n % 10;
const withoutLast = (n: number): number => Math.floor(n / 10);

function digitSum(n: number): number {
  let sum = 0;
  for (let rest = n; rest > 0; rest = withoutLast(rest)) sum += lastDigit(rest);
  return sum;
}

/** One of a digit, in a count of all ten digits: three bits for each, as no number here has more than five digits. */
const oneOfDigit = (digit: number): number => 1 << (3 * digit);

/** How often a number has each digit. */
function digitCounts(n: number): number {
  let counts = 0;
  for (let rest = n; rest > 0; rest = withoutLast(rest)) counts += oneOfDigit(lastDigit(rest));
  return counts;
}

/** Whether each digit stands in order with the next one on its right. */
function areDigitsOrdered(n: number, inOrder: (left: number, right: number) => boolean): boolean {
  for (let rest = n; rest >= 10; rest = withoutLast(rest))
    if (!inOrder(lastDigit(withoutLast(rest)), lastDigit(rest))) return false;
  return true;
}

/** Whether a number fits a clue. */
export function fitsClue(n: number, { kind, numbers }: Clue): boolean {
  const a = numbers[0] ?? 0;
  const b = numbers[1] ?? 0;
  switch (kind) {
    case 'cards':
      return digitCounts(n) === numbers.reduce((counts, digit) => counts + oneOfDigit(digit), 0);
    case 'between':
      return n > a && n < b;
    case 'odd':
      return n % 2 === 1;
    case 'even':
      return n % 2 === 0;
    case 'multiple':
      return n % a === 0;
    case 'remainder':
      return n % a === b;
    case 'digit-sum':
      return digitSum(n) === a;
    case 'hundreds-digit':
      return Math.floor(n / 100) % 10 === a;
    case 'tens-more':
      return (Math.floor(n / 10) % 10) - (n % 10) === a;
    case 'falling':
      return areDigitsOrdered(n, (left, right) => right < left);
    case 'rising':
      return areDigitsOrdered(n, (left, right) => right > left);
    case 'factor':
      return a % n === 0;
  }
}

/** Clues by what they cost to try: digits come last. */
const CHEAP: readonly ClueKind[] = [
  'between',
  'odd',
  'even',
  'multiple',
  'remainder',
  'factor',
  'hundreds-digit',
];

/** The numbers that all the cards make, one for each order of the cards. */
function listCardNumbers(cards: readonly number[]): number[] {
  if (cards.length === 0) return [0];
  const place = 10 ** (cards.length - 1);
  return cards.flatMap((digit, i) =>
    listCardNumbers(cards.toSpliced(i, 1)).map((rest) => digit * place + rest),
  );
}

/** All numbers from 1 to `most` that fit every clue: tries those that the cards make, without cards all of them. */
export function listFits(clues: readonly Clue[], most: number): number[] {
  const ordered = clues.toSorted((a, b) => Number(CHEAP.includes(b.kind)) - Number(CHEAP.includes(a.kind)));
  const fits = (n: number): boolean => ordered.every((clue) => fitsClue(n, clue));
  const cards = clues.find((clue) => clue.kind === 'cards');
  if (cards)
    return [...new Set(listCardNumbers(cards.numbers))]
      .sort((a, b) => a - b)
      .filter((n) => n <= most && fits(n));
  const found: number[] = [];
  for (let n = 1; n <= most; n += 1) if (fits(n)) found.push(n);
  return found;
}

/** For each clue, the numbers up to `most` that fit all the others and break this one. */
export function listBreaking(clues: readonly Clue[], most: number): number[][] {
  const order = clues
    .map((clue, i) => ({ clue, i }))
    .toSorted((a, b) => Number(CHEAP.includes(b.clue.kind)) - Number(CHEAP.includes(a.clue.kind)));
  const breaking: number[][] = clues.map(() => []);
  for (let n = 1; n <= most; n += 1) {
    let broken = -1;
    let fits = true;
    for (const { clue, i } of order) {
      if (fitsClue(n, clue)) continue;
      if (broken >= 0) {
        fits = false;
        break;
      }
      broken = i;
    }
    if (fits && broken >= 0) breaking[broken]?.push(n);
  }
  return breaking;
}
