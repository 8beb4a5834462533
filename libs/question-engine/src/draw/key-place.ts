import type { ItemSpec } from '../assemble-item.js';
import { Dice, mixSeed } from '../core/dice.js';

const PLACES = [0, 1, 2, 3] as const;

/**
 * Where the key of a choice stands among its four options, from 0. Of four seeds that follow each other, each gives
 * another place, so that also a short run of seeds has each letter equally often. All draws for an item keep its place:
 * drawn again with each of them, the places that are easily had would be more frequent.
 */
export function drawKeyPlace(spec: Omit<ItemSpec, 'id'>): number {
  const { gradeLevel, subStrandId, heuristicId, level, questionType, seed } = spec;
  const four = Math.floor(seed / PLACES.length);
  const dice = new Dice(mixSeed('place', gradeLevel, subStrandId, heuristicId, level, questionType, four));
  return dice.shuffle(PLACES)[seed - four * PLACES.length] ?? 0;
}
