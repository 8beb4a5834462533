import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';
import { findRivals, isMisspelt, isMisspeltName, withRightSpelling } from './spelling.js';

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
    ['quarter circle', 'quater circle'],
    ['big square', 'big sqaure'],
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
    ['big square', 'bog square'],
    ['big square', 'small sqaure'],
    ['right angled triangle', 'right isosceles triangle'],
    ['isosceles triangle', 'right triangle'],
    ['right', 'right triangle'],
  ])('rejects for %s: %s', (right, given) => {
    expect(isMisspelt(right, given)).toBe(false);
  });
});

describe('withRightSpelling', () => {
  it.each([
    ['8 chilrden', '8 children'],
    ['12 stikers', '12 stickers'],
    ['12 baloons', '12 balloons'],
    ['5 dollers', '5 dollars'],
    ['36 centemetres', '36 centimetres'],
    ['8 carts', '8 carts'],
    ['8 pots', '8 pots'],
    ['8 seven', '8 seven'],
  ])('reads %s as %s', (given, read) => {
    const words = ['children', 'stickers', 'balloons', 'cards', 'spots', 'even'];
    expect(withRightSpelling(given, words)).toBe(read);
  });

  it('keeps a word that is as near to one word as to another', () => {
    expect(withRightSpelling('8 marxers', ['markers', 'marzers'])).toBe('8 marxers');
  });
});
