import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './read-answer.js';

const plain = { isTimeAsked: false, unit: null };

describe('readAnswer', () => {
  it.each([
    [null, '1 1/2 kg', '1½ kg'],
    [null, '11/2', '11/2'],
    ['cm', '205', '205 cm'],
    ['cm', '2 m 5', '2 m 5 cm'],
    ['$', '3.5', '$3.50'],
    [null, '36480', '36 480'],
    [null, '3 to 4', '3 : 4'],
    [null, '7:15 pm', '7.15 p.m.'],
    [null, '1915h', '1915'],
    [null, '12R3', '12 remainder 3'],
    [null, '1,200 and 5', '1200, 5'],
    [null, 'Ali, Bala', 'Ali, Bala'],
    [null, '3+5x', '3 + 5x'],
    [null, 'March 5th', '5 March'],
    [null, '2+3', '2 + 3'],
  ])('reads by the unit %s the answer %s as %s', (unit, typed, text) => {
    expect(readAnswer({ isTimeAsked: false, unit }, typed)).toBe(text);
  });

  it('reads digits as a time where one is asked', () => {
    expect(readAnswer({ isTimeAsked: true, unit: null }, '1915')).toBe('1915');
    expect(readAnswer({ isTimeAsked: true, unit: null }, '7.15')).toBe('7.15');
    expect(readAnswer(plain, '7.15')).toBe('7.15');
    expect(readAnswer({ isTimeAsked: true, unit: null }, '25:00')).toBe('25 : 0');
  });

  it.each(['', '   ', 'Ali', '5 apples and a bit', 'Ali = 5', '1/0', '(5', '5\u202e', '5'.repeat(300)])(
    'returns null for %j',
    (typed) => {
      expect(readAnswer(plain, typed)).toBeNull();
    },
  );
});
