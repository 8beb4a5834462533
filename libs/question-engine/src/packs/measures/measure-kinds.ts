import { KG_G, KM_M, L_ML, MONEY, M_CM, type Style, measured } from '../../core/amount.js';
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
const M = measured('m', 0);
const L = measured('ℓ', 0);
const ML = measured('ml', 0);

/** What the pupils of a grade measure; `small` things and `large` ones. */
export type Size = 'small' | 'large';
export type Sized = Readonly<Record<Size, Measure>>;

const TABLES = [2, 3, 4, 5, 10] as const;

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

const kilo = (large: string, small: string) => ({
  per: 1000,
  hint: `Remember that 1 ${large} is 1000 ${small}.`,
});
const GRAMS = kilo('kg', 'g');
const MILLILITRES = kilo('ℓ', 'ml');
const METRES = kilo('km', 'm');
const CENTIMETRES = { per: 100, hint: 'Remember that 1 m is 100 cm.' };

export const P3_MEASURES = {
  length: {
    small: {
      style: M_CM,
      compound: CENTIMETRES,
      change: { step: 5, low: 35, high: 285 },
      rest: { step: 5, low: 105, high: 495 },
      each: { step: 5, low: 15, high: 85 },
      most: 6,
      limit: 2000,
      slip: exact(100),
    },
    large: {
      style: KM_M,
      compound: METRES,
      change: { step: 50, low: 350, high: 2950 },
      rest: { step: 50, low: 1050, high: 3950 },
      each: { step: 50, low: 200, high: 850 },
      most: 5,
      limit: 10_000,
      slip: exact(1000),
    },
  },
  mass: {
    small: {
      style: KG_G,
      compound: GRAMS,
      change: { step: 50, low: 250, high: 950 },
      rest: { step: 50, low: 1050, high: 2950 },
      each: { step: 50, low: 100, high: 450 },
      most: 6,
      limit: 9000,
      picture: massPicture(KG_G, 'g', [
        [2000, 50, 500],
        [4000, 50, 500],
        [5000, 100, 500],
      ]),
      slip: exact(1000),
    },
    large: {
      style: KG_G,
      compound: GRAMS,
      change: { step: 10, low: 650, high: 2850 },
      rest: { step: 10, low: 1060, high: 4480 },
      each: { step: 10, low: 150, high: 780 },
      most: 5,
      limit: 10_000,
      picture: massPicture(KG_G, 'g', [
        [4000, 50, 500],
        [5000, 100, 500],
      ]),
      slip: exact(1000),
    },
  },
  volume: {
    small: {
      style: L_ML,
      compound: MILLILITRES,
      change: { step: 50, low: 250, high: 950 },
      rest: { step: 50, low: 1050, high: 2950 },
      each: { step: 50, low: 150, high: 450 },
      most: 6,
      limit: 8000,
      picture: volumePicture(L_ML, 'ml', [
        [2000, 50, 500],
        [3000, 100, 500],
        [5000, 100, 1000],
      ]),
      slip: exact(1000),
    },
    large: {
      style: L_ML,
      compound: MILLILITRES,
      change: { step: 10, low: 650, high: 2650 },
      rest: { step: 10, low: 1060, high: 4480 },
      each: { step: 10, low: 250, high: 750 },
      most: 5,
      limit: 10_000,
      picture: volumePicture(L_ML, 'ml', [[5000, 100, 1000]]),
      slip: exact(1000),
    },
  },
  money: {
    small: {
      style: MONEY,
      change: { step: 5, low: 120, high: 595, over: 100 },
      rest: { step: 5, low: 205, high: 895, over: 100 },
      each: [2, 3, 4],
      most: 5,
      limit: 100,
      picture: moneyPicture(MONEY, 100, [5, 10, 20, 50, 100, 200, 500, 1000]),
      slip: exact(1),
    },
    large: {
      style: MONEY,
      change: { step: 5, low: 650, high: 2490, over: 100 },
      rest: { step: 5, low: 460, high: 3995, over: 100 },
      each: [3, 4, 5, 6, 7, 8],
      most: 5,
      limit: 100,
      picture: moneyPicture(MONEY, 100, [10, 20, 50, 100, 200, 500, 1000, 5000]),
      slip: exact(1),
    },
  },
} satisfies Record<string, Sized>;

