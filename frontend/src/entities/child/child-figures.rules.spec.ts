import { describe, expect, it } from '@jest/globals';
import { buildTopicRecord } from '../../testing/child-figures.js';
import {
  isEarly,
  percentText,
  readStanding,
  splitTopics,
  statusWord,
  topicTitle,
} from './child-figures.rules.js';

const topic = (topicId: string, score: number) => buildTopicRecord({ topicId, score });

describe('strengths and focus areas', () => {
  it('begin at 70 and end below 50, the most telling first', () => {
    const { strengths, focusAreas } = splitTopics(
      [69, 70, 82, 75, 50, 49, 0].map((score) => topic(`t${score}`, score)),
    );
    expect(strengths.map(({ score }) => score)).toEqual([82, 75, 70]);
    expect(focusAreas.map(({ score }) => score)).toEqual([0, 49]);
  });

  it('begin with those that rest on answers enough', () => {
    const early = { questionsAttempted: 1 };
    const { strengths, focusAreas } = splitTopics([
      buildTopicRecord({ topicId: 'a', score: 100, ...early }),
      topic('b', 70),
      buildTopicRecord({ topicId: 'c', score: 0, ...early }),
      topic('d', 40),
    ]);
    expect(strengths.map(({ topicId }) => topicId)).toEqual(['b', 'a']);
    expect(focusAreas.map(({ topicId }) => topicId)).toEqual(['d', 'c']);
  });

  it('keep the order of the curriculum among equals', () => {
    const { strengths } = splitTopics([topic('a', 80), topic('b', 90), topic('c', 80)]);
    expect(strengths.map(({ topicId }) => topicId)).toEqual(['b', 'a', 'c']);
  });
});

it('readStanding names a skill early before five answers, and mastered by the rule of the pupil model alone', () => {
  const standing = (percent: number, isMastered = false, questionsAttempted = 5) =>
    readStanding({ percent, isMastered, questionsAttempted });
  expect([49, 50, 69, 70, 100].map((percent) => standing(percent))).toEqual([
    'focus',
    'developing',
    'developing',
    'strength',
    'strength',
  ]);
  expect([standing(80, true), standing(100, true, 4)]).toEqual(['mastered', 'early']);
});

it('shows what is not known as a dash, and nought as nought', () => {
  expect([percentText(null), percentText(0)]).toEqual(['–', '0%']);
});

it('leaves a number before a name away, and nothing else', () => {
  expect(['H2-Before and After', 'H10-Logic', 'Ratio', 'H-index', '2-Digit'].map(topicTitle)).toEqual([
    'Before and After',
    'Logic',
    'Ratio',
    'H-index',
    '2-Digit',
  ]);
});

it('leans on a score from five answers on', () => {
  expect([4, 5].map((questionsAttempted) => isEarly({ questionsAttempted }))).toEqual([true, false]);
});

describe('the status of an account', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const active = (lastActive: string | null) => ({ lastActive });
  it('is active while any child has practised in 14 days', () => {
    expect(statusWord([active(null), active('2026-11-06T12:00:00.000Z')], now)).toBe('Active');
    expect(statusWord([active('2026-11-06T11:59:59.000Z')], now)).toBe('No practice for 2 weeks');
  });
  it('is not started without a child, and before the first answer', () => {
    expect(statusWord([], now)).toBe('Not started yet');
    expect(statusWord([active(null)], now)).toBe('Not started yet');
  });
});
