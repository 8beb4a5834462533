import type { Dice } from '../../core/dice.js';
import { exact } from '../../numbers/exact.js';
import { numberText } from '../../numbers/number-text.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';

/** How a volume is found. */
export const BOX = 'Volume: length times breadth times height.';

/** Edges of a cuboid. */
export interface Box {
  l: number;
  b: number;
  h: number;
}

/** Three different edges, the length no shorter than the breadth. */
export function drawBox(dice: Dice, low: number, high: number): Box | null {
  const [l, b, h] = [dice.int(low, high), dice.int(low, high), dice.int(low, high)];
  return new Set([l, b, h]).size < 3 || l < b ? null : { l, b, h };
}

/** A drawn cuboid or tank with its edges. */
export const boxOf = (
  { l, b, h }: Box,
  unit: string,
  water?: { share: number; label: string },
): DrawingSpec => ({
  kind: 'cuboid',
  name: '',
  length: `${l} ${unit}`,
  breadth: `${b} ${unit}`,
  height: `${h} ${unit}`,
  sizes: { length: l, breadth: b, height: h },
  ...(water ? { water } : {}),
});

/** A number with gaps. */
export const gap = (value: number): string => numberText(exact(value));
