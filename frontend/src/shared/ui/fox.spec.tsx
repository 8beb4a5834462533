import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Fox, type FoxFace } from './fox.js';

const FACES: readonly FoxFace[] = ['hello', 'thinking', 'cheer', 'rest', 'puzzled'];

it('has five faces that differ, on one head, and is decoration', () => {
  const drawings = FACES.map((face) => {
    const { container } = render(<Fox face={face} />);
    const svg = container.querySelector('svg')!;
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    return { head: svg.querySelector('path')?.outerHTML, all: svg.innerHTML };
  });
  expect(new Set(drawings.map(({ all }) => all)).size).toBe(5);
  expect(new Set(drawings.map(({ head }) => head)).size).toBe(1);
});
