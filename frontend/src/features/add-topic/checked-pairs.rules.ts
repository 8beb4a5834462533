import { SURE_FROM, type SheetDoubt, type SheetPair } from '@sumfox/contracts/content/topic';
import type { QuestionRow } from '../../entities/topic/index.js';

/** A pair of the sheet beside the row that it filled. */
export interface CheckedPair {
  /** The key of its question's row, and of its answer's. */
  readonly key: number;
  readonly pair: SheetPair;
}

/** What is known of each row of a form that a draft filled, in the order of the rows. */
export function toCheckedPairs(pairs: readonly SheetPair[]): CheckedPair[] {
  return pairs.map((pair, at) => ({ key: at + 1, pair }));
}

/** Whether a pair needs a person's look: its row is still there, and nobody has looked at it. */
export function needsCheck(
  { key, pair }: CheckedPair,
  rows: readonly QuestionRow[],
  looked: ReadonlySet<number>,
): boolean {
  return pair.confidence < SURE_FROM && !looked.has(key) && rows.some((row) => row.key === key);
}

/** The next pair to check behind one, from the first again behind the last; null when there is none. */
export function nextToCheck(
  pairs: readonly CheckedPair[],
  rows: readonly QuestionRow[],
  looked: ReadonlySet<number>,
  after: number | null,
): number | null {
  const open = pairs.filter((pair) => needsCheck(pair, rows, looked)).map(({ key }) => key);
  const order = rows.map(({ key }) => key).filter((key) => open.includes(key));
  const at = order.findIndex((key) => key === after);
  return order[(at + 1) % Math.max(1, order.length)] ?? null;
}

/** A number with a letter that looks like a digit, such as `18O`, with the digit in its place; null without one. */
export function proposeNumber(text: string): string | null {
  const DIGITS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };
  const proposed = text.replace(
    /(?<=\d)[OolISB](?=\b|\d)|\b[OolISB](?=\d)/g,
    (letter) => DIGITS[letter] ?? letter,
  );
  return proposed === text ? null : proposed;
}

/** The doubt that is told of a pair: the gravest, as one sentence is read and five are not. */
export function firstDoubt({ doubts }: SheetPair): SheetDoubt | null {
  return doubts[0] ?? null;
}
