import { toWhole } from '../../numbers/exact.js';
import { boxOf } from '../statements/cuboids.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Value, toNumber, toText } from './formula.js';

type Shown = ReadonlyMap<string, Value>;
type Draw = (shows: Shown) => DrawingSpec;

const whole = (shows: Shown, name: string): number => toWhole(toNumber(shows.get(name) ?? ''));
const text = (shows: Shown, name: string): string => toText(shows.get(name) ?? '');

/** A rectangle with its length below and its breadth at the left. */
const rectangle: Draw = (shows) => {
  const [l, b] = [whole(shows, 'l'), whole(shows, 'b')];
  const [long, wide] = [`${l} ${text(shows, 'unit')}`, `${b} ${text(shows, 'unit')}`];
  return {
    kind: 'plan',
    figures: [
      {
        pieces: [
          {
            shape: 'polygon',
            points: [
              [0, 0],
              [l, 0],
              [l, b],
              [0, b],
            ],
            fill: 'green',
          },
        ],
        lengths: [
          { from: [0, b], to: [l, b], label: long, side: 'bottom' },
          { from: [0, 0], to: [0, b], label: wide, side: 'left' },
        ],
        says: `A rectangle of ${long} by ${wide}.`,
      },
    ],
    tall: 110,
  };
};

/** A cuboid with its edges, or a tank with water to a depth. */
const box: Draw = (shows) => {
  const [l, b, h] = [whole(shows, 'l'), whole(shows, 'b'), whole(shows, 'h')];
  const depth = shows.get('depth');
  const unit = text(shows, 'unit');
  const water = depth && { share: toNumber(depth).div(h).valueOf(), label: `${toText(depth)} ${unit}` };
  return boxOf({ l, b, h }, unit, water || undefined);
};

/** Circles of equal parts: full ones, and a last one with some parts shaded. */
const circles: Draw = (shows) => {
  const [full, parts, last] = [whole(shows, 'full'), whole(shows, 'parts'), whole(shows, 'last')];
  return {
    kind: 'fraction-circles',
    circles: Array.from({ length: full + 1 }, (_, i) => ({
      label: '',
      parts,
      shaded: i < full ? parts : last,
    })),
  };
};

/** A bar of equal parts. */
const bar: Draw = (shows) => ({
  kind: 'fraction-bars',
  bars: [{ label: '', parts: whole(shows, 'parts'), shaded: whole(shows, 'shaded') }],
});

const circle: Draw = (shows) => ({
  kind: 'fraction-circles',
  circles: [{ label: '', parts: whole(shows, 'parts'), shaded: whole(shows, 'shaded') }],
});

/** Drawings that a row may name. */
export const DRAWINGS: Readonly<Record<string, Draw>> = { rectangle, box, circles, bar, circle };