const thousand = (large: string, style: Style) => ({
  style,
  per: 1000,
  hint: `Remember that 1 ${large} is 1000 ${style.unit ?? ''}.`,
});

export const P4_MEASURES = {
  length: {
    small: {
      style: measured('m', 2),
      small: { style: CM, per: 100, hint: 'Remember that 1 m is 100 cm.' },
      change: { step: 5, low: 45, high: 385, over: 100 },
      rest: { step: 5, low: 65, high: 595, over: 100 },
      each: { step: 5, low: 15, high: 95, over: 100 },
      most: 9,
      limit: 40,
      slip: exact(1),
    },
    large: {
      style: measured('km', 3),
      small: thousand('km', M),
      change: { step: 50, low: 450, high: 3950, over: 1000 },
      rest: { step: 50, low: 650, high: 6450, over: 1000 },
      each: { step: 50, low: 150, high: 850, over: 1000 },
      most: 9,
      limit: 50,
      slip: exact(1),
    },
  },
  mass: {
    small: {
      style: measured('kg', 3),
      small: thousand('kg', G),
      change: { step: 50, low: 250, high: 1950, over: 1000 },
      rest: { step: 50, low: 350, high: 2950, over: 1000 },
      each: { step: 10, low: 60, high: 280, over: 1000 },
      most: 9,
      limit: 12,
      slip: exact(1),
    },
    large: {
      style: measured('kg', 3),
      small: thousand('kg', G),
      change: { step: 100, low: 700, high: 4800, over: 1000 },
      rest: { step: 50, low: 850, high: 7950, over: 1000 },
      each: { step: 50, low: 250, high: 850, over: 1000 },
      most: 9,
      limit: 40,
      slip: exact(1),
    },
  },
  volume: {
    small: {
      style: measured('ℓ', 3),
      small: thousand('ℓ', ML),
      change: { step: 50, low: 250, high: 1750, over: 1000 },
      rest: { step: 50, low: 350, high: 2750, over: 1000 },
      each: { step: 10, low: 120, high: 350, over: 1000 },
      most: 9,
      limit: 12,
      slip: exact(1),
    },
    large: {
      style: measured('ℓ', 3),
      small: thousand('ℓ', ML),
      change: { step: 100, low: 900, high: 5800, over: 1000 },
      rest: { step: 50, low: 1250, high: 9450, over: 1000 },
      each: { step: 50, low: 250, high: 950, over: 1000 },
      most: 9,
      limit: 40,
      slip: exact(1),
    },
  },
  money: {
    small: {
      style: MONEY,
      change: { step: 10, low: 150, high: 690, over: 100 },
      rest: { step: 10, low: 230, high: 890, over: 100 },
      each: { step: 5, low: 120, high: 595, over: 100 },
      most: 9,
      limit: 200,
      slip: exact(1),
    },
    large: {
      style: MONEY,
      change: { step: 10, low: 950, high: 3990, over: 100 },
      rest: { step: 10, low: 850, high: 4950, over: 100 },
      each: { step: 10, low: 450, high: 2890, over: 100 },
      most: 9,
      limit: 1000,
      slip: exact(10),
    },
  },
} satisfies Record<string, Sized>;

export type Kind = keyof typeof P2_MEASURES;
/** The grades whose quantities are written alike. */
export type MeasureGrade = 'Primary 2' | 'Primary 3' | 'Primary 4';

/** Measures of a grade by kind and size. */
export const MEASURES: Readonly<Record<MeasureGrade, Readonly<Record<Kind, Sized>>>> = {
  'Primary 2': P2_MEASURES,
  'Primary 3': P3_MEASURES,
  'Primary 4': P4_MEASURES,
};
