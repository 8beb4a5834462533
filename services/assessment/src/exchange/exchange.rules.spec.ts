import { describe, expect, it } from '@jest/globals';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type ExchangePlace, planExchanges, reachedLevel } from './exchange.rules.js';

describe('reachedLevel', () => {
  it.each<[string, Array<[ProficiencyLevel, number]>, ProficiencyLevel | null]>([
    ['nothing yet', [], null],
    ['one right answer', [['not_ready', 1]], 'guided'],
    [
      'a right answer a step higher',
      [
        ['not_ready', 1],
        ['guided', 1],
      ],
      'independent',
    ],
    ['the hardest question right: mastery is not asked', [['independent', 1]], 'independent'],
    [
      'one miss: the same level',
      [
        ['not_ready', 1],
        ['guided', 0],
      ],
      'guided',
    ],
    [
      'two misses in a row: a step down',
      [
        ['guided', 0],
        ['guided', 0],
      ],
      'not_ready',
    ],
    [
      'two misses at the lowest level',
      [
        ['not_ready', 0],
        ['not_ready', 0],
      ],
      'not_ready',
    ],
    [
      'a half-right answer between two misses',
      [
        ['guided', 0],
        ['guided', 0.5],
        ['guided', 0],
      ],
      'guided',
    ],
    [
      'a right easy answer after a right hard one',
      [
        ['independent', 1],
        ['not_ready', 1],
      ],
      'independent',
    ],
  ])('after %s', (_name, answers, level) => {
    expect(reachedLevel(answers.map(([asked, share]) => ({ level: asked, share })))).toBe(level);
  });
});

describe('planExchanges', () => {
  const place = (questionIndex: number, change: Partial<ExchangePlace> = {}): ExchangePlace => ({
    questionIndex,
    itemId: `item-${questionIndex}`,
    subStrandId: `topic-${questionIndex}`,
    heuristicId: 'h1_make_whole_model',
    questionType: 'open-ended',
    level: 'guided',
    isSeen: false,
    exchanges: 0,
    ...change,
  });
  const plan = (places: ExchangePlace[], current = 0) =>
    planExchanges(places, current, () => 'independent').map(({ questionIndex }) => questionIndex);

  it('exchanges the next two unseen questions within their sub-strand, method and kind', () => {
    const places = [place(0, { isSeen: true }), place(1, { isSeen: true }), place(2), place(3), place(4)];
    expect(planExchanges(places, 1, () => 'independent')).toEqual(
      [2, 3].map((questionIndex) => ({
        questionIndex,
        itemId: `item-${questionIndex}`,
        request: {
          subStrandId: `topic-${questionIndex}`,
          heuristicId: 'h1_make_whole_model',
          questionType: 'open-ended',
          level: 'independent',
        },
      })),
    );
  });

  it('leaves seen questions, and those at the wanted level, which still count as next', () => {
    expect(
      plan([place(0, { isSeen: true }), place(1, { level: 'independent' }), place(2), place(3)]),
    ).toEqual([2]);
  });

  it('takes mastery as the hardest level of a diagnostic', () => {
    expect(plan([place(1, { level: 'mastery' })])).toEqual([]);
  });

  it('turns to earlier unseen questions after the last one', () => {
    expect(plan([place(0), place(1), place(2), place(3, { isSeen: true })], 3)).toEqual([0, 1]);
  });

  it('exchanges a place twice at most', () => {
    expect(plan([place(1, { exchanges: 1 }), place(2, { exchanges: 2 })])).toEqual([1]);
  });
});
