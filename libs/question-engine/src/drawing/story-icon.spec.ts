import { describe, expect, it } from '@jest/globals';
import { Canvas } from './canvas.js';
import { drawChildHead, findIcon } from './story-icon.js';

const nameOf = (text: string) => findIcon(text)?.name ?? null;

describe('findIcon', () => {
  it.each([
    ['89 bookmarks', 'game card'],
    ['Bought 9 boxes of 4 pencils', 'pencil'],
    ['8 trays of eggs', 'egg'],
    ['4 kg of soil', 'sack'],
    ['8 kg', 'scale'],
    ['32 ℓ of soya milk at first', 'glass'],
    ['Spent $11', 'coin'],
    ['25 min', 'clock'],
    ['8 m', 'ruler'],
  ])('finds the thing of "%s"', (text, icon) => {
    expect(nameOf(text)).toBe(icon);
  });

  it('leaves out what something is compared with', () => {
    expect(nameOf('$9 more than the ball')).toBe('coin');
    expect(nameOf('the ball')).toBe('marble');
  });

  it('finds nothing in words that only begin like a thing', () => {
    expect(nameOf('The tin balances a starfish')).toBeNull();
  });
});

describe('the head of a child', () => {
  const svgOf = (name: string, face: 'girl' | 'boy') => {
    const canvas = new Canvas();
    drawChildHead(canvas, face, name, 20, 20);
    return canvas.toSvg('');
  };

  it('looks the same for one name, and another way for other names', () => {
    expect(svgOf('Ravi', 'boy')).toBe(svgOf('Ravi', 'boy'));
    expect(
      new Set(['Ravi', 'Kumar', 'Ryan', 'Jun Jie'].map((name) => svgOf(name, 'boy'))).size,
    ).toBeGreaterThan(1);
    expect(svgOf('Siti', 'girl')).not.toBe(svgOf('Siti', 'boy'));
  });
});
