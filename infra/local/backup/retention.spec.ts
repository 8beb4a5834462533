import { describe, expect, it } from '@jest/globals';
import { BACKUP_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { readKeepDays } from './places.ts';
import { isNewer } from './restore.ts';

describe('BACKUP_KEEP_DAYS', () => {
  it('allows at most the retention of the profile page', () => {
    expect(readKeepDays({ BACKUP_KEEP_DAYS: String(BACKUP_RETENTION_DAYS) })).toBe(BACKUP_RETENTION_DAYS);
    expect(() => readKeepDays({ BACKUP_KEEP_DAYS: String(BACKUP_RETENTION_DAYS + 1) })).toThrow(
      `a whole number from 1 to ${BACKUP_RETENTION_DAYS}`,
    );
  });

  it.each(['0', '-1', '1.5', 'x'])('rejects %s', (text) => {
    expect(() => readKeepDays({ BACKUP_KEEP_DAYS: text })).toThrow('BACKUP_KEEP_DAYS is');
  });
});

describe('isNewer', () => {
  it.each([
    ['0.2.0', '0.1.9', true],
    ['0.10.0', '0.9.0', true],
    ['1.0.0', '1.0.0', false],
    ['0.1.0', '0.1.1', false],
  ])('compares %s with %s number by number', (one, other, expected) => {
    expect(isNewer(one, other)).toBe(expected);
  });
});
