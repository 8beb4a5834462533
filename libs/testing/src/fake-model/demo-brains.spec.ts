import { expect, it } from '@jest/globals';
import { demoBrains } from './demo-brains.js';
import type { JsonValue, SeenRequest } from './fake-reply.js';

const think = (task: string, data: JsonValue) => demoBrains[task]?.(data, {} as SeenRequest);

it('quotes the lines of a working that calculate and come out, and is unsure of all other steps', () => {
  const points = ['M1', 'M2', 'M3'].map((point) => ({ point, finds: 'a step' }));
  const working = 'let me see\n3 plus 4 is 7\n7 times 2 is 15\n20 divided by 4 gives 5';
  expect(think('judge-working', { points, working })).toEqual({
    points: [
      { point: 'M1', shown: 'yes', quote: '3 plus 4 is 7' },
      { point: 'M2', shown: 'yes', quote: '20 divided by 4 gives 5' },
      { point: 'M3', shown: 'unsure', quote: '' },
    ],
  });
});

it('is sure of no meaning', () => {
  expect(think('judge-meaning', { first: 'square', second: 'square' })).toEqual({ same: 'unsure' });
});

it('points at what is numbered on a sheet', () => {
  const pieces = ['Sums\n1. What is 3 + 4?\n2. What is', '5 + 6?\nAnswers\n1. 7\n2. 11'];
  expect(think('read-pdf', { pieces })).toEqual({
    title: 'Sums',
    introduction: '',
    questions: [
      { text: 'What is 3 + 4?', difficulty: 3 },
      { text: 'What is\n5 + 6?', difficulty: 3 },
    ],
    answers: [
      { text: '7', explanation: '' },
      { text: '11', explanation: '' },
    ],
  });
});

it('says only what it was shown', () => {
  expect(think('explain-answer', { solution: ['3 x 4 = 12.', '12 + 1 = 13.'] })).toEqual({
    explanation: '3 x 4 = 12. 12 + 1 = 13.',
  });
});
