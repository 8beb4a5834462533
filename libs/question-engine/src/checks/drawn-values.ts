import { COUNTED_IN } from '../core/counted-in.js';
import { type Exact, exact } from '../numbers/exact.js';
import { listQuantities } from './read-quantity.js';
import { listNumbers } from './read-text.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/** Every value that stands in a drawing spec, as a number or in a label: what a pupil can read off it. */
export function listDrawnValues(spec: DrawingSpec): Exact[] {
  const values: Exact[] = [];
  const walk = (part: unknown): void => {
    if (typeof part === 'number') {
      if (Number.isSafeInteger(part)) values.push(exact(part));
      else values.push(...listNumbers(String(part)));
    } else if (typeof part === 'string') {
      values.push(...listNumbers(part), ...COUNTED_IN.flatMap((unit) => listQuantities(part, unit)));
    } else if (Array.isArray(part)) {
      part.forEach(walk);
    } else if (typeof part === 'object' && part !== null) {
      Object.values(part).forEach(walk);
    }
  };
  walk(spec);
  return values;
}
