import { describe, expect, it } from '@jest/globals';
import { buildQuestion } from '../../testing/papers.js';
import { needsHeight } from './question-height.rules.js';

const drawn = (height: number) => ({ svg: `<svg viewBox="0 0 320 ${height}"></svg>`, alt: 'A bar' });
const TABLET = { width: 1180, height: 820 };
const LOW_TABLET = { width: 1024, height: 700 };
const choices = (text: string) => ({
  questionType: 'mcq' as const,
  mcqOptions: (['A', 'B', 'C', 'D'] as const).map((label) => ({ label, text })),
});

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
    ['a low drawing under three lines', { visual: drawn(77), questionText: 'a'.repeat(130) }, false, true],
    ['a drawing under five lines', { visual: drawn(77), questionText: 'a'.repeat(220) }, true, true],
    ['a high drawing over keys', { visual: drawn(120) }, true, true],
    ['a high drawing over options', { visual: drawn(120), ...choices('12 m') }, false, false],
    ['a long stem over short options', { questionText: 'a'.repeat(300), ...choices('12 m') }, false, false],
    [
      'a long stem over long options',
      { questionText: 'a'.repeat(400), ...choices('b'.repeat(30)) },
      true,
      true,
    ],
    ['a short stem with three labelled parts', { answerCount: 3 }, false, true],
  ])('%s', (_, changes, onTablet, onLowTablet) => {
    expect(needsHeight(buildQuestion(changes), TABLET)).toBe(onTablet);
    expect(needsHeight(buildQuestion(changes), LOW_TABLET)).toBe(onLowTablet);
  });
});
