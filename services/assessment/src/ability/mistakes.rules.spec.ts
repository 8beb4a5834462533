import { describe, expect, it } from '@jest/globals';
import type { MarkedAnswer } from './ability.queries.js';
import { listDue, listMistakes, reviewBlueprint } from './mistakes.rules.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 2, 1 + n, 9));
const answer = (
  subStrandId: string,
  share: number,
  n: number,
  changes: Partial<MarkedAnswer> = {},
): MarkedAnswer => ({
  subStrandId,
  heuristicId: 'h1_make_whole_model',
  level: 'guided',
  questionType: 'mcq',
  share,
  hintsUsed: 0,
  at: day(n),
  ...changes,
});
const places = (list: ReadonlyArray<{ subStrandId: string }>) => list.map((one) => one.subStrandId);

describe('mistakes', () => {
  it('are what the last answer of a pairing and level got wrong, newest first', () => {
    const answers = [
      answer('ratio', 0, 0),
      answer('money', 0, 1),
      answer('ratio', 1, 2),
      answer('rate', 0.5, 3),
      answer('ratio', 0, 4, { level: 'mastery' }),
    ];
    expect(listMistakes(answers).map((m) => [m.subStrandId, m.level])).toEqual([
      ['ratio', 'mastery'],
      ['rate', 'guided'],
      ['money', 'guided'],
    ]);
  });

  it('leave out a heuristic that is no more', () => {
    expect(listMistakes([answer('ratio', 0, 0, { heuristicId: 'h99_gone' })])).toEqual([]);
  });
});

describe('what is due', () => {
  it('was right once and its time has come, longest overdue first', () => {
    const answers = [
      answer('ratio', 1, 3),
      answer('money', 1, 0),
      answer('rate', 1, 9),
      answer('decimals', 0, 0),
    ];
    expect(places(listDue(answers, day(9)))).toEqual(['money', 'ratio']);
    expect(listDue(answers, day(0))).toEqual([]);
  });
});

describe('a review', () => {
  it('takes rested mistakes, then what is due, then fresh mistakes, and no more than wanted', () => {
    const answers = [answer('ratio', 1, 0), answer('money', 0, 5), answer('rate', 0, 9)];
    expect(places(reviewBlueprint(answers, day(9), 20))).toEqual(['money', 'ratio', 'rate']);
    expect(places(reviewBlueprint(answers, day(9), 2))).toEqual(['money', 'ratio']);
    expect(reviewBlueprint([], day(9), 20)).toEqual([]);
  });
});
