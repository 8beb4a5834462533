import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ERASER_WIDTH, PAPER_HEIGHT, PEN_WIDTH } from './ink.rules.js';

it('has the sizes of the specification', () => {
  expect([PEN_WIDTH, ERASER_WIDTH, PAPER_HEIGHT]).toEqual([2, 20, 300]);
  // The test page has no canvas, so the quality is read where it stands.
  const source = readFileSync(join(process.cwd(), 'frontend/src/entities/working/picture.ts'), 'utf8');
  expect(source).toContain('const QUALITY = 0.9;');
});
