import { describe, expect, it } from '@jest/globals';
import { toFocus } from './focus.rules.js';

const H1 = 'h1_make_whole_model';
const H9 = 'h9_pattern_recognition';

describe('toFocus', () => {
  it('returns the chosen sub-strands and heuristics', () => {
    expect(toFocus({ subStrandIds: ['ratio'] }, 'Primary 5')).toEqual({
      subStrandIds: ['ratio'],
      heuristicIds: [],
    });
    expect(toFocus({ heuristicIds: [H9] }, 'Primary 1')).toEqual({ subStrandIds: [], heuristicIds: [H9] });
  });

  it('ignores a choice without a pairing beside one with pairings', () => {
    const focus = { subStrandIds: ['length', 'shapes_space'], heuristicIds: [H9] };
    expect(toFocus(focus, 'Primary 1')).toEqual(focus);
  });

  it.each([
    [undefined, 'Primary 5', 'Select at least 1 concept or 1 method to continue'],
    [{ subStrandIds: ['speed'] }, 'Primary 5', 'Invalid sub-strand ID: speed for Primary 5'],
    [
      { heuristicIds: ['h11_algebraic_thinking'] },
      'Primary 5',
      'Invalid heuristic ID: h11_algebraic_thinking for Primary 5',
    ],
    [
      { subStrandIds: ['length', 'mass'], heuristicIds: [H9] },
      'Primary 1',
      `Invalid combination: ${H9}/length, mass for Primary 1`,
    ],
    [
      { subStrandIds: ['time'], heuristicIds: [H1, H9] },
      'Primary 1',
      `Invalid combination: ${H1}, ${H9}/time for Primary 1`,
    ],
  ] as const)('rejects %j in %s', (focus, grade, sentence) => {
    expect(() => toFocus(focus, grade)).toThrow(sentence);
  });
});
