import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

/** A key spelt where it is used, and not where its query stands. */
const SPELT_KEY = /queryKey: \[['"]/;

it('query keys are spelt beside the query that they name, in files of queries and calls alone', () => {
  const files = globSync('frontend/src/**/*.{ts,tsx}').filter(
    (file) => !/\.spec\.tsx?$|(?:\.api|[\\/]queries)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => SPELT_KEY.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** A page of the console whose lists follow the filters of that feature alone. */
const OWN_QUERIES = /[\\/]features[\\/]verify-marks[\\/]/;

it('queries are the entities’, and features and pages use them', () => {
  const files = globSync('frontend/src/{app,features,pages}/**/*.{ts,tsx}').filter(
    (file) => !/\.spec\.tsx?$/.test(file) && !OWN_QUERIES.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const asks = /\b(?:queryOptions|infiniteQueryOptions)\(/;
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([]);
});
