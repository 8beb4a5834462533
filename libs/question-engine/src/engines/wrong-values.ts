import type { WrongValue } from '../core/draft.js';
import type { Num } from '../numbers/exact.js';

/** Wrong values from rows of code, kind sentence and value. A value that makes no sense is left out later. */
export function toWrongs(
  rows: ReadonlyArray<readonly [code: string, explanation: string, value: Num]>,
): WrongValue[] {
  return rows.map(([code, explanation, value]) => ({ code, explanation, value }));
}
