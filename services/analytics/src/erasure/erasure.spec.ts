import { expect, it } from '@jest/globals';
import { findErasureGaps } from '@sumfox/platform/testing/erasure-coverage';
import { database } from '../database.js';

it('the erasure plan covers exactly the tables that name a person', () => {
  expect(findErasureGaps(database)).toEqual({ missed: [], unknown: [] });
});
