import { expect, it } from '@jest/globals';
import { demoBrains } from './demo-brains.js';
import type { JsonValue, SeenRequest } from './fake-reply.js';

const think = (task: string, data: JsonValue) => demoBrains[task]?.(data, {} as SeenRequest);

it('is sure of no working and of no meaning', () => {
  const points = [{ point: 'M1', finds: 'the whole' }];
  expect(think('judge-working', { points, working: '3 x 4 = 12' })).toEqual({
    points: [{ point: 'M1', shown: 'unsure', quote: '' }],
  });
  expect(think('judge-meaning', { first: 'square', second: 'square' })).toEqual({ same: 'unsure' });
});

it('solves nothing and lets nothing through', () => {
  expect(think('solve-question', { answersWanted: 2 })).toMatchObject({
    answers: ['?', '?'],
    isClear: false,
    isFit: false,
  });
});

it('says and writes only what it was shown', () => {
  expect(think('explain-answer', { solution: ['3 x 4 = 12.', '12 + 1 = 13.'] })).toEqual({
    explanation: '3 x 4 = 12. 12 + 1 = 13.',
  });
  expect(think('write-question', { example: { stem: 'x' } })).toEqual({ stem: 'x' });
});
