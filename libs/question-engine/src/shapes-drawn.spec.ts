import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, type GradeLevel, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { assembleItem } from './assemble-item.js';
import { dressDraft } from './forms/dress-draft.js';
import { listGivenValues, toParams } from './item-params.js';
import { listCells, templateOf } from './cells.js';
import { checkItem } from './check-item.js';
import { Dice, mixSeed } from './core/dice.js';
import type { Cell, Shape } from './core/draft.js';
import { LayoutFault } from './drawing/layout-fault.js';
import { MADE_KINDS } from './made-kinds.js';

/** A shape that passes less often than once in so many draws is met by no pupil. */
const MOST_DRAWS = 400;

function isDrawn(gradeLevel: GradeLevel, cell: Cell, shape: Shape, level: ProficiencyLevel): boolean {
  const template = templateOf(cell, shape);
  const { subStrandId, heuristicId } = cell;
  for (let seed = 0; seed < MOST_DRAWS; seed += 1) {
    const dice = new Dice(mixSeed(gradeLevel, template, level, seed));
    const questionType = MADE_KINDS[seed % MADE_KINDS.length] ?? 'open-ended';
    try {
      const draft = shape.draw(dice, level);
      if (!draft?.answer.style.allows(draft.answer.value)) continue;
      if (draft.middles.some((m) => !m.amount.style.allows(m.amount.value))) continue;
      const spec = { gradeLevel, subStrandId, heuristicId, level, questionType, seed, id: 'item' };
      const question = dressDraft(spec, draft, dice, seed % 4);
      if (!question) continue;
      const origin = { template, params: toParams(draft), told: listGivenValues(draft) };
      if (checkItem(assembleItem(spec, question, origin)).faults.length === 0) return true;
    } catch (problem) {
      if (!(problem instanceof LayoutFault)) throw problem;
    }
  }
  return false;
}

// Clues and searches have the conditions that are seldom met; `question-report -- --draws 200` counts the shapes of all.
describe('every shape of clues', () => {
  it.each(GRADE_LEVELS)('of %s is drawn at each of its levels', (gradeLevel) => {
    const cells = listCells(gradeLevel).filter((cell) => cell.heuristicId === 'h10_logical_deduction');
    const dead = cells.flatMap((cell) =>
      cell.shapes.flatMap((shape) =>
        shape.levels
          .filter((level) => !isDrawn(gradeLevel, cell, shape, level))
          .map((level) => `${templateOf(cell, shape)} ${level}`),
      ),
    );
    expect(dead).toEqual([]);
  });
});
