import type { Shape } from '../../core/draft.js';
import { repeatingRowShapes } from '../../engines/repeating-row.engine.js';
import type { Person } from '../../core/people.js';

/** Things a child lays in a row. */
const FLAT_SCENES: ReadonlyArray<(p: Person) => string> = [
  (p) => `${p.name} puts stickers in a row.`,
  (p) => `${p.name} prints shapes on a card.`,
  (p) => `${p.name} threads flat beads on a string.`,
  (p) => `${p.name} lays tiles along a wall.`,
  (p) => `${p.name} cuts shapes for the class board.`,
  (p) => `${p.name} bakes biscuits and lays them out.`,
  (p) => `${p.name} hangs paper flags at the void deck.`,
  (p) => `${p.name} paints shapes on a drum.`,
  (p) => `${p.name} stamps shapes on a paper bag.`,
  (p) => `${p.name} sews buttons on a puppet.`,
];

const SOLID_SCENES: ReadonlyArray<(p: Person) => string> = [
  (p) => `${p.name} lines up building blocks in a pattern.`,
  (p) => `${p.name} puts wooden blocks along a shelf in a pattern.`,
  (p) => `${p.name} threads big beads on a string in a pattern.`,
  (p) => `${p.name} makes clay shapes and lays them in a pattern.`,
  (p) => `${p.name} places gift boxes and balls along a wall in a pattern.`,
  (p) => `${p.name} builds a toy fence with blocks in a pattern.`,
  (p) => `${p.name} sets out shapes for the class shop in a pattern.`,
  (p) => `${p.name} decorates the edge of a sand pit in a pattern.`,
  (p) => `${p.name} hangs paper solids in the library in a pattern.`,
];

/** Primary 1: rows of flat shapes. */
export const P1_SHAPE_ROWS: readonly Shape[] = repeatingRowShapes({
  shapes: ['circle', 'square', 'triangle', 'rectangle'],
  noun: 'shape',
  scenes: FLAT_SCENES,
  goesOn: 'The pattern goes on.',
  far: { near: 11, far: 16 },
  multiplies: false,
});

/** Primary 2: rows of solids. */
export const P2_SOLID_ROWS: readonly Shape[] = repeatingRowShapes({
  shapes: ['cube', 'cuboid', 'cone', 'cylinder', 'sphere'],
  noun: 'solid',
  scenes: SOLID_SCENES,
  goesOn: 'The pattern goes on in the same way.',
  far: { near: 14, far: 30 },
  multiplies: true,
});
