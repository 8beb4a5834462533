import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import {
  MAX_WRONG_CODES,
  countWrong,
  describeSecret,
  findStep,
  makeRecoveryCode,
  makeSecretBytes,
  normalizeCode,
  waitForCodes,
} from './second-factor.rules.js';

const now = new Date('2026-11-23T08:00:15Z');
const bytes = makeSecretBytes();
const codeAt = (secondsFromNow: number) =>
  new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) }).generate({
    timestamp: now.getTime() + secondsFromNow * 1_000,
  });
const stepNow = Math.floor(now.getTime() / 30_000);

describe('makeSecretBytes', () => {
  it('returns 160 bits that differ each time', () => {
    expect(bytes).toHaveLength(20);
    expect(
      new Set(Array.from({ length: 50 }, () => Buffer.from(makeSecretBytes()).toString('hex'))).size,
    ).toBe(50);
  });

  it('describeSecret names the product in the address that an app reads', () => {
    const { secret, uri } = describeSecret(bytes, 'tan');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sumfox:tan\?/);
    expect(uri).toContain(`secret=${secret}`);
  });
});

describe('findStep', () => {
  it.each([
    [0, stepNow],
    [-30, stepNow - 1],
    [30, stepNow + 1],
  ])('finds the step of a code %i seconds from now', (seconds, step) => {
    expect(findStep(bytes, codeAt(seconds), 0, now)).toBe(step);
  });

  it.each([-60, 60, -3_600])('rejects a code %i seconds from now', (seconds) => {
    expect(findStep(bytes, codeAt(seconds), 0, now)).toBeNull();
  });

  it('rejects a code from a step that was already used', () => {
    expect(findStep(bytes, codeAt(0), stepNow, now)).toBeNull();
    expect(findStep(bytes, codeAt(-30), stepNow, now)).toBeNull();
  });
});

describe('recovery codes', () => {
  it('have twelve letters of thirty-one that do not look alike, more than 20 random bits', () => {
    const codes = Array.from({ length: 500 }, makeRecoveryCode);
    expect(codes.filter((code) => !/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(500);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(31);
  });

  it('are compared without case and punctuation', () => {
    expect(normalizeCode(' ABCD efgh–JKMN ')).toBe('abcdefghjkmn');
  });
});

describe('waitForCodes', () => {
  it('locks for an hour after too many wrong codes', () => {
    const wrong = { wrongCount: MAX_WRONG_CODES, wrongSince: new Date(now.getTime() - 600_000) };
    expect(waitForCodes({ ...wrong, wrongCount: MAX_WRONG_CODES - 1 }, now)).toBe(0);
    expect(waitForCodes(wrong, now)).toBe(3_000_000);
    expect(waitForCodes(wrong, new Date(now.getTime() + 3_000_000))).toBe(0);
  });

  it('restarts the count of wrong codes after an hour', () => {
    const long = { wrongCount: 7, wrongSince: new Date(now.getTime() - 3_600_000) };
    expect(countWrong(long, now)).toEqual({ wrongCount: 1, wrongSince: now });
    expect(countWrong({ wrongCount: 7, wrongSince: now }, now)).toEqual({ wrongCount: 8, wrongSince: now });
  });
});
