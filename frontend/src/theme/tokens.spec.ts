import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { COLOURS } from './tokens.js';

it('gives antd the very colours of the style sheet', () => {
  const sheet = readFileSync(join(process.cwd(), 'frontend/src/theme/tokens.css'), 'utf8');
  const written = Object.fromEntries(
    [...sheet.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [
      (name ?? '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      (colour ?? '').toUpperCase(),
    ]),
  );
  for (const [name, colour] of Object.entries(COLOURS)) expect([name, written[name]]).toEqual([name, colour]);
});
