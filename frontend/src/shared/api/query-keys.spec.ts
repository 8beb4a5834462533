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
