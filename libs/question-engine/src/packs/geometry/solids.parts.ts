import { measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact, findDecimalPlaces } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import type { TankFigure } from '../../drawing/tanks.drawing.js';

export const CM = measured('cm', 2);
export const CM2 = measured('cm²', 2);
export const CM3 = measured('cm³', 1);
export const LITRES = measured('ℓ', 3);

const TANKS = [
  'glass tank',
  'fish tank',
  'plastic tub',
  'metal tank',
  'water trough',
  'cooler box',
  'storage box',
  'planter box',
  'rain box',
];

/** "Siti's fish tank". */
export const drawTank = (dice: Dice): string => `${drawPerson(dice).name}'s ${dice.pick(TANKS)}`;

const BLOCKS = [
  'block of clay',
  'block of wax',
  'bar of soap',
  'block of metal',
  'piece of plasticine',
  'block of chocolate',
  'block of butter',
  'piece of dough',
];

/** Something solid that can be shaped again. */
export const drawBlock = (dice: Dice): string => `${drawPerson(dice).name}'s ${dice.pick(BLOCKS)}`;

/** Edges of a cuboid. */
export interface Edges {
  l: number;
  b: number;
  h: number;
}

export const volumeOf = ({ l, b, h }: Edges): number => l * b * h;
/** `12 × 8 × 5`. */
export const volumeText = ({ l, b, h }: Edges): string => `${l} × ${b} × ${h}`;

/** A cuboid for the drawing; empty labels leave edges bare. */
export function tank(
  name: string,
  edges: Edges,
  labels: { l?: string; b?: string; h?: string } = {},
  water?: { depth: number; label: string },
): TankFigure {
  return {
    name,
    length: labels.l ?? '',
    breadth: labels.b ?? '',
    height: labels.h ?? '',
    sizes: { length: edges.l, breadth: edges.b, height: edges.h },
    ...(water ? { water: { share: Math.min(1, water.depth / edges.h), label: water.label } } : {}),
  };
}

/** All three edges labelled. */
export const labelled = (e: Edges): { l: string; b: string; h: string } => ({
  l: `${e.l} cm`,
  b: `${e.b} cm`,
  h: `${e.h} cm`,
});

/** A proper fraction. */
export const fraction = (dice: Dice, ds: readonly number[]): Exact => {
  const d = dice.pick(ds);
  return exact(dice.int(1, d - 1), d);
};
/** Written exactly with two places at most. */
export const fits = (v: Exact): boolean => (findDecimalPlaces(v) ?? 9) <= 2 && v.compare(0) > 0;
/** A fraction of an amount in whole steps. */
export const part = (p: Exact, of: string): string => `${of} ÷ ${p.d}${p.n === 1n ? '' : ` × ${p.n}`}`;
/** The whole of which an amount is a fraction. */
export const whole = (p: Exact, of: string): string => `${of}${p.n === 1n ? '' : ` ÷ ${p.n}`} × ${p.d}`;

/** Edges of a tank. */
export const drawEdges = (dice: Dice) => ({
  l: dice.multiple(5, 20, 60),
  b: dice.multiple(5, 10, 40),
  h: dice.multiple(2, 10, 40),
});
