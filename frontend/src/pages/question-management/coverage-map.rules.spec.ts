import { describe, expect, it } from '@jest/globals';
import { buildMapCell } from '../../testing/question-factory.js';
import { cellKey, heatOf, nextCell } from './coverage-map.rules.js';

it.each([
  [0, 'empty'],
  [1, 'few'],
  [19, 'few'],
  [20, 'some'],
  [39, 'some'],
  [40, 'full'],
  [59, 'full'],
  [60, 'more'],
])('heatOf %i questions is %s', (count, heat) => {
  expect(heatOf(count)).toBe(heat);
});

it('cellKey names grade, sub-strand and heuristic', () => {
  expect(cellKey(buildMapCell())).toBe('Primary 5~ratio~h2_before_after');
});

describe('nextCell', () => {
  const at = (subStrandId: string, heuristicId: 'h1_make_whole_model' | 'h2_before_after') =>
    buildMapCell({ subStrandId, heuristicId });
  const a1 = at('a', 'h1_make_whole_model');
  const a2 = at('a', 'h2_before_after');
  const c1 = at('c', 'h1_make_whole_model');
  const axes = {
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    columns: [{ id: 'h1_make_whole_model' }, { id: 'h2_before_after' }],
  };
  it.each([
    ['ArrowRight', a1, a2],
    ['ArrowLeft', a2, a1],
    ['ArrowDown', a1, c1],
    ['ArrowUp', c1, a1],
    ['ArrowDown', a2, null],
    ['ArrowUp', a1, null],
    ['Enter', a1, null],
  ])('by %s passes empty places and ends at the edge', (key, from, to) => {
    expect(nextCell(key, from, [a1, a2, c1], axes)).toBe(to);
  });
});
