import { MONEY, type Style, measured } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import type { Measure } from '../../engines/told-amount.js';
import { lengthPicture, massPicture, moneyPicture, volumePicture } from './measure-pictures.js';

/** Cents as a child of Primary 2 writes them: `85¢`. */
export const CENTS: Style = {
  ...measured('¢', 0),
  text: (v) => `${measured('', 0).bare(v)}¢`,
};

const G = measured('g', 0);
const KG = measured('kg', 0);
const CM = measured('cm', 0);
const L = measured('ℓ', 0);

/** What the pupils of a grade measure; `small` things and `large` ones. */
export type Size = 'small' | 'large';
export type Sized = Readonly<Record<Size, Measure>>;

const TABLES = [2, 3, 4, 5, 10] as const;

/** What Primary 2 measures, by kind and size. */
export const P2_MEASURES = {
  length: {
    small: {
      style: CM,
      change: { step: 1, low: 2, high: 9 },
      rest: { step: 1, low: 2, high: 12 },
      each: [2, 3],
      most: 3,
      limit: 99,
      picture: lengthPicture(CM, 15),
      readsEnds: true,
      slip: exact(1),
    },
    large: {
      style: CM,
      change: { step: 1, low: 8, high: 38 },
      rest: { step: 1, low: 12, high: 70 },
      each: [3, 4, 5, 10],
      most: 5,
      limit: 100,
      picture: lengthPicture(CM, 100),
      readsEnds: true,
      slip: exact(10),
    },
  },
  mass: {
    small: {
      style: G,
      change: { step: 10, low: 60, high: 380 },
      rest: { step: 10, low: 80, high: 560 },
      each: [100],
      most: 4,
      limit: 1000,
      picture: massPicture(G, 'g', [
        [1000, 50, 100],
        [500, 10, 50],
      ]),
      slip: exact(100),
    },
    large: {
      style: KG,
      change: { step: 1, low: 4, high: 35 },
      rest: { step: 1, low: 3, high: 48 },
      each: TABLES,
      most: 5,
      limit: 100,
      picture: massPicture(KG, 'kg', [
        [20, 1, 5],
        [40, 1, 5],
        [50, 1, 10],
        [60, 2, 10],
        [100, 5, 10],
      ]),
      slip: exact(10),
    },
  },
  volume: {
    small: {
      style: L,
      change: { step: 1, low: 2, high: 14 },
      rest: { step: 1, low: 2, high: 20 },
      each: [2, 3, 4, 5],
      most: 4,
      limit: 39,
      picture: volumePicture(L, 'ℓ', [
        [10, 1, 5],
        [20, 1, 5],
        [30, 1, 5],
        [40, 2, 10],
        [50, 5, 10],
      ]),
      slip: exact(10),
    },
    large: {
      style: L,
      change: { step: 1, low: 8, high: 34 },
      rest: { step: 1, low: 9, high: 55 },
      each: [3, 4, 5, 10],
      most: 5,
      limit: 100,
      picture: volumePicture(L, 'ℓ', [
        [50, 2, 10],
        [60, 2, 10],
        [80, 5, 10],
        [100, 5, 10],
      ]),
      slip: exact(10),
    },
  },
  money: {
    small: {
      style: CENTS,
      change: { step: 5, low: 20, high: 90 },
      rest: { step: 5, low: 15, high: 95 },
      each: [10, 20, 50],
      most: 4,
      limit: 300,
      picture: moneyPicture(CENTS, 1, [5, 10, 20, 50]),
      slip: exact(10),
    },
    large: {
      style: MONEY,
      change: { step: 1, low: 5, high: 35 },
      rest: { step: 1, low: 4, high: 48 },
      each: [4, 5, 10],
      most: 5,
      limit: 100,
      picture: moneyPicture(MONEY, 100, [100, 200, 500, 1000, 5000]),
      slip: exact(10),
    },
  },
} satisfies Record<string, Sized>;

export type Kind = keyof typeof P2_MEASURES;
