import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listNumbers } from '../checks/read-text.js';
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

/** The grid that answers lie on: steps of the world, single ones where packets are counted. */
function gridOf(item: DrawnQuestion, grade: GradeLevel): { step: number; most: number } {
  const numbers = [...listNumbers([item.plainStem, ...Object.values(item.given)].join('; ')), item.keyValue];
  // What was shared among many is many times what each received.
  const times = item.plainStem.includes(' shared ') ? 100 : 12;
  const most = times * Math.max(...numbers.map((number) => number.valueOf()));
  const world = WORLDS.find(({ id }) => id === item.world);
  if (!world || findStructure(item.structure)?.quantities[item.asked]?.is === 'groups')
    return { step: 1, most };
  if (world.denominator !== undefined) return { step: 1 / world.denominator, most };
  const step = stepOf(world, grade).valueOf();
  return { step: world.isLarge ? step / 2 : step, most };
}

/** Far more than floats are off, and less than any step. */
const NEAR = 1e-6;

/** Solves an item of the core from its words and the text of its drawing, and compares what is found with the key. */
export function solveAgain(item: DrawnQuestion, grade: GradeLevel): SolvedAgain {
  const read = readStem(item.plainStem, item.exhibit ? renderDrawing(item.exhibit).alt : '');
  const found = read && tryOut(read.sums, read.asked, gridOf(item, grade));
  if (!found) return { outcome: 'unread', found: [] };
  const key = item.keyValue.valueOf();
  const agrees = found.length === 1 && found.every((value) => Math.abs(value - key) < NEAR);
  return { outcome: agrees ? 'agrees' : 'differs', found };
}
