import { describe, expect, it } from '@jest/globals';
import type { MarkedAnswer } from './ability.queries.js';
import type { Due } from './review.rules.js';
import { listAfter, listToPutRight, readNotebook, reviewBlueprint, toCursor } from './mistakes.rules.js';

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
  template: 'boats',
  share,
  hintsUsed: 0,
  at: day(n),
  paperId: n + 1,
  questionIndex: 0,
  ...changes,
});
const places = (list: ReadonlyArray<{ subStrandId: string }>) => list.map((one) => one.subStrandId);

describe('readNotebook', () => {
  const openPlaces = (answers: MarkedAnswer[]) => places(readNotebook(answers).open);

  it('lists the questions of the latest mistake of a pairing and level, newest first, with their places', () => {
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

  it('closes a mistake after right answers on two different days', () => {
    const slip = answer('ratio', 0, 0);
    expect(openPlaces([slip, answer('ratio', 1, 1)])).toEqual(['ratio']);
    const twiceInADay = [slip, answer('ratio', 1, 1), answer('ratio', 1, 1)];
    expect(openPlaces(twiceInADay)).toEqual(['ratio']);
    const done = readNotebook([...twiceInADay, answer('ratio', 1, 2)]);
    expect([done.open, done.putRight]).toEqual([[], 1]);
  });

  it('counts days of Singapore', () => {
    const at = (iso: string) => answer('ratio', 1, 0, { at: new Date(iso) });
    const slip = answer('ratio', 0, 0);
    expect(openPlaces([slip, at('2026-03-02T15:50:00Z'), at('2026-03-02T16:10:00Z')])).toEqual([]);
    expect(openPlaces([slip, at('2026-03-02T16:10:00Z'), at('2026-03-03T15:50:00Z')])).toEqual(['ratio']);
  });

  it('reopens a mistake after another one, also when it was closed', () => {
    const right = [answer('ratio', 0, 0), answer('ratio', 1, 1), answer('ratio', 1, 2)];
    const again = readNotebook([...right, answer('ratio', 0, 3), answer('ratio', 1, 4)]);
    expect([again.open.map((m) => m.paperId), again.putRight]).toEqual([[4], 0]);
  });

  it('groups mistakes by what an answer today can change', () => {
    const answers = [answer('ratio', 0, 0), answer('money', 0, 0), answer('money', 1, 3)];
    expect(places(listToPutRight(answers, day(3)))).toEqual(['ratio']);
    expect(places(listToPutRight(answers, day(4)))).toEqual(['ratio', 'money']);
  });

  it('omits a heuristic that no longer exists', () => {
    expect(openPlaces([answer('ratio', 0, 0, { heuristicId: 'h99_gone' })])).toEqual([]);
  });

  it('continues after a cursor even when its own mistake is gone', () => {
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

describe('reviewBlueprint', () => {
  const due = (subStrandId: string, forecast: number): Due => {
    const { level, questionType } = answer(subStrandId, 1, 0);
    return { subStrandId, heuristicId: 'h1_make_whole_model', level, questionType, forecast };
  };

  it('leaves mistakes of today to another day', () => {
    const answers = [answer('ratio', 0, 0), answer('ratio', 1, 5)];
    expect(places(reviewBlueprint(answers, [], day(5), 20))).toEqual([]);
    expect(places(reviewBlueprint(answers, [], day(6), 20))).toEqual(['ratio']);
  });

  it('takes older mistakes, then due pairings, then new mistakes, up to the wanted number', () => {
    const answers = [answer('money', 0, 5), answer('rate', 0, 9)];
    const list = (most: number) => places(reviewBlueprint(answers, [due('ratio', 0.7)], day(9), most));
    expect(list(20)).toEqual(['money', 'ratio', 'rate']);
    expect(list(2)).toEqual(['money', 'ratio']);
    expect(reviewBlueprint([], [], day(9), 20)).toEqual([]);
  });

  it('asks each pairing and level once', () => {
    expect(places(reviewBlueprint([answer('ratio', 0, 0)], [due('ratio', 0.7)], day(9), 20))).toEqual([
      'ratio',
    ]);
  });
});
