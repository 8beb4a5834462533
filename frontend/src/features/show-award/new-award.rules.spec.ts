import { expect, it } from '@jest/globals';
import { findNewAward } from './new-award.rules.js';

const badge = (id: string, earnedAt: string | null) => ({
  id,
  name: id,
  description: '',
  unit: 'times',
  have: 1,
  need: 1,
  earnedAt,
});
const NOW = new Date('2026-11-23T12:00:00Z');

it('findNewAward gives the latest badge not shown on this device, and no old one on a new device', () => {
  const badges = [
    badge('b', '2026-11-23T11:00:00.000Z'),
    badge('c', '2026-11-23T10:00:00.000Z'),
    badge('a', '2026-11-20T10:00:00.000Z'),
    badge('later', null),
  ];
  expect(findNewAward(badges, null, NOW)?.id).toBe('b');
  expect(findNewAward(badges, '2026-11-23T10:00:00.000Z', NOW)?.id).toBe('b');
  expect(findNewAward(badges, '2026-11-23T11:00:00.000Z', NOW)).toBeNull();
  expect(findNewAward(badges.slice(2), null, NOW)).toBeNull();
});
