import { describe, expect, it } from '@jest/globals';
import {
  erase,
  pressDigit,
  pressFraction,
  pressMixed,
  pressUnit,
  stepRight,
  write,
  type Typed,
} from './keypad.rules.js';

/** `3|/` as text and caret; two bars enclose a selection. */
function at(marked: string): Typed {
  const text = marked.replaceAll('|', '');
  const start = marked.indexOf('|');
  return { text, start, end: Math.max(start, marked.lastIndexOf('|') - 1) };
}
const shown = ({ text, start, end }: Typed): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

/** Presses keys one after the other; `a/b` and `1 a/b` are the two fraction keys. */
function press(...keys: string[]): string {
  const run = (typed: Typed, key: string): Typed =>
    key === 'a/b' ? pressFraction(typed) : key === '1 a/b' ? pressMixed(typed) : write(typed, key);
  return shown(keys.reduce(run, at('|')));
}

describe('the fraction keys', () => {
  it.each([
    [['3', 'a/b', '4'], '3/4|'],
    [['a/b', '3', 'a/b', '4'], '3/4|'],
    [['1', '2', 'a/b', '2', '5'], '12/25|'],
    [['2', '1 a/b', '3', 'a/b', '4'], '2 3/4|'],
    [['1 a/b', '2', '1 a/b', '3', '1 a/b', '4'], '2 3/4|'],
    [['1 a/b', '2', '1 a/b', '3', 'a/b', '4'], '2 3/4|'],
    [['1', '+', 'a/b', '1', 'a/b', '2'], '1+1/2|'],
  ])('lead through the whole number: %j gives %s', (keys, result) => {
    expect(press(...keys)).toBe(result);
  });

  it('wait where the next digit belongs', () => {
    expect(press('a/b')).toBe('|/');
    expect(press('3', 'a/b')).toBe('3/|');
    expect(press('2', '1 a/b')).toBe('2 |/');
    expect(press('1 a/b')).toBe('| /');
  });
});

describe('the other keys', () => {
  it('write over what is selected, and erase it', () => {
    expect(shown(write(at('1|23|4'), '5'))).toBe('15|4');
    expect(shown(erase(at('1|23|4')))).toBe('1|4');
    expect(shown(erase(at('12|')))).toBe('1|');
    expect(shown(erase(at('|12')))).toBe('|12');
  });

  it('set one space before a unit and none before a dollar', () => {
    expect(shown(pressUnit(at('12|'), 'kg'))).toBe('12 kg|');
    expect(shown(pressUnit(at('12 |'), 'kg'))).toBe('12 kg|');
    expect(shown(pressUnit(at('|12'), '$'))).toBe('$|12');
  });

  it('set one space between a unit and the number behind it', () => {
    expect(shown(pressDigit(at('1 m|'), '2'))).toBe('1 m 2|');
    expect(shown(pressDigit(at('1 ℓ|'), '2'))).toBe('1 ℓ 2|');
    expect(shown(pressDigit(at('1 m 2|'), '5'))).toBe('1 m 25|');
    expect(shown(pressDigit(at('$|'), '4'))).toBe('$4|');
    expect(shown(pressDigit(at('|3| m'), '4'))).toBe('4| m');
  });

  it('go no further than the end', () => {
    expect(shown(stepRight(at('1|/2')))).toBe('1/|2');
    expect(shown(stepRight(at('12|')))).toBe('12|');
  });
});
