import { describe, expect, it } from '@jest/globals';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { type PupilPicture, inWords, suggestNext } from './suggestion.rules.js';

const record = (name: string, percent: number | null, questionsAttempted = 5): AxisRecord => ({
  id: name.toLowerCase(),
  name,
  percent,
  questionsAttempted: percent === null ? 0 : questionsAttempted,
  questionsCorrect: 0,
  readinessLevel: null,
  lastPracticed: null,
});
const picture = (changes: Partial<PupilPicture> = {}): PupilPicture => ({
  isYoung: false,
  hasCompletedDiagnostic: true,
  concepts: [record('Ratio', 80), record('Money', 60)],
  heuristics: [record('Before and after', 90)],
  mistakes: 0,
  due: 0,
  isReviewOpen: true,
  ...changes,
});
const typeOf = (changes: Partial<PupilPicture>) => suggestNext(picture(changes)).suggestion.type;

describe('suggestNext', () => {
  it('returns the diagnostic until it is done', () => {
    expect(typeOf({ hasCompletedDiagnostic: false, mistakes: 9 })).toBe('diagnostic');
  });

  it('returns a review when it is open and has enough to review', () => {
    expect(typeOf({ mistakes: 3, due: 2 })).toBe('review');
    expect(typeOf({ mistakes: 3, due: 1 })).toBe('adaptive');
    expect(typeOf({ mistakes: 9, isReviewOpen: false })).toBe('adaptive');
  });

  it('returns a targeted paper for a topic that stays low, and names it in the reason', () => {
    const low = suggestNext(picture({ concepts: [record('Ratio', 80), record('Money', 30)] })).suggestion;
    expect(low).toMatchObject({ type: 'targeted', reasoning: expect.stringContaining('Money is at 30%') });
    expect(typeOf({ concepts: [record('Money', 30, 2)] })).toBe('adaptive');
  });
});

describe('recommendations', () => {
  it('name the weakest of both axes, reviews and new topics, at most three', () => {
    const { recommendations } = suggestNext(
      picture({
        concepts: [record('Ratio', 40), record('Money', 60), record('Rate', null)],
        heuristics: [record('Before and after', 50)],
        mistakes: 2,
        due: 1,
      }),
    );
    expect(recommendations.map((r) => r.title)).toEqual([
      'Practise Ratio',
      'Try more "Before and after"',
      'Look at some questions again',
    ]);
  });

  it('name no figure before there are enough answers', () => {
    const words = (answers: number) =>
      suggestNext(
        picture({
          concepts: [record('Ratio', 0, answers)],
          heuristics: [record('Before and after', 0, answers)],
        }),
      ).recommendations.map((r) => inWords(r, null).description);
    expect(words(4).join()).not.toContain('%');
    expect(words(5).every((text) => text.includes('0%'))).toBe(true);
  });

  it('name counts and no percentages to Primary 1 and 2', () => {
    const { suggestion, recommendations } = suggestNext(
      picture({
        isYoung: true,
        concepts: [{ ...record('Money', 30, 10), questionsCorrect: 3 }],
        heuristics: [{ ...record('Before and after', 40), questionsCorrect: 2 }],
      }),
    );
    expect(suggestion.reasoning).toBe('You got 3 of 10 right in Money. A few more will help the most.');
    expect(recommendations.map((r) => inWords(r, null).description)).toEqual([
      'You got 3 of 10 right. Each question helps it grow.',
      'You got 2 of 5 right. It gets easier with each question.',
    ]);
  });

  it('are empty when there is nothing to recommend', () => {
    expect(
      suggestNext(picture({ concepts: [record('Ratio', 90)], heuristics: [record('h', 90)] }))
        .recommendations,
    ).toEqual([]);
  });

  it("keep our own figure before the model's words", () => {
    const [first, second] = suggestNext(
      picture({ concepts: [record('Ratio', 40), record('Rate', null)], heuristics: [] }),
    ).recommendations;
    expect(inWords(first!, null)).toEqual({
      title: 'Practise Ratio',
      description: 'You are at 40% here. 75% makes it one of your strengths.',
    });
    expect(inWords(first!, { title: 'Grow your Ratio', description: 'It gets easier.' })).toEqual({
      title: 'Grow your Ratio',
      description: 'You are at 40% here. It gets easier.',
    });
    expect(inWords(second!, null).description).toBe('You have not tried this topic yet.');
  });

  it('send a model the name of a topic and a level in words only', () => {
    const { recommendations } = suggestNext(
      picture({
        concepts: [record('Ratio', 40), record('Rate', null)],
        heuristics: [record('Before and after', 0, 2)],
      }),
    );
    expect(recommendations.map((r) => r.about)).toEqual([
      { about: 'topic', topic: 'Ratio', level: 'still hard' },
      { about: 'way of solving', topic: 'Before and after', level: 'just begun' },
      { about: 'topic', topic: 'Rate', level: 'not tried yet' },
    ]);
    expect(JSON.stringify(recommendations.map((r) => r.about))).not.toMatch(/\d/);
  });
});
