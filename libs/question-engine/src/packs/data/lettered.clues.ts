import { decimalText } from '../../numbers/number-text.js';
import { listWith } from '../../solutions/elimination.js';
import { listOrders } from './clues.js';
import { listText } from './drafting.js';

/** Names of the rows. */
export const LETTERS = ['P', 'Q', 'R', 'S'] as const;

/** Every way in which the four holders can have the four letters. */
export const ORDERS: readonly number[][] = listOrders(LETTERS.length);

/**
 * A clue about the holders a and b: `more` by n, `times` n as many, `both` n together, or only `above`. As a word of
 * the params: `more 0 2 25`.
 */
export interface Clue {
  kind: 'more' | 'times' | 'both' | 'above' | 'most' | 'least';
  a: number;
  b: number;
  n: number;
}

/** `order[i]` is the place of holder i among the values. */
export function holdsFor(values: readonly number[]) {
  return ({ kind, a, b, n }: Clue, order: readonly number[]): boolean => {
    const [va = 0, vb = 0] = [values[order[a] ?? 0], values[order[b] ?? 0]];
    if (kind === 'more') return va - vb === n;
    if (kind === 'times') return va === n * vb;
    if (kind === 'both') return va + vb === n;
    if (kind === 'most') return va === Math.max(...values);
    if (kind === 'least') return va === Math.min(...values);
    return va > vb;
  };
}

/** A clue as the stem tells it. */
export function tell({ kind, a, b, n }: Clue, labels: readonly string[], noun: string): string {
  const [la = '', lb = ''] = [labels[a], labels[b]];
  switch (kind) {
    case 'more':
      return `${la} has ${decimalText(n)} more ${noun} than ${lb}.`;
    case 'times':
      return `${la} has ${n === 2 ? 'twice' : '3 times'} as many ${noun} as ${lb}.`;
    case 'both':
      return `${la} and ${lb} have ${decimalText(n)} ${noun} altogether.`;
    case 'most':
      return `${la} has the most ${noun}.`;
    case 'least':
      return `${la} has the fewest ${noun}.`;
    case 'above':
      return `${la} has more ${noun} than ${lb}.`;
  }
}

/** How a clue with a number fits the values, as a remark: a pupil ticks it off and writes no line of it. */
function check({ kind, a, b, n }: Clue, order: readonly number[], values: readonly number[]): string[] {
  const [pa = 0, pb = 0] = [order[a], order[b]];
  const [va = 0, vb = 0] = [values[pa], values[pb]];
  const [na, nb] = [LETTERS[pa] ?? '', LETTERS[pb] ?? ''];
  if (kind === 'more')
    return [`${na} and ${nb} fit: ${decimalText(va)} − ${decimalText(vb)} = ${decimalText(n)}`];
  if (kind === 'times') return [`${na} and ${nb} fit: ${n} × ${decimalText(vb)} = ${decimalText(va)}`];
  if (kind === 'both')
    return [`${na} and ${nb} fit: ${decimalText(va)} + ${decimalText(vb)} = ${decimalText(n)}`];
  return [];
}

/** Each clue with what it leaves for the holder that it tells most of: letters that the clues so far allow. */
export function crossOut(
  clues: readonly Clue[],
  {
    order,
    values,
    labels,
    noun,
  }: { order: readonly number[]; values: readonly number[]; labels: readonly string[]; noun: string },
): string[] {
  const holds = holdsFor(values);
  const found = new Set<number>();
  return clues.flatMap((clue, i) => {
    const left = ORDERS.filter((one) => clues.slice(0, i + 1).every((each) => holds(each, one)));
    const allowed = (holder: number): string[] =>
      LETTERS.filter((_, letter) => left.some((one) => one[holder] === letter));
    const sure = labels.flatMap((label, holder) => {
      const [letter, ...others] = allowed(holder);
      if (letter === undefined || others.length > 0 || found.has(holder)) return [];
      found.add(holder);
      return [`${label} is ${letter}`];
    });
    const holder = [clue.a, clue.b].find((one) => !found.has(one)) ?? clue.a;
    const says =
      sure.length > 0
        ? `So ${listText(sure)}.`
        : `${labels[holder] ?? ''} can be ${listWith(allowed(holder), 'or')}.`;
    return [`Clue ${i + 1}: ${tell(clue, labels, noun)} ${says}`, ...check(clue, order, values)];
  });
}
