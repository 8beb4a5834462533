import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { showSourcesInStacks } from './source-stack.js';

/** The first function was made from line 7 of `paper.ts`; the second belongs to a package, which has no lines. */
const BUILT = [
  '// built',
  "export const fail = () => { throw new TypeError('lost'); };",
  'export const pass = (call) => call();',
].join('\n');
const MAP = { version: 3, sources: ['src/paper.ts'], names: [], mappings: ';AAMA' };

interface Built {
  fail(): never;
  pass(call: () => void): void;
}

const before = Error.prepareStackTrace;
let dir: string;
beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'stack-')));
  showSourcesInStacks();
});
afterEach(() => {
  Error.prepareStackTrace = before;
  fs.rmSync(dir, { recursive: true });
});

async function readStack(map: string | null): Promise<string[]> {
  const file = path.join(dir, 'paper.mjs');
  fs.writeFileSync(file, BUILT);
  if (map !== null) fs.writeFileSync(`${file}.map`, map);
  const { fail, pass } = (await import(pathToFileURL(file).href)) as Built;
  try {
    pass(fail);
  } catch (error) {
    return (error as Error).stack?.split('\n').slice(0, 3) ?? [];
  }
  throw new Error('fail() did not throw.');
}

it('showSourcesInStacks names the source of a line, and the built file where it has none', async () => {
  expect(await readStack(JSON.stringify(MAP))).toEqual([
    'TypeError: lost',
    `    at fail (${dir}/src/paper.ts:7:1)`,
    expect.stringMatching(/^ {4}at pass \(file:\/\/.*\/paper\.mjs:3:\d+\)$/),
  ]);
});

it.each([
  ['missing', null],
  ['broken', '{'],
])('showSourcesInStacks names the built file when its map is %s', async (_what, map) => {
  expect((await readStack(map))[1]).toMatch(/^ {4}at fail \(file:\/\/.*\/paper\.mjs:2:\d+\)$/);
});
