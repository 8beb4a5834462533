import { describe, expect, it } from '@jest/globals';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { GRADE_LEVELS, gradeNumber } from '@sumfox/curriculum/grades';
import { makeItem } from '../../make-item.js';
import { numberInWords, readNumberWords } from '../../numbers/number-words.js';
import { SHEET_CELLS } from '../sheets/sheets.cells.js';
import { STATEMENT_CELLS_BY_GRADE } from './statements.cells.js';

const listPlaces = (grade: (typeof GRADE_LEVELS)[number]) =>
  [...(STATEMENT_CELLS_BY_GRADE[grade] ?? []), ...(SHEET_CELLS[grade] ?? [])].flatMap(
    ({ subStrandId, heuristicId, shapes }) =>
      shapes.flatMap(({ id, levels, statements = [] }) =>
        levels.map((level) => ({ gradeLevel: grade, subStrandId, heuristicId, level, id, statements })),
      ),
  );

describe('structures that were made for a statement', () => {
  it.each(GRADE_LEVELS)('give a question that passes every check at each of their levels in %s', (grade) => {
    const made = listPlaces(grade).map(({ id, statements, ...place }) => {
      const item = makeItem({ ...place, questionType: 'open-ended', seed: 3, id: 'item' }, { structure: id });
      return { template: item.provenance.template, id, statements };
    });
    expect(made.filter(({ template, id }) => template.split('/')[2] !== id)).toEqual([]);
    const foreign = made.filter(({ statements }) =>
      statements.some((one) => !one.startsWith(`P${gradeNumber(grade)}-`)),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    ['length_basic', 'h1_make_whole_model', 'unit-of-a-length', /^c?m$/, ' in words'],
    ['numbers_to_1000', 'h8_guess_and_check', 'most-of-cards', /^[PQRS]$/, 'Card'],
  ] as const)(
    'take the other ways to write an answer (%s, %s, %s)',
    (subStrandId, heuristicId, structure, key, other) => {
      const item = makeItem(
        {
          gradeLevel: 'Primary 2',
          subStrandId,
          heuristicId,
          level: 'not_ready',
          questionType: 'open-ended',
          seed: 2,
          id: 'item',
        },
        { structure },
      );
      const [part] = item.scheme.parts;
      expect(part?.expected).toMatch(key);
      const written =
        other === 'Card' ? `Card ${part?.expected ?? ''}` : part?.expected === 'm' ? 'metres' : 'centimetres';
      expect(part && markAnswer(part, written).outcome).toBe('correct');
    },
  );
});

describe('numberInWords', () => {
  it.each([
    [40, 'forty'],
    [117, 'one hundred and seventeen'],
    [2004, 'two thousand and four'],
    [45_306, 'forty-five thousand, three hundred and six'],
    [7_000_090, 'seven million and ninety'],
  ])('writes %i as it is read in Singapore', (value, words) => {
    expect(numberInWords(value)).toBe(words);
    expect(readNumberWords(words)).toBe(value);
  });

  it('reads no number in other words', () => {
    expect(readNumberWords('four apples')).toBeNull();
  });
});
