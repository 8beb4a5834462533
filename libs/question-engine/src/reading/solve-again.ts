import type { GradeLevel } from '@sumfox/curriculum/grades';
import { renderDrawing } from '../drawing/render-drawing.js';
import type { DrawnQuestion } from '../forms/drawn.js';
import { findStructure } from '../structures/catalogue.js';
import { WORLDS } from '../worlds/catalogue.js';
import { stepOf } from '../worlds/world.js';
import { tryOut } from './equations.js';
import { readStem } from './read-stem.js';

/** What the second solver makes of an item. `unread`: it cannot read a sentence, or no single unknown decides. */
export interface SolvedAgain {
  outcome: 'agrees' | 'differs' | 'unread';
  found: readonly number[];
}

/** The step of the grid that answers lie on: a step of the world, a single one where packets are counted. */
function stepOfGrid(item: DrawnQuestion, grade: GradeLevel): number {
  const world = WORLDS.find(({ id }) => id === item.world);
  if (!world || findStructure(item.structure)?.quantities[item.asked]?.is === 'groups') return 1;
  if (world.denominator !== undefined) return 1 / world.denominator;
  const step = stepOf(world, grade).valueOf();
  return world.isLarge ? step / 2 : step;
}

/** Far more than floats are off, and less than any step. */
const NEAR = 1e-6;

/** Solves an item of the core from its words and the text of its drawing, and compares what is found with the key. */
export function solveAgain(item: DrawnQuestion, grade: GradeLevel): SolvedAgain {
  const shown = item.exhibit ? renderDrawing(item.exhibit).alt : '';
  const read = readStem(item.plainStem, shown);
  const found = read && tryOut(read.sums, read.asked, stepOfGrid(item, grade));
  if (!found) return { outcome: 'unread', found: [] };
  const key = item.keyValue.valueOf();
  const agrees = found.length === 1 && found.every((value) => Math.abs(value - key) < NEAR);
  return { outcome: agrees ? 'agrees' : 'differs', found };
}
