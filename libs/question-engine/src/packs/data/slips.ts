import type { WrongValue } from '../../core/draft.js';
import type { Num } from '../../numbers/exact.js';

/** Misconceptions about graphs and tables, each with one kind sentence. */
const SLIPS = {
  'added-instead': 'You added. Think about what the question compares.',
  'one-of-two': 'This is only one of the two. Find how many more one has than the other.',
  'misses-a-clue': 'This fits some clues, but not all of them.',
} as const;

/** Stable code of a misconception of this family. */
export type SlipCode = keyof typeof SLIPS;

/** A value that the named slip leads to. */
export function slip(code: SlipCode, value: Num): WrongValue {
  return { code, explanation: SLIPS[code], value };
}
