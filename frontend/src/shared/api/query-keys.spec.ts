import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

/** A query or a key that is spelt where it is used, and not where the queries of its entity stand. */
const SPELT = /queryKey: \[['"]|\b(?:queryOptions|infiniteQueryOptions)\(/;

it('queries and their keys stand in the queries.ts of an entity, and features and pages use them', () => {
  const isSource = (file: string) => !/\.spec\.tsx?$/.test(file);
  const files = globSync('frontend/src/**/*.{ts,tsx}').filter(isSource);
  expect(files.length).toBeGreaterThan(400);
  const elsewhere = files.filter((file) => !/[\\/]entities[\\/].*\bqueries\.ts$/.test(file));
  expect(elsewhere.filter((file) => SPELT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
