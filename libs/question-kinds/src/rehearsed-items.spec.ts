import { describe, expect, it } from '@jest/globals';
import { ItemSchema, QUESTION_KINDS } from '@sumfox/contracts/question/item';
import * as z from 'zod/mini';
import { listRehearsedItems } from './rehearsed-items.js';

describe('listRehearsedItems', () => {
  it('gives a valid item of each kind, each with an id of its own', () => {
    let count = 0;
    const rehearsed = listRehearsedItems(() => `item-${(count += 1)}`);
    for (const { item } of rehearsed) expect(z.parse(ItemSchema, item)).toEqual(item);
    expect(rehearsed.map(({ item }) => item.question.questionType)).toEqual([...QUESTION_KINDS]);
    expect(rehearsed.map(({ item }) => item.scheme.questionId)).toEqual(['item-1', 'item-2', 'item-3']);
  });
});
