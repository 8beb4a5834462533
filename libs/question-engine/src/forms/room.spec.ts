import { describe, expect, it } from '@jest/globals';
import { makeItem } from '../make-item.js';
import { fitsOneScreen } from './room.js';

const ITEM = makeItem({
  gradeLevel: 'Primary 5',
  subStrandId: 'ratio',
  heuristicId: 'h1_make_whole_model',
  level: 'guided',
  questionType: 'open-ended',
  seed: 4,
  id: 'x',
});
const withRoom = (stem: number, height: number, more: object = {}) => ({
  ...ITEM.question,
  questionText: 'x'.repeat(stem),
  visual: { svg: `<svg viewBox="0 0 320 ${height}"></svg>`, alt: '' },
  ...more,
});

describe('fitsOneScreen', () => {
  it('adds the letters of the stem and the height of the drawing', () => {
    expect(fitsOneScreen('Primary 5', withRoom(150, 220))).toBe(true);
    expect(fitsOneScreen('Primary 5', withRoom(151, 220))).toBe(false);
  });

  it('wants more room for answers with labels, and for Primary 1 and 2', () => {
    expect(fitsOneScreen('Primary 5', withRoom(100, 100, { answerCount: 2 }))).toBe(false);
    const young = withRoom(50, 260);
    expect(fitsOneScreen('Primary 5', young)).toBe(true);
    expect(fitsOneScreen('Primary 2', young)).toBe(false);
  });
});
