import { type SumOfZero, toSum } from './equations.js';
import { baseOf } from './lexicon.js';

/** What the reader knows while it reads on. */
export interface Memory {
  sums: SumOfZero[];
  /** How often the holding of an owner has changed so far. */
  changes: Map<string, number>;
  /** Who was named last. */
  last: string;
  /** The moment of the last sentence, which "at that time" repeats. */
  when: string;
  /** Unknowns of events by the words that ask for them: `Siti buy`, `packets`, `each`. */
  events: Map<string, string>;
  /** Days that are spoken of, by owner, and the owners that have more each day. */
  days: Map<string, Set<number>>;
  growing: Set<string>;
  /** Angles that the drawing shows, by the letter beside them. */
  angles: Map<string, number>;
  /** What the whole pie chart stands for. */
  circle: number;
  /** How many of each kind are in a box, where it is told. */
  parts: Map<string, number>;
  /** Lengths that the drawing shows, by what they are. */
  lengths: Readonly<Record<string, number>>;
  /** Who has x. */
  letter: string;
  count: number;
}

/** A fraction is an amount only with a unit behind it: `3/8 of the eggs` and `3/8 as many` are no amounts. */
export const NUMBER = String.raw`\$?(\d+/\d+(?= (?:kg|ℓ|m)(?![a-z]))|\d+(?: \d{3})*(?:\.\d+)?)`;
/** Units that amounts are told in. */
export const UNIT = '(?:kg|ℓ|min|km|cm³|cm²|m²|cm|m)';
const REST = String.raw`(?: ${UNIT})?(?: of)?(?: [a-z][a-z ]*?)?`;
export const AMOUNT = `${NUMBER}${REST}`;
export function numberOf(text: string | undefined): number {
  const [top, bottom = '1'] = (text ?? '').replaceAll(' ', '').split('/');
  return Number(top) / Number(bottom);
}
export const ownerOf = (text: string): string => text.trim().replace(/^the /i, '');

export function factorOf(text: string): number {
  if (text === 'twice') return 2;
  const [top = '', bottom] = text.replace(' times', '').split('/');
  return Number(top) / (bottom === undefined ? 1 : Number(bottom));
}

export const namesOf = (text: string): string[] => text.split(/, | and /).map(ownerOf);

/** Which holding of an owner a sentence speaks of: the first one, or the one after all changes so far. */
export function holdingOf(memory: Memory, owner: string, when: string): string {
  memory.last = owner;
  const day = /^day(\d+)$/.exec(when)?.[1];
  if (day !== undefined) {
    memory.days.set(owner, (memory.days.get(owner) ?? new Set()).add(Number(day)));
    return `${owner}#${when}`;
  }
  return `${owner}#${when === 'first' ? 0 : (memory.changes.get(owner) ?? 0)}`;
}

export function fresh(memory: Memory, owner: string, past: string): string {
  memory.count += 1;
  const unknown = `event${memory.count}`;
  memory.events.set(`${owner} ${baseOf(past)}`, unknown);
  return unknown;
}

/** The holding changes by a multiple of unknowns and a number. */
export function changeHolding(
  memory: Memory,
  owner: string,
  terms: ReadonlyArray<readonly [string, number]>,
  plus: number,
): void {
  const before = holdingOf(memory, owner, 'now');
  memory.changes.set(owner, (memory.changes.get(owner) ?? 0) + 1);
  const after = holdingOf(memory, owner, 'now');
  memory.sums.push(toSum([[after, 1], [before, -1], ...terms.map(([n, t]) => [n, -t] as const)], plus));
}

export type Rule = readonly [
  form: RegExp,
  read: (memory: Memory, m: readonly string[], when: string) => void,
];

export const form = (text: string): RegExp => new RegExp(`^${text}$`);

export const equalHoldings = (memory: Memory, names: readonly string[], when: string): void => {
  const [first = '', ...others] = names.map((name) => holdingOf(memory, name, when));
  for (const other of others)
    memory.sums.push(
      toSum(
        [
          [first, 1],
          [other, -1],
        ],
        0,
      ),
    );
};
