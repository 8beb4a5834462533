import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Exact } from '../numbers/exact.js';
import type { Person } from '../core/people.js';
import { type Working, x } from '../core/working.js';

/** h1 with the parts told as shares (fractions or per cent) of one whole. */
export interface ShareScene {
  style: Style;
  /** Multiples of `step` times the least whole, up to `most`. */
  most: number;
  step?: number;
  whole: (w: string) => string;
  wholeUnknown: string;
  one: (s: string) => string;
  two: (s: string, t: string) => string;
  restGiven: (r: string) => string;
  askRest: string;
  blankRest: string;
  askWhole: string;
  blankWhole: string;
  /** How many more the first part has than the second. */
  askMore: string;
  blankMore: string;
  /** Statement of the first part's size. */
  blankFirst: string;
}

export interface SharePack {
  scenes: ReadonlyArray<(person: Person) => ShareScene>;
  /** What the whole is worth in shares: 1 for fractions, 100 for per cent. */
  full: 1 | 100;
  text: (share: Exact) => string;
  /** Statement of the share that is left, where items with blanks ask for it on the way to the whole. */
  blankLeft?: string;
  /** Two different shares, the larger first, that leave a rest. */
  shares: (dice: Dice, level: ProficiencyLevel) => [Exact, Exact];
}

/** Lines that find the share left over. */
export function workLeft(working: Working, pack: SharePack, first: Exact, second: Exact): Exact {
  return working.calc(
    'Share that is left',
    `${pack.full === 1 ? '1' : '100%'} − ${pack.text(first)} − ${pack.text(second)}`,
    {
      text: pack.text,
      bare: pack.text,
      unit: null,
      noun: null,
      allows: () => true,
    },
  );
}

/** Lines that find the whole from a share of it. */
export function workWhole(
  working: Working,
  pack: SharePack,
  share: Exact,
  value: Exact,
  style: Style,
): Exact {
  working.say(`${pack.text(share)} of the whole is ${style.text(value)}.`);
  if (pack.full === 100) return working.calc('Whole', x`${style.bare(value)} ÷ ${share} × 100`, style);
  if (share.n === 1n) return working.calc('Whole', x`${style.bare(value)} × ${Number(share.d)}`, style);
  const unit = working.calc('One unit', x`${style.bare(value)} ÷ ${Number(share.n)}`, style);
  return working.calc('Whole', x`${style.bare(unit)} × ${Number(share.d)}`, style);
}
