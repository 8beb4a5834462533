import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { listSecretFaults } from './secret.rules.ts';

const fresh = () => randomBytes(32).toString('hex');

describe('listSecretFaults', () => {
  it('accepts fresh random values', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(listSecretFaults({ REDIS_PASSWORD: fresh(), SESSION_SECRET: fresh() })).toEqual([]);
    }
  });

  it.each([
    ['', 'is not set'],
    ['postgres', 'is shorter than 32 characters'],
    ['a'.repeat(64), 'can be guessed'],
    ['12345678'.repeat(8), 'can be guessed'],
    ['please-change-this-to-something-long', 'can be guessed'],
    ['practice123-practice123-practice123', 'can be guessed'],
    [`${fresh()}@elsewhere`, 'may only have letters, digits and . _ ~ -'],
  ])('rejects %p', (value, fault) => {
    expect(listSecretFaults({ REDIS_PASSWORD: value, SESSION_SECRET: fresh() })).toEqual([
      `REDIS_PASSWORD ${fault}.`,
    ]);
  });

  it('names every fault at once without a value', () => {
    const faults = listSecretFaults({ REDIS_PASSWORD: 'hunter2', SESSION_SECRET: undefined });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('rejects one value in two places', () => {
    const value = fresh();
    expect(listSecretFaults({ IDENTITY_DB_PASSWORD: value, MARKING_DB_PASSWORD: value })).toEqual([
      'MARKING_DB_PASSWORD is the same as IDENTITY_DB_PASSWORD: a leak of one reveals both.',
    ]);
  });

  it('rejects an environment without secrets', () => {
    expect(listSecretFaults({ PORT: '8080' })).toEqual(['No secret is set at all.']);
  });
});
