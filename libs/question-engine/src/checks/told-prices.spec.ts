import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listSupportedPairings } from '../supported-pairings.js';
import { checkItem } from '../check-item.js';
import { makeItem } from '../make-item.js';
import { findPriceRange } from './price-ranges.js';
import { listPriceFaults, listToldPrices } from './told-prices.js';

const OPEN = makeItem({
  gradeLevel: 'Primary 5',
  subStrandId: 'percentage',
  heuristicId: 'h2_before_after',
  level: 'mastery',
  questionType: 'open-ended',
  seed: 4,
  id: 'q',
});

function told(questionText: string, expected = '$7', alt: string | null = null): Item {
  const copy = structuredClone(OPEN);
  copy.question.questionText = questionText;
  copy.question.visual = alt === null ? null : { svg: '<svg/>', alt };
  const part = copy.scheme.parts[0];
  if (!part) throw new Error('an item with a part');
  part.expected = expected;
  return copy;
}

/** What money is spent on by the day, the bill or the month is no good with a price of its own. */
const NO_GOODS = /^(?:days|weekends|bills|monthly instalments|hire(?: of a court)?|school trip|broken vase)$/;

describe('prices that a stem tells', () => {
  it.each([
    ['A storybook costs $12.50. How many can he buy?', 'storybook', 1250],
    ['3 pens cost $4.50. How many pens can he buy?', 'pens', 150],
    ['She bought 4 muffins at $2.20 each. How much did she pay?', 'muffins', 220],
    ['She spent $3 on each of 5 ferry rides. How much is left?', 'ferry rides', 300],
    ['He paid $6 for a diary. How much is left?', 'diary', 600],
    ['She spent 80¢ on an eraser. How much is left?', 'eraser', 80],
    ['The usual price of a school bag was $60. How much is the discount?', 'school bag', 6000],
    ['After Day 1 Ravi has $3 for a toy boat. He saves more. It costs $23. How much more?', 'toy boat', 2300],
    ['In the end the suitcase cost $80. What was the discount?', 'suitcase', 8000],
    ['He spent some. How much did the watch cost?', 'watch', 700],
    ['How much money did Mei Ling spend on the toy robot?', 'toy robot', 700],
    ['One plate of rice costs ___.', 'plate of rice', 700],
  ])('%s', (stem, good, cents) => {
    expect(listToldPrices(told(stem))).toEqual([{ good, cents }]);
  });

  it('are read from a list of prices, and not from what is saved or what two things cost', () => {
    const list =
      'Table: Prices. Dish: Noodles, Price: $4; Bag: Mangoes, Price: $9; Ticket: Adult, Price: $12';
    expect(listToldPrices(told('How many are there?', '4', list)).map(({ good }) => good)).toEqual([
      'noodles',
      'bag of mangoes',
      'adult ticket',
    ]);
    expect(listToldPrices(told('After Week 1 she has $20 for a watch. How many weeks?', '4'))).toEqual([]);
    expect(listToldPrices(told('The vase and the clock cost $90. How much is left?', '4'))).toEqual([]);
  });

  it.each([
    'The first one costs $4. How much is left?',
    'The second costs $6. How much is left?',
    'The two cheaper ones cost $9. How much is left?',
    'How much does the third one cost?',
  ])('are not read of a word that only stands for a thing: %s', (stem) => {
    expect(listToldPrices(told(stem))).toEqual([]);
  });

  it.each([
    'The usual price of a school bag was $270. How much is the discount?',
    'He paid 15¢ for a cap. How much is left?',
    'She bought 3 books at $211 each. How much did she pay?',
  ])('are refused where nobody would ask them: %s', (stem) => {
    expect(listPriceFaults(told(stem))).toHaveLength(1);
    expect(checkItem(told(stem)).faults.some((fault) => fault.startsWith('price: '))).toBe(true);
  });

  it('are of things whose plausible price is known', () => {
    const unknown = new Set<string>();
    let known = 0;
    for (const gradeLevel of GRADE_LEVELS)
      for (const { subStrandId, heuristicId } of listSupportedPairings(gradeLevel)) {
        if (!/money|percentage|data_handling/.test(subStrandId)) continue;
        for (const level of PROFICIENCY_LEVELS) {
          const spec = { gradeLevel, subStrandId, heuristicId, level, id: 'q' };
          const goods = [11, 12, 13].flatMap((seed) =>
            listToldPrices(makeItem({ ...spec, seed, questionType: 'open-ended' })),
          );
          for (const { good } of goods) {
            if (findPriceRange(good)) known += 1;
            else if (!NO_GOODS.test(good)) unknown.add(good);
          }
        }
      }
    expect([...unknown]).toEqual([]);
    expect(known).toBeGreaterThan(25);
  });
});
