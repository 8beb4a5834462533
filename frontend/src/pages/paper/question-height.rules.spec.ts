import { expect, it } from '@jest/globals';
import { buildQuestion } from '../../testing/papers.js';
import { needsHeight } from './question-height.rules.js';

const drawn = (height: number) => ({ svg: `<svg viewBox="0 0 320 ${height}"></svg>`, alt: 'A bar' });

it.each([
  ['a short stem', {}, false],
  ['a long stem', { questionText: 'a'.repeat(250) }, true],
  ['a low drawing', { visual: drawn(77) }, false],
  ['a high drawing', { visual: drawn(154) }, true],
  ['a low drawing under one line', { visual: drawn(77), questionText: 'a'.repeat(90) }, false],
  ['a low drawing under two lines', { visual: drawn(77), questionText: 'a'.repeat(110) }, true],
  ['blanks in a middling stem', { questionText: `${'a'.repeat(100)} ___ ___ ___` }, true],
])('%s', (_, changes, expected) => {
  expect(needsHeight(buildQuestion(changes))).toBe(expected);
});
