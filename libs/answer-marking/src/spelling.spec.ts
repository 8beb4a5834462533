import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';
import { findRivals, isMisspelt, isMisspeltName } from './spelling.js';

const STEM = 'Siti has 12 stamps. Ravi has 15 stamps. Which child has the most stamps?';

describe('isMisspeltName', () => {
  it.each(['ravii', 'rvai', 'ravie', 'rivi'])('accepts %s for ravi', (given) => {
    expect(isMisspeltName('ravi', given, ['Siti'])).toBe(true);
  });

  it.each(['revi', 'davi', 'rani', 'rav', 'ravi devi', 'rravii', ''])(
    'rejects %s for ravi beside Devi',
    (given) => {
      expect(isMisspeltName('ravi', given, ['Devi', 'Siti'])).toBe(false);
    },
  );

  it('rejects a word that is as near to another name of the question', () => {
    expect(isMisspeltName('aisyah', 'aisya', [])).toBe(false);
    expect(isMisspeltName('aisyah', 'aishah', [])).toBe(true);
    expect(isMisspeltName('aisyah', 'aishah', ['Aisha'])).toBe(false);
  });

  it('reads names of the stem and of the offer as names, and no other word', () => {
    expect(findRivals('Ravi', STEM)).toEqual(['Siti', 'Which']);
    expect(findRivals('Mei Ling', 'Which child has bar Q?', ['Mei Ling', 'Arjun'])).toEqual([
      'Arjun',
      'Which',
    ]);
    expect(findRivals('Mei Ling', 'Which child has bar Q?')).toBeNull();
    expect(findRivals('Shelf B', 'Shelf B has 20 books.')).toBeNull();
    expect(findRivals('cone', STEM)).toBeNull();
  });

  it('requires the exact spelling for a stored policy without rivals', () => {
    const policy = derivePolicy({ modelAnswer: 'Ravi', stem: STEM });
    const part = { expected: 'Ravi', acceptedAnswers: [] };
    expect(markAnswer({ ...part, policy }, 'Ravii').outcome).toBe('correct');
    const { rivals, ...stored } = policy;
    expect(rivals).toBeDefined();
    expect(markAnswer({ ...part, policy: stored }, 'Ravii').outcome).toBe('incorrect');
    expect(markAnswer({ ...part, policy: stored }, 'ravi').outcome).toBe('correct');
  });
});

describe('isMisspelt', () => {
  it.each([
    ['cone', 'kone'],
    ['cone', 'coen'],
    ['cube', 'cueb'],
    ['kite', 'kyte'],
    ['right angled triangle', 'right triangle'],
    ['right angled triangle', 'right angel triangle'],
  ])('accepts for %s: %s', (right, given) => {
    expect(isMisspelt(right, given)).toBe(true);
  });

  it.each([
    ['cone', 'cobe'],
    ['cone', 'cane'],
    ['cube', 'cub'],
    ['cube', 'cuboid'],
    ['left', 'lift'],
    ['right angled triangle', 'right isosceles triangle'],
    ['isosceles triangle', 'right triangle'],
    ['right', 'right triangle'],
  ])('rejects for %s: %s', (right, given) => {
    expect(isMisspelt(right, given)).toBe(false);
  });
});
