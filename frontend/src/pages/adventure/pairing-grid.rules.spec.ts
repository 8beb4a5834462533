import { expect, it } from '@jest/globals';
import { toGrid, type PairingRecord } from './pairing-grid.rules.js';

it('sets concepts against heuristics, and tells what was never asked from what the grade does not pair', () => {
  const length: PairingRecord = {
    subStrandId: 'length',
    heuristicId: 'h1_make_whole_model',
    proficiencyScore: 60,
    forecast: null,
    certainty: null,
    questionsAttempted: 3,
    questionsCorrect: 2,
    readinessLevel: 'guided',
    lastPracticed: '2026-11-01T00:00:00.000Z',
  };
  const grid = toGrid('Primary 1', [length]);
  expect(grid.columns.map((column) => column.name)).toEqual([
    'Part-whole model',
    'Before and after',
    'Find the pattern',
  ]);
  const cells = (id: string) => grid.rows.find((row) => row.id === id)?.cells.map((cell) => cell.state);
  expect(cells('length')).toEqual(['guided', 'never', 'never']);
  expect(cells('addition_subtraction')).toEqual(['new', 'never', 'never']);
  expect(cells('mass')).toEqual(['never', 'new', 'never']);
  const lengthCell = (record: PairingRecord) =>
    toGrid('Primary 1', [record]).rows.find((row) => row.id === 'length')?.cells[0];
  expect(lengthCell(length)).toEqual({ state: 'guided', percent: 60, answers: 3, right: 2 });
  expect(lengthCell({ ...length, questionsAttempted: 2 })).toEqual({ state: 'few', answers: 2 });
  expect(toGrid('Primary 6', []).rows.flatMap((row) => row.cells)).toHaveLength(15 * 11);
});
