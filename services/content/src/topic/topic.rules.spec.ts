import { describe, expect, it } from '@jest/globals';
import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { isEditableBy, isOfOneOwner, isVisibleTo, listFitting, mergeContent } from './topic.rules.js';

const parent = { userId: 'a', role: 'parent' } as const;
const admin = { userId: 'z', role: 'admin' } as const;
const own = { ownerId: 'a', isShared: false, isActive: false };
const foreign = { ownerId: 'b', isShared: false, isActive: true };
const shared = { ownerId: 'z', isShared: true, isActive: true };

describe('topic access', () => {
  it('lets a person read own and active shared topics, and change own topics only', () => {
    expect([own, foreign, shared].map((topic) => isEditableBy(topic, parent))).toEqual([true, false, false]);
    expect([own, foreign, shared].map((topic) => isVisibleTo(topic, parent))).toEqual([true, false, true]);
    expect(isVisibleTo({ ...shared, isActive: false }, parent)).toBe(false);
    expect([own, foreign, shared].every((topic) => isEditableBy(topic, admin))).toBe(true);
  });

  it('does not turn a shared topic into the private topic of its author', () => {
    expect(isEditableBy({ ...shared, ownerId: 'a' }, parent)).toBe(false);
  });

  it("allows a merge only within one parent's topics or within shared topics", () => {
    expect(isOfOneOwner(own, { ...own })).toBe(true);
    expect(isOfOneOwner(own, foreign)).toBe(false);
    expect(isOfOneOwner(own, { ...shared, ownerId: 'a' })).toBe(false);
    expect(isOfOneOwner(shared, { ...shared, ownerId: null })).toBe(true);
  });
});

describe('listFitting', () => {
  const rows = [{ bytes: 5 }, { bytes: 3 }, { bytes: 4 }, { bytes: 1 }];

  it('returns the first items within the byte limit, the limit included', () => {
    expect(listFitting(rows, 8)).toEqual([{ bytes: 5 }, { bytes: 3 }]);
    expect(listFitting(rows, 13)).toEqual(rows);
  });

  it('drops every item after one that is too large', () => {
    expect(listFitting(rows, 11)).toEqual([{ bytes: 5 }, { bytes: 3 }]);
    expect(listFitting(rows, 4)).toEqual([]);
  });
});

const questions = (...texts: string[]) => texts.map((question) => ({ question, difficulty: 3 }));
const answers = (...texts: string[]) => texts.map((answer) => ({ answer }));
const topic = (q: string[], a: string[]) => ({
  modelQuestions: questions(...q),
  modelAnswers: answers(...a),
});

describe('mergeContent', () => {
  it('adds missing entries once, in their order', () => {
    const merged = mergeContent(
      topic(['1 + 1?', '2 + 2?'], ['2']),
      topic(['3 + 3?', '2  + 2? ', '3 + 3?'], ['2', '6']),
    );
    expect(merged).toEqual(topic(['1 + 1?', '2 + 2?', '3 + 3?'], ['2', '6']));
  });

  it('keeps an answer beside its question, even when another question has the same answer', () => {
    const merged = mergeContent(topic(['5 + 7?'], ['12']), topic(['5 + 7?', '3 × 4?'], ['12', '12']));
    expect(merged).toEqual(topic(['5 + 7?', '3 × 4?'], ['12', '12']));
  });

  it("keeps the kept topic's form of a question that both have", () => {
    expect(mergeContent(topic(['5 + 7?'], ['12']), topic(['5 + 7?'], ['11']))).toEqual(
      topic(['5 + 7?'], ['12']),
    );
  });

  it('distinguishes answers by explanation and by case', () => {
    const kept = { modelQuestions: questions('A?'), modelAnswers: [] };
    const other = {
      modelQuestions: questions('a?', 'A?'),
      modelAnswers: [
        { answer: '4' },
        { answer: '4', explanation: '2 + 2' },
        { answer: '4', explanation: ' ' },
      ],
    };
    expect(mergeContent(kept, other)).toEqual({
      modelQuestions: questions('A?', 'a?'),
      modelAnswers: [{ answer: '4' }, { answer: '4', explanation: '2 + 2' }],
    });
  });

  it('rejects a merge over the limits of a topic', () => {
    const many = (from: number, count: number) =>
      topic(
        Array.from({ length: count }, (_, at) => `${from + at}?`),
        ['1', '2', '3'],
      );
    const { questions: most } = TOPIC_LIMITS;
    expect(mergeContent(many(0, most - 1), many(most - 2, 2))?.modelQuestions).toHaveLength(most);
    expect(mergeContent(many(0, most), many(most, 1))).toBeNull();
  });
});
