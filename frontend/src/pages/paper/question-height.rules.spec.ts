import { describe, expect, it } from '@jest/globals';
import { buildQuestion } from '../../testing/papers.js';
import { needsHeight } from './question-height.rules.js';

const drawn = (height: number) => ({ svg: `<svg viewBox="0 0 320 ${height}"></svg>`, alt: 'A bar' });
const TABLET = { width: 1180, height: 820 };
const LOW_TABLET = { width: 1024, height: 700 };
const FIELD = { rows: 1, hasKeys: true };
const OPTIONS = { rows: 2, hasKeys: false };

describe('needsHeight on a narrow window', () => {
  it.each([
    ['a short stem', {}, false],
    ['a long stem', { questionText: 'a'.repeat(250) }, true],
    ['a low drawing', { visual: drawn(77) }, false],
    ['a high drawing', { visual: drawn(154) }, true],
    ['a low drawing under one line', { visual: drawn(77), questionText: 'a'.repeat(90) }, false],
    ['a low drawing under two lines', { visual: drawn(77), questionText: 'a'.repeat(110) }, true],
    ['blanks in a middling stem', { questionText: `${'a'.repeat(100)} ___ ___ ___` }, true],
  ])('%s', (_, changes, expected) => {
    expect(needsHeight(buildQuestion(changes), null)).toBe(expected);
  });
});

describe('needsHeight on a wide window', () => {
  it.each([
    [
      'a low drawing under three lines',
      { visual: drawn(77), questionText: 'a'.repeat(130) },
      FIELD,
      false,
      true,
    ],
    ['a drawing under five lines', { visual: drawn(77), questionText: 'a'.repeat(220) }, FIELD, true, true],
    ['a high drawing over keys', { visual: drawn(120) }, FIELD, true, true],
    ['a high drawing over options', { visual: drawn(120) }, OPTIONS, false, false],
    ['a drawing too high for options', { visual: drawn(160) }, OPTIONS, true, true],
    ['a long stem over short options', { questionText: 'a'.repeat(300) }, OPTIONS, false, false],
    ['a long stem over long options', { questionText: 'a'.repeat(400) }, { ...OPTIONS, rows: 4 }, true, true],
    ['a short stem with three labelled parts', {}, { ...FIELD, rows: 3 }, false, true],
  ])('%s', (_, changes, answer, onTablet, onLowTablet) => {
    expect(needsHeight(buildQuestion(changes), { ...TABLET, ...answer })).toBe(onTablet);
    expect(needsHeight(buildQuestion(changes), { ...LOW_TABLET, ...answer })).toBe(onLowTablet);
  });
});
