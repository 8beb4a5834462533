import type { Item } from '@sumfox/contracts/question/item';
import { findArithmetic, tidyArithmetic } from '../checks/plain-arithmetic.js';
import type { Tree } from '../core/expression.js';
import { structureOf } from '../situations/situation-shapes.js';

/** The param that keeps the structure of a written question. */
export const WRITTEN_STRUCTURE_PARAM = 'writtenAs';

/** The structure of a written question that is built in its own way. */
export const OTHER_STRUCTURE = 'other';

/** The question of the engine that a writer was shown: its structure with what is asked of it, and its sum. */
export interface WrittenPattern {
  structure: string;
  expression: string;
}

/** How a sum is built, whatever its numbers are: `(# + (# × #))`. The order of terms and factors does not count. */
function buildOf(tree: Tree): string {
  if (tree.op === 'number' || tree.op === 'name') return '#';
  const listSides = (side: Tree): string[] =>
    side.op === tree.op && (tree.op === '+' || tree.op === '*')
      ? [...listSides(side.left), ...listSides(side.right)]
      : [buildOf(side)];
  const sides = [...listSides(tree.left), ...listSides(tree.right)];
  const isFree = tree.op === '+' || tree.op === '*';
  return `(${(isFree ? sides.toSorted() : [buildOf(tree.left), buildOf(tree.right)]).join(` ${tree.op} `)})`;
}

/** The structure that the pattern has, where the sum is built like the pattern's; else `other`. */
export function findWrittenStructure(expression: string, pattern: WrittenPattern | undefined): string {
  const [own, shown] = [expression, pattern?.expression ?? ''].map((text) =>
    findArithmetic(tidyArithmetic(text)),
  );
  return pattern && own && shown && buildOf(own) === buildOf(shown) ? pattern.structure : OTHER_STRUCTURE;
}

/**
 * What an item is built on, such as `one-gains`: of an item of the engine by its template, of a written one as it was
 * recognised. `other` where it was not.
 */
export function readStructure({ provenance }: Pick<Item, 'provenance'>): string {
  const { source, template, params } = provenance;
  return structureOf(
    source === 'engine'
      ? (template.split('/')[2] ?? '')
      : (params[WRITTEN_STRUCTURE_PARAM] ?? OTHER_STRUCTURE),
  );
}
