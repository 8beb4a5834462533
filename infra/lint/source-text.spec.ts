import { describe, expect, it } from '@jest/globals';
import { findProblemsInText } from './source-text.ts';

// Put together, so that the check does not find them here.
const home = ['', 'home', 'ann', 'maths'].join('/');
const host = ['https://registry', 'npmjs', 'org/a'].join('.');
const section = ['A§', '5'].join('');
const guide = ['UX', '12'].join(' ');

describe('findProblemsInText', () => {
  it.each([
    ['a path of a machine', 'README.md', `see ${home}`],
    ['a package host', 'package-lock.json', `"resolved": "${host}"`],
    ['a test that is left out', 'infra/e2e/journey.mjs', "test.skip('later', () => {});"],
    ['the only test that runs', 'infra/x.spec.mjs', "it.only('this', () => {});"],
    ['a section of another document', 'libs/a/src/b.ts', `/** Saves (${section}). */`],
    ['a number of another document', 'libs/a/src/b.ts', `/** Saves (${guide}). */`],
    ['a rule that is turned off', 'libs/a/src/b.ts', ['// oxlint', 'disable-next-line'].join('-')],
    ['too many lines', 'infra/long.mjs', '\n'.repeat(400)],
  ])('rejects %s', (_what, file, text) => {
    expect(findProblemsInText(file, text)).toHaveLength(1);
  });

  it.each([
    ['README.md', 'open http://localhost:8080/home/start'],
    ['frontend/src/router.tsx', "path: '/homework/today'"],
    ['infra/docker/Dockerfile', 'WORKDIR /app'],
    ['infra/local/x.mjs', 'list.skip(3); latest.only(1);'],
    ['libs/a/src/b.ts', '/** Saves (CURRICULUM-3); `§/№` is another host. */'],
    ['libs/a/src/long.json', '\n'.repeat(900)],
  ])('accepts in %s: %j', (file, text) => {
    expect(findProblemsInText(file, text)).toEqual([]);
  });
});
