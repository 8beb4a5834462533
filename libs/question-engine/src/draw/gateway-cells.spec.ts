import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { listNumbers } from '../checks/read-text.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { MADE_KINDS } from '../made-kinds.js';
import { tryOut } from '../reading/equations.js';
import { readStem } from '../reading/read-stem.js';
import { findStructure } from '../structures/catalogue.js';
import { WORLDS } from '../worlds/catalogue.js';
import { stepOf } from '../worlds/world.js';
import type { CoreCell } from './core-cell.js';
import { type Proved, drawQuestion } from './draw-question.js';
import { listGatewayCells } from './gateway-cells.js';
import { countStructures } from './level-asks.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;
const CELLS = GRADES.flatMap((grade) => listGatewayCells(grade).map((cell) => ({ grade, cell })));

/** What the second solver finds in the words and the drawing of a draw; null where it cannot decide. */
function solveAgain({ item, drawn }: Proved): number[] | null {
  const read = readStem(item.plainStem, item.exhibit ? renderDrawing(item.exhibit).alt : '');
  const world = WORLDS.find(({ id }) => id === item.world);
  const isCounted = findStructure(item.structure)?.quantities[item.asked]?.is === 'groups';
  const step = isCounted || !world ? 1 : Number(stepOf(world, drawn.grade).valueOf());
  const numbers = [...listNumbers(item.plainStem), ...drawn.story.given.values(), item.keyValue];
  return (
    read && tryOut(read.sums, read.asked, { step, most: 12 * Math.max(...numbers.map((n) => n.valueOf())) })
  );
}

function drawAll(grade: (typeof GRADES)[number], cell: CoreCell, level: ProficiencyLevel): Proved[] {
  if (countStructures({ grade, level, cell }) === 0) return [];
  return MADE_KINDS.flatMap((type) => drawQuestion({ grade, level, type, seed: 11, cell }) ?? []);
}

describe('cells told through a gateway', () => {
  // Each cell at one of the levels in turn: the whole of it is drawn by `question-report`.
  const drawn = CELLS.flatMap(({ grade, cell }, i) =>
    drawAll(grade, cell, PROFICIENCY_LEVELS[(i + Math.floor(i / 4)) % 4] ?? 'independent'),
  );

  it('tell an amount by the numbers of the sub-strand', () => {
    expect(drawn.length).toBeGreaterThan(CELLS.length);
    for (const { item, drawn: one } of drawn) {
      expect(item.told.some((key) => key.startsWith('gateway-'))).toBe(true);
      expect(one.story.world.through?.gateway).toBe(one.story.structure.through?.gateway.id);
    }
  });

  it('are solved again from words and drawing alone, with few that cannot be decided', () => {
    const open = drawn.filter((proved) => {
      const found = solveAgain(proved);
      if (!found) return true;
      const { plainStem, keyValue } = proved.item;
      expect([plainStem, found.map((value) => Math.round(value * 100) / 100)]).toEqual([
        plainStem,
        [Number(keyValue.valueOf())],
      ]);
      return false;
    });
    expect(open.length).toBeLessThanOrEqual(drawn.length * 0.05);
  });

  it('show a part of the working where an ask is harder than its level', () => {
    const helped = drawn.filter(({ drawn: one }) => one.isHelped);
    expect(helped.length).toBeGreaterThan(0);
    for (const { item } of helped)
      expect([
        'fill-the-working',
        'choose-the-model',
        'who-is-right',
        'order-the-steps',
        'spot-the-mistake',
      ]).toContain(item.form);
  });
});
