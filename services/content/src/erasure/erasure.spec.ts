import { expect, it } from '@jest/globals';
import { findErasureGaps } from '@sumfox/platform/erasure/erasure-coverage';
import { database } from '../database.js';

it('erasure visits every table that names a person, and no other', () => {
  expect(findErasureGaps(database)).toEqual({ missed: [], unknown: [] });
});
