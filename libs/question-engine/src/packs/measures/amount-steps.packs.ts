import { KG_G, L_ML, MONEY, M_CM, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { type StepsPack, stepsShapes } from '../../engines/amount-steps.engine.js';
import { SMALL_SAVINGS, STEPS_SCENES } from './amount-steps.scenes.js';
import { CENTS, type Kind } from './measure-kinds.js';
import { lengthPicture, massPicture, moneyPicture, volumePicture } from './measure-pictures.js';

const G = measured('g', 0);
const KG = measured('kg', 0);
const CM = measured('cm', 0);
const L = measured('ℓ', 0);
const TABLES = [2, 3, 4, 5, 10] as const;

type Packs = Readonly<Record<Kind, readonly StepsPack[]>>;

/** Primary 2: the second amount stands in a picture; steps of the tables. */
const P2: Packs = {
  length: [
    {
      scenes: STEPS_SCENES.length,
      style: CM,
      first: { step: 1, low: 2, high: 11 },
      step: [2, 3, 4, 5],
      above: { step: 1, low: 6, high: 40 },
      picture: lengthPicture(CM, 15),
      most: 9,
    },
    {
      scenes: STEPS_SCENES.length,
      style: CM,
      first: { step: 5, low: 10, high: 45 },
      step: [5, 10],
      above: { step: 1, low: 6, high: 15 },
      picture: lengthPicture(CM, 100),
      most: 9,
    },
  ],
  mass: [
    {
      scenes: STEPS_SCENES.mass.slice(2, 3).concat(STEPS_SCENES.mass.slice(5, 6), STEPS_SCENES.mass.slice(7)),
      style: KG,
      first: { step: 1, low: 2, high: 30 },
      step: TABLES,
      above: { step: 1, low: 4, high: 25 },
      picture: massPicture(KG, 'kg', [
        [10, 1, 5],
        [20, 1, 5],
        [40, 1, 5],
        [50, 1, 10],
      ]),
      most: 8,
    },
    {
      scenes: STEPS_SCENES.mass,
      style: G,
      first: { step: 10, low: 110, high: 480 },
      step: [10, 100],
      above: { step: 10, low: 40, high: 190 },
      picture: massPicture(G, 'g', [
        [1000, 50, 100],
        [500, 10, 50],
      ]),
      most: 7,
    },
  ],
  volume: [
    {
      scenes: STEPS_SCENES.volume,
      style: L,
      first: { step: 1, low: 2, high: 24 },
      step: TABLES,
      above: { step: 1, low: 4, high: 20 },
      picture: volumePicture(L, 'ℓ', [
        [10, 1, 5],
        [20, 1, 5],
        [30, 1, 5],
        [40, 2, 10],
      ]),
      most: 8,
    },
  ],
  money: [
    {
      scenes: STEPS_SCENES.money,
      style: MONEY,
      first: { step: 1, low: 2, high: 28 },
      step: TABLES,
      above: { step: 1, low: 4, high: 22 },
      picture: moneyPicture(MONEY, 100, [100, 200, 500, 1000]),
      most: 8,
    },
    {
      scenes: SMALL_SAVINGS,
      style: CENTS,
      first: { step: 5, low: 20, high: 95 },
      step: [5, 10],
      above: { step: 5, low: 15, high: 90 },
      picture: moneyPicture(CENTS, 1, [5, 10, 20, 50]),
      most: 8,
    },
  ],
};

/** Primary 3: amounts in two units, or dollars and cents. */
const P3: Packs = {
  length: [
    {
      scenes: STEPS_SCENES.length,
      style: M_CM,
      first: { step: 5, low: 45, high: 165 },
      step: { step: 5, low: 15, high: 45 },
      above: { step: 5, low: 20, high: 185 },
      most: 9,
    },
  ],
  mass: [
    {
      scenes: STEPS_SCENES.mass,
      style: KG_G,
      first: { step: 50, low: 600, high: 1850 },
      step: { step: 50, low: 150, high: 450 },
      above: { step: 50, low: 250, high: 1650 },
      most: 9,
    },
  ],
  volume: [
    {
      scenes: STEPS_SCENES.volume,
      style: L_ML,
      first: { step: 50, low: 300, high: 1650 },
      step: { step: 50, low: 250, high: 650 },
      above: { step: 50, low: 250, high: 1850 },
      most: 9,
    },
  ],
  money: [
    {
      scenes: STEPS_SCENES.money,
      style: MONEY,
      first: { step: 5, low: 120, high: 995, over: 100 },
      step: { step: 50, low: 150, high: 450, over: 100 },
      above: { step: 5, low: 160, high: 1250, over: 100 },
      picture: moneyPicture(MONEY, 100, [5, 10, 20, 50, 100, 200, 500, 1000]),
      most: 8,
    },
  ],
};

/** Primary 4: decimals. */
const P4: Packs = {
  length: [
    {
      scenes: STEPS_SCENES.length,
      style: measured('m', 2),
      first: { step: 5, low: 45, high: 185, over: 100 },
      step: { step: 1, low: 6, high: 35, over: 100 },
      above: { step: 5, low: 25, high: 165, over: 100 },
      most: 10,
    },
  ],
  mass: [
    {
      scenes: STEPS_SCENES.mass,
      style: measured('kg', 2),
      first: { step: 5, low: 85, high: 395, over: 100 },
      step: { step: 1, low: 12, high: 65, over: 100 },
      above: { step: 5, low: 35, high: 285, over: 100 },
      most: 10,
    },
  ],
  volume: [
    {
      scenes: STEPS_SCENES.volume,
      style: measured('ℓ', 2),
      first: { step: 5, low: 85, high: 595, over: 100 },
      step: { step: 5, low: 35, high: 245, over: 100 },
      above: { step: 5, low: 65, high: 485, over: 100 },
      most: 10,
    },
  ],
  money: [
    {
      scenes: STEPS_SCENES.money,
      style: MONEY,
      first: { step: 10, low: 250, high: 1890, over: 100 },
      step: { step: 5, low: 125, high: 695, over: 100 },
      above: { step: 5, low: 260, high: 2450, over: 100 },
      most: 10,
    },
  ],
};

const PACKS = { 2: P2, 3: P3, 4: P4 } as const;

/** h9 of one sub-strand. */
export function stepsCell(grade: 2 | 3 | 4, id: string, kinds: readonly Kind[]): Cell {
  const packs = kinds.flatMap((kind) =>
    PACKS[grade][kind].map((pack, i) => ({ pack, suffix: `${kind}-${i + 1}` })),
  );
  return {
    subStrandId: id,
    heuristicId: 'h9_pattern_recognition',
    shapes: packs.flatMap(({ pack, suffix }) => stepsShapes(pack, suffix)),
  };
}
