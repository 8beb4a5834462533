import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { Story } from '../tellings/story.js';

/** The drawing that the sentence of a gateway speaks of; null where it tells everything in words. */
export function figureOf({ told, given, world }: Story): DrawingSpec | null {
  const isSector = told.some((relation) => relation.says === 'gateway' && relation.gateway === 'sector');
  const degrees = Number(given.get('gd')?.valueOf() ?? 0);
  if (!isSector || degrees <= 0) return null;
  // The other sectors say nothing: two of different sizes.
  const second = Math.round((360 - degrees) * 0.4);
  return {
    kind: 'pie-chart',
    title: world.things.charAt(0).toUpperCase() + world.things.slice(1),
    sectors: [
      { label: 'P', degrees, text: `${degrees}°` },
      { label: 'Q', degrees: second, text: '' },
      { label: 'R', degrees: 360 - degrees - second, text: '' },
    ],
  };
}
