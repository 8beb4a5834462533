import { describe, expect, it } from '@jest/globals';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { findCell } from '../../cells.js';
import { Dice, mixSeed } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { makeItem } from '../../make-item.js';
import { SHEET_CELLS } from './sheets.cells.js';

/** Rows with few fractions or much to read, which the checks of items can refuse altogether. */
const ROWS: ReadonlyArray<readonly [GradeLevel, string, HeuristicId, string]> = [
  ['Primary 3', 'fractions', 'h1_make_whole_model', 'rest-shared-with-a-gap'],
  ['Primary 3', 'fractions', 'h8_guess_and_check', 'third-share'],
  ['Primary 3', 'fractions', 'h8_guess_and_check', 'rest-after-three-shares'],
  ['Primary 3', 'bar_graphs', 'h8_guess_and_check', 'bags-of-three-bars'],
  ['Primary 3', 'bar_graphs', 'h8_guess_and_check', 'bags-of-four-places'],
];
const DRAWS = 40;
const FEWEST_SETS = 8;

describe('items of a row', () => {
  it.each(ROWS)(
    'have enough sets of numbers: %s %s %s %s',
    (gradeLevel, subStrandId, heuristicId, structure) => {
      const levels = findCell(gradeLevel, subStrandId, heuristicId)?.shapes.find(
        ({ id }) => id === structure,
      )?.levels;
      expect(levels).toEqual(['mastery']);
      const sets = Array.from({ length: DRAWS }, (_, seed) => {
        const item = makeItem(
          {
            gradeLevel,
            subStrandId,
            heuristicId,
            level: 'mastery',
            questionType: 'open-ended',
            seed,
            id: 'x',
          },
          { structure, form: 'plain' },
        );
        return (item.question.questionText.match(/\d+(?:\/\d+)?/g) ?? []).join(' ');
      });
      expect(new Set(sets).size).toBeGreaterThanOrEqual(FEWEST_SETS);
    },
  );
});

it('a digit in the tens stands for 60 and for 6 tens, never for 6 or for 60 tens', () => {
  const { question, scheme } = makeItem(
    {
      gradeLevel: 'Primary 1',
      subStrandId: 'numbers_0_to_100',
      heuristicId: 'h9_pattern_recognition',
      level: 'guided',
      questionType: 'open-ended',
      seed: 1,
      id: 'x',
    },
    { structure: 'what-a-digit-stands-for', form: 'plain' },
  );
  const [part] = scheme.parts;
  const tens = Number(part?.expected) / 10;
  expect(question.questionText).toContain('What number does the tens digit stand for?');
  const outcomes = [`${tens * 10}`, `${tens} tens`, `${tens}`, `${tens * 10} tens`].map((response) =>
    part ? markAnswer(part, response).outcome : null,
  );
  expect(outcomes).toEqual(['correct', 'correct', 'incorrect', 'unreadable']);
});

/** Rows of a cell that ask for few things by nature: the names of parts. */
const FEW_BY_NATURE: ReadonlySet<string> = new Set([
  'Primary 2 shapes_space h1_make_whole_model parts-that-make-one-whole not_ready',
]);
const DRAFTS = 120;

/** Different sets of what a row shows and asks, counted up to the fewest that it must have. */
function countSets(shape: Shape, level: Shape['levels'][number]): number {
  const sets = new Set<string>();
  for (let seed = 0; seed < DRAFTS && sets.size < FEWEST_SETS; seed += 1) {
    const draft = shape.draw(new Dice(mixSeed('sets', shape.id, level, seed)), level);
    if (draft) sets.add([...Object.values(draft.params), draft.answer.value].join(' '));
  }
  return sets.size;
}

describe('rows of the sheets', () => {
  it.each(Object.entries(SHEET_CELLS))('draw enough different sets: %s', (grade, cells) => {
    const poor = cells.flatMap(({ subStrandId, heuristicId, shapes }) =>
      shapes.flatMap((shape) =>
        shape.levels
          .filter((level) => countSets(shape, level) < FEWEST_SETS)
          .map((level) => `${grade} ${subStrandId} ${heuristicId} ${shape.id} ${level}`),
      ),
    );
    expect(poor.toSorted()).toEqual(
      [...FEW_BY_NATURE].filter((row) => row.startsWith(`${grade} `)).toSorted(),
    );
  });
});
