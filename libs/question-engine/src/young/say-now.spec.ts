import { describe, expect, it } from '@jest/globals';
import { asksForNow, sayNow } from './say-now.js';

describe('sayNow', () => {
  it.each([
    ['So Siti had 9 beads in the end.', 'So Siti has 9 beads now.'],
    [
      'Read again what is asked: how many beads Siti had in the end.',
      'Read again what is asked: how many beads Siti has now.',
    ],
    ["Siti's beads in the end: 4 + 5 = 9 beads", "Siti's beads now: 4 + 5 = 9 beads"],
    [
      'This is how many beads Siti had at first. Find how many beads Siti had in the end.',
      'This is how many beads Siti had at first. Find how many beads Siti has now.',
    ],
    ['So Siti and Ravi had 9 beads in the end.', 'So Siti and Ravi had 9 beads in the end.'],
  ])('says %s as the question asks it', (text, now) => {
    expect(sayNow(text)).toBe(now);
  });
});

describe('asksForNow', () => {
  it('finds a question that the cards shortened', () => {
    expect(asksForNow('How many beads does Siti have now?', 'How many beads did Siti have in the end?')).toBe(
      true,
    );
    expect(asksForNow('How many are left now?', 'How many are left now?')).toBe(false);
  });
});
