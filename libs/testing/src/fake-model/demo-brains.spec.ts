import { expect, it } from '@jest/globals';
import { demoBrains } from './demo-brains.js';
import type { JsonValue, SeenRequest } from './fake-reply.js';

const think = (task: string, data: JsonValue) => demoBrains[task]?.(data, {} as SeenRequest);

it('demo brain quotes lines of a working with a true calculation, and is unsure of other steps', () => {
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

it('demo brain is unsure of every meaning', () => {
  expect(think('judge-meaning', { first: 'square', second: 'square' })).toEqual({ same: 'unsure' });
});

it('demo brain points at numbered lines of a sheet', () => {
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

it('demo brain repeats only text that it was shown', () => {
  expect(think('explain-answer', { solution: ['3 x 4 = 12.', '12 + 1 = 13.'] })).toEqual({
    explanation: '3 x 4 = 12. 12 + 1 = 13.',
  });
});
