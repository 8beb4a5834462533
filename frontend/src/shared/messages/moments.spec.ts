import { expect, it } from '@jest/globals';
import { dayText, momentText, sinceText } from './moments.js';

it('shows the day in Singapore, not in the browser or in London', () => {
  expect(dayText('2026-11-11T16:30:00.000Z')).toBe('12 Nov 2026');
  expect(momentText('2026-11-11T16:30:00.000Z').replace(/\s/g, ' ')).toBe('12 Nov 2026, 12:30 am');
});

it.each([
  [null, 'Never'],
  ['2026-11-21T12:00:30.000Z', 'Just now'],
  ['2026-11-21T11:59:30.000Z', 'Just now'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T09:00:00.000Z', '3 hours ago'],
  ['2026-11-20T09:00:00.000Z', 'Yesterday'],
  ['2026-11-07T12:00:00.000Z', '2 weeks ago'],
  ['2024-11-07T12:00:00.000Z', '2 years ago'],
])('%s was %s', (iso, text) => {
  expect(sinceText(iso, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(text);
});
