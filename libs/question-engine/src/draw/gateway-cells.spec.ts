import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { MADE_KINDS } from '../made-kinds.js';
import { solveAgain } from '../reading/solve-again.js';
import type { CoreCell } from './core-cell.js';
import { type Proved, drawQuestion } from './draw-question.js';
import { listGatewayCells } from './gateway-cells.js';
import { countStructures } from './level-asks.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;
const CELLS = GRADES.flatMap((grade) => listGatewayCells(grade).map((cell) => ({ grade, cell })));

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
    const open = drawn.filter(({ item, drawn: { grade } }) => {
      const { outcome, found } = solveAgain(item, grade);
      expect([item.plainStem, found, outcome === 'differs']).toEqual([item.plainStem, found, false]);
      return outcome === 'unread';
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
        'mend-the-line',
      ]).toContain(item.form);
  });
});
