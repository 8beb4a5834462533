import slips from './slips.json' with { type: 'json' };

/** Codes of the slips. */
export type Slip = keyof typeof slips;

/** Slips of the family's items: the code, and one kind sentence that never holds a number. */
export const SLIPS: Readonly<Record<Slip, string>> = slips;
