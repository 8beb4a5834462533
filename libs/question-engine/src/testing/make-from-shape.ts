import type { Item } from '@sumfox/contracts/question/item';
import { findCell } from '../cells.js';
import { Dice, mixSeed } from '../core/dice.js';
import type { Shape } from '../core/draft.js';
import { type ItemSpec, NoItemFound, makeItem } from '../make-item.js';

/**
 * An item of one of the cell's shapes, never of the core; null where no wanted shape of the level makes one. The
 * seed chooses among the shapes.
 */
export function makeFromShape(spec: ItemSpec, isWanted: (shape: Shape) => boolean = () => true): Item | null {
  const cell = findCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  const shapes = (cell?.shapes ?? []).filter((shape) => shape.levels.includes(spec.level) && isWanted(shape));
  for (const { id } of new Dice(mixSeed('shape', spec.seed)).shuffle(shapes)) {
    try {
      return makeItem(spec, { structure: id });
    } catch (problem) {
      // Not every shape fits every kind of question; another one may.
      if (!(problem instanceof NoItemFound)) throw problem;
    }
  }
  return null;
}
