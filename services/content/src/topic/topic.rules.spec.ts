import { describe, expect, it } from '@jest/globals';
import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { isEditableBy, isOfOneOwner, isVisibleTo, listFitting, mergeContent } from './topic.rules.js';

const parent = { userId: 'a', role: 'parent' } as const;
const admin = { userId: 'z', role: 'admin' } as const;
const own = { ownerId: 'a', isShared: false, isActive: false };
const foreign = { ownerId: 'b', isShared: false, isActive: true };
const shared = { ownerId: 'z', isShared: true, isActive: true };

describe('who may do what with a topic', () => {
  it('is theirs and the active shared ones to read, and theirs alone to change', () => {
    expect([own, foreign, shared].map((topic) => isEditableBy(topic, parent))).toEqual([true, false, false]);
    expect([own, foreign, shared].map((topic) => isVisibleTo(topic, parent))).toEqual([true, false, true]);
    expect(isVisibleTo({ ...shared, isActive: false }, parent)).toBe(false);
    expect([own, foreign, shared].every((topic) => isEditableBy(topic, admin))).toBe(true);
  });

  it('never makes what is shared a person’s own, because they made it', () => {
    expect(isEditableBy({ ...shared, ownerId: 'a' }, parent)).toBe(false);
  });

  it('brings together only what belongs to one parent, or to everybody', () => {
    expect(isOfOneOwner(own, { ...own })).toBe(true);
    expect(isOfOneOwner(own, foreign)).toBe(false);
    expect(isOfOneOwner(own, { ...shared, ownerId: 'a' })).toBe(false);
    expect(isOfOneOwner(shared, { ...shared, ownerId: null })).toBe(true);
  });
});

describe('listFitting', () => {
  const rows = [{ bytes: 5 }, { bytes: 3 }, { bytes: 4 }, { bytes: 1 }];

  it('keeps the first that have so many bytes together, the limit included', () => {
    expect(listFitting(rows, 8)).toEqual([{ bytes: 5 }, { bytes: 3 }]);
    expect(listFitting(rows, 13)).toEqual(rows);
  });

  it('leaves out what follows one that is too large', () => {
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

describe('merging', () => {
  it('adds what only the other has, once, in its order', () => {
    const merged = mergeContent(
      topic(['1 + 1?', '2 + 2?'], ['2']),
      topic(['3 + 3?', '2  + 2? ', '3 + 3?'], ['2', '6']),
    );
    expect(merged).toEqual(topic(['1 + 1?', '2 + 2?', '3 + 3?'], ['2', '6']));
  });

  it('keeps an answer beside its question where each has one, though it is the answer of another too', () => {
    const merged = mergeContent(topic(['5 + 7?'], ['12']), topic(['5 + 7?', '3 × 4?'], ['12', '12']));
    expect(merged).toEqual(topic(['5 + 7?', '3 × 4?'], ['12', '12']));
  });

  it('leaves a question that both have as the kept one has it', () => {
    expect(mergeContent(topic(['5 + 7?'], ['12']), topic(['5 + 7?'], ['11']))).toEqual(
      topic(['5 + 7?'], ['12']),
    );
  });

  it('tells answers with different explanations, and capital from small letters, apart', () => {
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

  it('is refused when a topic cannot hold all of it', () => {
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
