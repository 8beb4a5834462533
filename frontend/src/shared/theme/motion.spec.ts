import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** What a cheap tablet moves without laying the page out or painting it again. */
const CHEAP = ['transform', 'opacity', 'translate', 'rotate', 'scale', 'transform-origin'];
const SHEETS = globSync('frontend/src/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));

/** Properties within the key frames of a sheet. */
function listAnimated(text: string): string[] {
  return [...text.matchAll(/@keyframes [\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, frames = '']) =>
    [...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
  );
}

/** Properties named by the transitions of a sheet. */
function listTransitions(text: string): string[] {
  return [...text.matchAll(/transition(?:-property)?:([^;]*);/g)].flatMap(([, value = '']) =>
    value
      .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
      .split(',')
      .map((part) => part.trim().split(/\s/)[0] ?? '')
      .filter((property) => property !== 'none'),
  );
}

describe('style sheets', () => {
  it.each([
    ['key frames', listAnimated],
    ['transitions', listTransitions],
  ] as const)('animate only what moves without layout or paint: %s', (_, list) => {
    const found = SHEETS.flatMap(({ file, text }) => list(text).map((property) => ({ file, property })));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ property }) => !CHEAP.includes(property))).toEqual([]);
  });
});
