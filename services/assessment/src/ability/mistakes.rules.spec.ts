import { describe, expect, it } from '@jest/globals';
import type { MarkedAnswer } from './ability.queries.js';
import {
  listAfter,
  listDue,
  listToPutRight,
  readNotebook,
  reviewBlueprint,
  toCursor,
} from './mistakes.rules.js';

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
  paperId: n + 1,
  questionIndex: 0,
  ...changes,
});
const places = (list: ReadonlyArray<{ subStrandId: string }>) => list.map((one) => one.subStrandId);

describe('mistakes', () => {
  const openPlaces = (answers: MarkedAnswer[]) => places(readNotebook(answers).open);

  it('are what the latest slip of a pairing and level got wrong, newest first, with the question it stands at', () => {
    const answers = [
      answer('ratio', 0, 0),
      answer('money', 0, 1),
      answer('money', 0, 2, { questionIndex: 4 }),
      answer('rate', 0.5, 3),
      answer('ratio', 0, 4, { level: 'mastery' }),
    ];
    expect(
      readNotebook(answers).open.map((m) => [m.subStrandId, m.level, m.paperId, m.questionIndex]),
    ).toEqual([
      ['ratio', 'mastery', 5, 0],
      ['rate', 'guided', 4, 0],
      ['money', 'guided', 3, 4],
      ['ratio', 'guided', 1, 0],
    ]);
  });

  it('are put right by right answers on two different days since', () => {
    const slip = answer('ratio', 0, 0);
    expect(openPlaces([slip, answer('ratio', 1, 1)])).toEqual(['ratio']);
    const twiceInADay = [slip, answer('ratio', 1, 1), answer('ratio', 1, 1)];
    expect(openPlaces(twiceInADay)).toEqual(['ratio']);
    const done = readNotebook([...twiceInADay, answer('ratio', 1, 2)]);
    expect([done.open, done.putRight]).toEqual([[], 1]);
  });

  it('count days as Singapore does', () => {
    const at = (iso: string) => answer('ratio', 1, 0, { at: new Date(iso) });
    const slip = answer('ratio', 0, 0);
    expect(openPlaces([slip, at('2026-03-02T15:50:00Z'), at('2026-03-02T16:10:00Z')])).toEqual([]);
    expect(openPlaces([slip, at('2026-03-02T16:10:00Z'), at('2026-03-03T15:50:00Z')])).toEqual(['ratio']);
  });

  it('begin anew with a slip, also after they were put right', () => {
    const right = [answer('ratio', 0, 0), answer('ratio', 1, 1), answer('ratio', 1, 2)];
    const again = readNotebook([...right, answer('ratio', 0, 3), answer('ratio', 1, 4)]);
    expect([again.open.map((m) => m.paperId), again.putRight]).toEqual([[4], 0]);
  });

  it('are told apart by what an answer today can still do', () => {
    const answers = [answer('ratio', 0, 0), answer('money', 0, 0), answer('money', 1, 3)];
    expect(places(listToPutRight(answers, day(3)))).toEqual(['ratio']);
    expect(places(listToPutRight(answers, day(4)))).toEqual(['ratio', 'money']);
  });

  it('leave out a heuristic that is no more', () => {
    expect(openPlaces([answer('ratio', 0, 0, { heuristicId: 'h99_gone' })])).toEqual([]);
  });

  it('go on after a cursor, even when its own mistake is gone', () => {
    const { open } = readNotebook([
      answer('ratio', 0, 0),
      answer('money', 0, 1, { questionIndex: 2 }),
      answer('rate', 0, 1, { questionIndex: 5 }),
      answer('decimals', 0, 1, { paperId: 1, questionIndex: 9 }),
    ]);
    expect(places(open)).toEqual(['money', 'rate', 'decimals', 'ratio']);
    expect(places(listAfter(open, undefined))).toEqual(places(open));
    for (const [i, mistake] of open.entries()) {
      const rest = places(open).slice(i + 1);
      expect(places(listAfter(open, toCursor(mistake)))).toEqual(rest);
      expect(places(listAfter(open.toSpliced(i, 1), toCursor(mistake)))).toEqual(rest);
    }
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
  it('leaves what was put nearer today to another day', () => {
    const answers = [answer('ratio', 0, 0), answer('ratio', 1, 5)];
    expect(places(reviewBlueprint(answers, day(5), 20))).toEqual([]);
    expect(places(reviewBlueprint(answers, day(6), 20))).toEqual(['ratio']);
  });

  it('takes rested mistakes, then what is due, then fresh mistakes, and no more than wanted', () => {
    const answers = [answer('ratio', 1, 0), answer('money', 0, 5), answer('rate', 0, 9)];
    expect(places(reviewBlueprint(answers, day(9), 20))).toEqual(['money', 'ratio', 'rate']);
    expect(places(reviewBlueprint(answers, day(9), 2))).toEqual(['money', 'ratio']);
    expect(reviewBlueprint([], day(9), 20)).toEqual([]);
  });
});
