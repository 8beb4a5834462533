import { describe, expect, it } from '@jest/globals';
import { findEngineProblems, findManifestProblems, findVersionProblems } from './package-dependencies.ts';
import { listImported, listLookedUp, type Manifest, type Use } from './package-imports.ts';

const manifest = (parts: Partial<Manifest>): Manifest => ({ name: '@sumfox/a', version: '0.1.0', ...parts });

const problems = (
  parts: Partial<Manifest>,
  imported: Record<string, Use>,
  needed: Record<string, string> = {},
  peers: Record<string, string[]> = {},
) =>
  findManifestProblems(
    { folder: 'libs/a', manifest: manifest(parts), imported: new Map(Object.entries(imported)) },
    needed,
    (name) => peers[name] ?? [],
  );

describe('findManifestProblems', () => {
  it('accepts declared imports', () => {
    const parts = { dependencies: { zod: '4.6.7' }, devDependencies: { 'fast-check': '4.10.2' } };
    expect(problems(parts, { zod: 'production', 'fast-check': 'development' })).toEqual([]);
  });

  it('names an undeclared import with the list where it belongs', () => {
    expect(problems({}, { zod: 'production', 'fast-check': 'development' })).toEqual([
      'libs/a/package.json does not declare fast-check: add it to devDependencies.',
      'libs/a/package.json does not declare zod: add it to dependencies.',
    ]);
  });

  it('names an unused dependency', () => {
    expect(problems({ dependencies: { zod: '4.6.7' } }, {})).toEqual([
      'libs/a/package.json declares zod, which nothing there imports.',
    ]);
  });

  it('names a dependency of the wrong kind, and one of both kinds', () => {
    const dependencies = { zod: '4.6.7' };
    expect(problems({ dependencies }, { zod: 'development' })).toEqual([
      'libs/a/package.json must have zod in devDependencies.',
    ]);
    expect(problems({ dependencies, devDependencies: dependencies }, { zod: 'production' })).toEqual([
      'libs/a/package.json declares zod twice.',
    ]);
  });

  it('accepts types and peers of declared packages', () => {
    const parts = {
      dependencies: { '@nestjs/passport': '12.0.0', passport: '0.7.0', pg: '8.23.0' },
      devDependencies: { '@types/pg': '8.23.1' },
    };
    const imported = { '@nestjs/passport': 'production', pg: 'production' } as const;
    expect(problems(parts, imported, {}, { '@nestjs/passport': ['passport'] })).toEqual([]);
  });

  it('accepts needs without an import, and names an outdated need', () => {
    const parts = { devDependencies: { oxfmt: '0.75.0' } };
    const needed = { oxfmt: 'a program' };
    expect(problems(parts, {}, needed)).toEqual([]);
    const over = ['libs/a/package.json no longer needs oxfmt named in package-dependencies.ts.'];
    expect(problems(parts, { oxfmt: 'development' }, needed)).toEqual(over);
    expect(problems({}, {}, needed)).toEqual(over);
  });
});

describe('findVersionProblems', () => {
  const all = (...dependencies: Record<string, string>[]) =>
    findVersionProblems(
      dependencies.map((each, index) => manifest({ name: `@sumfox/${index}`, dependencies: each })),
    );

  it('accepts one exact version everywhere', () => {
    expect(
      all({ zod: '4.6.7', '@sumfox/1': '0.1.0' }, { zod: '4.6.7' }, { ts: 'npm:typescript@7.0.2' }),
    ).toEqual([]);
  });

  it("names a range, a second version, and a version other than the workspace package's", () => {
    expect(all({ zod: '^4.6.7' })).toEqual(['@sumfox/0 must name one version of zod.']);
    expect(all({ zod: '4.6.7' }, { zod: '4.6.8' })).toEqual(['@sumfox/1 has zod@4.6.8, others have 4.6.7.']);
    expect(all({ '@sumfox/1': '0.2.0' }, {})).toEqual(['@sumfox/0 has @sumfox/1@0.2.0, others have 0.1.0.']);
  });
});

it('findEngineProblems names a package with another Node version than the tools, or none', () => {
  expect(findEngineProblems([manifest({ engines: { node: '>=24.10.0' } })])).toEqual([]);
  const problem = ['@sumfox/a must have "engines": { "node": ">=24.10.0" }.'];
  expect(findEngineProblems([manifest({ engines: { node: '>=20' } })])).toEqual(problem);
  expect(findEngineProblems([manifest({})])).toEqual(problem);
});

it('listImported finds values, types and dynamic imports', () => {
  const text = [
    `import fs from 'node:fs';`,
    `import type { A } from '@sumfox/contracts/errors';`,
    `export * from './beside.js';`,
    `const later = import('pg');`,
  ];
  expect(listImported(text.join('\n'))).toEqual(['@sumfox/contracts', 'pg']);
});

it('listLookedUp finds modules, files and fonts that are looked up by name', () => {
  const text = [
    `const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');`,
    `const cases = import.meta.resolve('@sumfox/answer-marking/cases.jsonl');`,
    `const database = '@sumfox/identity-service/database';`,
    `src: url('@fontsource/andika/files/andika.woff2')`,
    `await Promise.resolve('nothing');`,
  ];
  expect(new Set(listLookedUp(text.join('\n')))).toEqual(
    new Set(['axe-core', '@sumfox/answer-marking', '@sumfox/identity-service', '@fontsource/andika']),
  );
});
