import { describe, expect, it } from '@jest/globals';
import { findCoreCell } from './core-cells.js';
import { type AskingForm, comesTo, listOfLevel, listPuttable, listTypical, reachOf } from './level-asks.js';

const PLAIN: AskingForm = { points: 0, isShowing: false };
const WITH_POINT: AskingForm = { points: 1, isShowing: false };
const SHOWING: AskingForm = { points: 0, isShowing: true };

const cell = findCoreCell('Primary 6', 'ratio', 'h6_remainder_concept') ?? undefined;
const at = (level: 'not_ready' | 'guided' | 'independent') =>
  listOfLevel({ grade: 'Primary 6', level, cell });

describe('listPuttable', () => {
  it('leaves asks that show a part of their working to forms that show it', () => {
    const asks = at('not_ready').flatMap((one) => one.asks);
    const put = listPuttable(at('not_ready'), PLAIN).flatMap((one) => one.asks);
    expect(asks.some(({ isHelped }) => isHelped)).toBe(true);
    expect(put.some(({ isHelped }) => isHelped)).toBe(false);
    expect(listPuttable(at('not_ready'), SHOWING)).toBe(at('not_ready'));
  });
});

describe('reachOf', () => {
  it('counts the point of the form', () => {
    const most = Math.max(...at('independent').flatMap(({ asks }) => asks.map(({ points }) => points)));
    expect(reachOf(at('independent'), PLAIN, [most + 1, most + 1])).toBe(1);
    expect(reachOf(at('independent'), WITH_POINT, [most + 1, most + 1])).toBe(0);
  });

  it('is endless where a form can put no ask', () => {
    expect(reachOf([], PLAIN, [1, 2])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('listTypical', () => {
  it('keeps asks that the form brings to the window, or nearest to it', () => {
    const found = listTypical(at('guided'), { level: 'guided', window: [4, 4], form: SHOWING });
    expect(found.length).toBeGreaterThan(0);
    for (const { asks } of found)
      expect(new Set(asks.map(({ points }) => Math.abs(points - 4))).size).toBe(1);
  });
});

describe('comesTo', () => {
  it('tells whether any form comes to a window', () => {
    const spec = { grade: 'Primary 6', level: 'independent', cell } as const;
    expect(comesTo(spec, [6, 6])).toBe(true);
    expect(comesTo(spec, [30, 30])).toBe(false);
  });
});
