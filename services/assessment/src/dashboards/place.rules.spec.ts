import { describe, expect, it } from '@jest/globals';
import { findScoreFall, listPlaces, type PlaceAnswer } from './place.rules.js';

const answers = (rights: string, changes: Partial<PlaceAnswer> = {}): PlaceAnswer[] =>
  [...rights].map((right, i) => ({
    at: new Date(Date.UTC(2026, 2, 1 + i)),
    paperId: 1,
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    isRight: right === '1',
    marksAwarded: right === '1' ? 2 : 0,
    marksPossible: 2,
    skillForecast: 0.9,
    ...changes,
  }));
const ratio = (list: PlaceAnswer[]) =>
  listPlaces('Primary 5', list).find(({ subStrandId }) => subStrandId === 'ratio')!;

describe('listPlaces', () => {
  it('gives one place for each sub-strand of the grade, all seeds at first', () => {
    const places = listPlaces('Primary 5', []);
    expect(places).toHaveLength(11);
    expect(new Set(places.map(({ stage }) => stage))).toEqual(new Set(['seed']));
  });

  it('grows a place with the answers, and is grown when it is mastered', () => {
    expect(['', '0', '0000', '00000', '01111'].map((rights) => ratio(answers(rights)).stage)).toEqual([
      'seed',
      'sprout',
      'sprout',
      'tree',
      'grown',
    ]);
    expect(ratio(answers('01111'))).toMatchObject({
      answers: 5,
      rightAtFirstTry: 4,
      grownAt: '2026-03-05T00:00:00.000Z',
      needsCare: false,
    });
  });

  it('keeps a grown place when later answers fall below the rule, and says that it needs care', () => {
    expect(ratio(answers('11111000'))).toMatchObject({
      stage: 'grown',
      grownAt: '2026-03-05T00:00:00.000Z',
      needsCare: true,
    });
  });

  it('waits for a forecast of 85 %, except for answers from before the model', () => {
    expect(ratio(answers('11111', { skillForecast: 0.84 })).stage).toBe('tree');
    expect(ratio(answers('11111', { skillForecast: null })).stage).toBe('grown');
  });

  it('leaves out the answers of another grade and another topic', () => {
    expect(ratio(answers('11111', { gradeLevel: 'Primary 6' })).stage).toBe('seed');
    expect(ratio(answers('11111', { subStrandId: 'money' })).stage).toBe('seed');
  });
});

describe('findScoreFall', () => {
  it('names the score before and after a latest paper that lowered it', () => {
    expect(findScoreFall([...answers('1111'), ...answers('01', { paperId: 2 })])).toEqual({
      from: 100,
      to: 83,
    });
  });

  it('is null for a first paper, and for one that raised the score or kept it', () => {
    expect(findScoreFall([])).toBeNull();
    expect(findScoreFall(answers('10'))).toBeNull();
    expect(findScoreFall([...answers('10'), ...answers('1', { paperId: 2 })])).toBeNull();
  });
});
