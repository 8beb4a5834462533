import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { makeItem } from '@sumfox/question-engine/make-item';
import { isConfirmedBy, toBlindQuestion } from './blind-solve.rules.js';

const make = (questionType: Item['question']['questionType']): Item =>
  makeItem({
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    level: 'independent',
    questionType,
    seed: 3,
    id: '0192f0c1-0000-7000-8000-000000000001',
  });
const solved = (answers: string[], change = {}) => ({
  working: '',
  answers,
  isClear: true,
  isFit: true,
  ...change,
});

describe('blind solve', () => {
  it("sees the pupil's view without the mark scheme", () => {
    for (const type of ['open-ended', 'mcq', 'fill-in-the-blank'] as const) {
      const item = make(type);
      const seen = toBlindQuestion(item);
      expect(Object.keys(seen).toSorted()).toEqual(['answersWanted', 'options', 'stem']);
      expect(seen.options).toHaveLength(type === 'mcq' ? 4 : 0);
      for (const line of item.scheme.solutionSteps) expect(JSON.stringify(seen)).not.toContain(line);
    }
  });

  it('confirms a key that it finds in any form', () => {
    for (const type of ['open-ended', 'mcq', 'fill-in-the-blank'] as const) {
      const item = make(type);
      const keys = item.scheme.parts.map((part) => part.expected);
      expect(isConfirmedBy(item, solved(keys))).toBe(true);
      expect(isConfirmedBy(item, solved(keys.map((key) => key.replace(/ [a-z ]+$/, ''))))).toBe(true);
    }
  });

  it.each([
    ['another value', (keys: string[]) => solved(keys.map(() => '987654'))],
    ['too few answers', (keys: string[]) => solved(keys.slice(1))],
    ['too many answers', (keys: string[]) => solved([...keys, '1'])],
    ['no answer', () => solved([''])],
    ['a doubt about the words', (keys: string[]) => solved(keys, { isClear: false })],
    ['a doubt about the story', (keys: string[]) => solved(keys, { isFit: false })],
  ])('does not confirm a key with %s', (_what, of) => {
    const item = make('open-ended');
    expect(isConfirmedBy(item, of(item.scheme.parts.map((part) => part.expected)))).toBe(false);
  });
});
