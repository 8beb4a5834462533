import { describe, expect, it } from '@jest/globals';
import { MAX_LINKS_A_DAY, limitWindow, maySendLink } from './email-limits.rules.js';

const NOW = new Date('2026-11-26T08:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

describe('maySendLink', () => {
  it('allows one link a minute', () => {
    expect(maySendLink([], NOW)).toBe(true);
    expect(maySendLink([ago(59)], NOW)).toBe(false);
    expect(maySendLink([ago(3_600), ago(60)], NOW)).toBe(true);
  });

  it('allows six links a day', () => {
    const sent = Array.from({ length: MAX_LINKS_A_DAY }, (_, n) => ago(3_600 * (n + 1)));
    expect(maySendLink(sent, NOW)).toBe(false);
    expect(maySendLink(sent.slice(1), NOW)).toBe(true);
  });
});

it('limitWindow begins a day ago', () => {
  expect(limitWindow(NOW).toISOString()).toBe('2026-11-25T08:00:00.000Z');
});
