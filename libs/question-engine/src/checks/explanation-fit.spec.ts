import { describe, expect, it } from '@jest/globals';
import type { Item } from '@product/contracts/question/item';
import { makeItem } from '../make-item.js';
import { listExplanationFaults } from './explanation-fit.js';

/** The radius at first is asked for; the drawn item is in order. */
const RADIUS = makeItem({
  gradeLevel: 'Primary 6',
  subStrandId: 'circles',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'mcq',
  seed: 5,
  id: 'q',
});

function explained(explanation: string, questionText = RADIUS.question.questionText): Item {
  const [first, ...others] = RADIUS.scheme.misconceptions;
  if (!first) throw new Error('an item with wrong options');
  return {
    ...RADIUS,
    question: { ...RADIUS.question, questionText },
    scheme: { ...RADIUS.scheme, misconceptions: [{ ...first, explanation }, ...others] },
  };
}

describe('listExplanationFaults', () => {
  it('finds nothing in an item in order', () => {
    expect(listExplanationFaults(RADIUS)).toEqual([]);
  });

  it.each([
    'This is a length round. The question asks for the area.',
    'The size has changed. Use the new one.',
    'This is already told in the question. Use it to find what is asked.',
    'This is all the water in the end. The question asks for what was poured in.',
  ])('refuses "%s" where the radius at first is asked for', (explanation) => {
    expect(listExplanationFaults(explained(explanation))).toHaveLength(1);
  });

  it.each(['This is x.', 'This is the letter. The question asks for another size.'])(
    'refuses "%s" where the letter is asked for',
    (explanation) => {
      const stem = 'A square has sides of 4x + 18 cm. What is the value of x?';
      expect(listExplanationFaults(explained(explanation, stem))).toHaveLength(1);
    },
  );

  it.each([
    'This is the size in the end. The question asks for the size at first.',
    'This is the area. The question asks for a length.',
  ])('takes "%s" where the radius at first is asked for', (explanation) => {
    expect(listExplanationFaults(explained(explanation))).toEqual([]);
  });
});
