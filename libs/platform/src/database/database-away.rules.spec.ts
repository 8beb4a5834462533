import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from './database-away.rules.js';

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });

describe('isDatabaseAway', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P03'),
    withCode('57P01'),
    withCode('53100'),
    withCode('58030'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is true for %s', (error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    withCode('23505'),
    withCode('42601'),
    new Error('no connection between the two'),
    'ECONNREFUSED',
    null,
  ])('is false for %s', (error) => expect(isDatabaseAway(error)).toBe(false));
});
