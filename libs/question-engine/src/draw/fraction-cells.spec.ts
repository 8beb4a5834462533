import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { MADE_KINDS } from '../made-kinds.js';
import { solveAgain } from '../reading/solve-again.js';
import { listCoreCells } from './core-cells.js';
import { drawQuestion } from './draw-question.js';

const grade = 'Primary 3';
const drawn = listCoreCells(grade)
  .filter(({ hasFractions }) => hasFractions)
  .flatMap((cell) =>
    PROFICIENCY_LEVELS.flatMap((level) =>
      MADE_KINDS.flatMap((type) => drawQuestion({ grade, level, type, seed: 3, cell }) ?? []),
    ),
  );

describe('stories with fractions of one whole', () => {
  it('have parts of one whole, with denominators of which one is made of the other', () => {
    expect(drawn.length).toBeGreaterThan(30);
    for (const { item, drawn: one } of drawn) {
      const amounts = [...one.worked.values()].filter(({ d }) => d > 1n);
      const largest = amounts.reduce((most, { d }) => (d > most ? d : most), 1n);
      expect(amounts.length).toBeGreaterThan(0);
      for (const value of amounts) {
        expect(largest % value.d).toBe(0n);
        expect(value.compare(1)).toBeLessThan(0);
      }
      expect(item.solution.join(' ')).not.toMatch(/[×÷]|\d\.\d/);
      expect((item.options ?? []).map(({ text }) => text).join(' ')).not.toMatch(
        /÷ \d+\/|\d+\/\d+ [×÷] \d+\//,
      );
    }
  });

  it('are solved again from their words', () => {
    const open = drawn.filter(({ item }) => {
      const { outcome, found } = solveAgain(item, grade);
      expect([item.plainStem, found, outcome === 'differs']).toEqual([item.plainStem, found, false]);
      return outcome === 'unread';
    });
    expect(open.length).toBeLessThanOrEqual(drawn.length * 0.05);
  });
});
