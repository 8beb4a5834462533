import { describe, expect, it } from '@jest/globals';
import { ItemSchema, QUESTION_KINDS } from '@sumfox/contracts/question/item';
import * as z from 'zod/mini';
import { markResponse } from './mark-response.js';
import { listRehearsedItems, listRehearsedResponses } from './rehearsed-items.js';

describe('listRehearsedItems', () => {
  it('gives a valid item of each kind, each with an id of its own', () => {
    let count = 0;
    const rehearsed = listRehearsedItems(() => `item-${(count += 1)}`);
    for (const { item } of rehearsed) expect(z.parse(ItemSchema, item)).toEqual(item);
    expect(rehearsed.map(({ item }) => item.question.questionType)).toEqual([...QUESTION_KINDS]);
    expect(rehearsed.map(({ item }) => item.scheme.questionId)).toEqual(['item-1', 'item-2', 'item-3']);
  });
});

describe('listRehearsedResponses', () => {
  it('gives a wrong answer with a mark for its working, and two right ones', () => {
    let count = 0;
    const marks = listRehearsedResponses(() => `item-${(count += 1)}`).map((each) => markResponse(each));
    expect(marks.map(({ marksAwarded }) => marksAwarded)).toEqual([1, 2, 2]);
  });
});
