import { describe, expect, it } from '@jest/globals';
import {
  isMorning,
  readClock,
  readMoney,
  readWhole,
  shareOfTurn,
  sumCoins,
  toCoins,
  turnDayHalf,
  turnLongHand,
  turnShortHand,
  writeClock,
  writeMoney,
} from './manipulative.rules.js';

it.each([
  ['7', 7],
  [' 20 ', 20],
  ['21', null],
  ['', null],
  ['7 beads', null],
  ['-1', null],
])('a whole number up to 20 is read from "%s" as %s', (text, expected) => {
  expect(readWhole(text, 20)).toBe(expected);
});

describe('clock', () => {
  it('every time of the day is read back as it was written', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1)
      expect(readClock(writeClock(minutes, 1))).toBe(minutes);
  });

  it('every half hour of the morning is read back as Primary 1 writes it', () => {
    for (let minutes = 0; minutes < 720; minutes += 30)
      expect(readClock(writeClock(minutes, 30))).toBe(minutes);
  });

  it.each(['13.00 a.m.', '0.30 p.m.', '8.60 a.m.', 'half past 13', 'half past', '8', ''])(
    '"%s" is no time',
    (text) => {
      expect(readClock(text)).toBeNull();
    },
  );

  it.each([
    [8 * 60 + 50, 5, '9.05 a.m.'],
    [9 * 60 + 5, 50, '8.50 a.m.'],
    [11 * 60 + 55, 0, '12.00 p.m.'],
    [0, 55, '11.55 p.m.'],
    [8 * 60 + 20, 50, '8.50 a.m.'],
  ])('from %s minutes the long hand moved to %s gives %s', (from, minute, expected) => {
    expect(writeClock(turnLongHand(from, minute), 1)).toBe(expected);
  });

  it('the short hand changes the hour and nothing else', () => {
    expect(writeClock(turnShortHand(13 * 60 + 25, 8), 1)).toBe('8.25 p.m.');
    expect(writeClock(turnShortHand(25, 0), 1)).toBe('12.25 a.m.');
  });

  it('the other half of the day keeps the time on the dial', () => {
    expect(writeClock(turnDayHalf(8 * 60 + 35), 1)).toBe('8.35 p.m.');
    expect(isMorning(turnDayHalf(20 * 60))).toBe(true);
  });

  it.each([
    [0, -1, 0],
    [1, 0, 0.25],
    [0, 1, 0.5],
    [-1, 0, 0.75],
  ])('the point (%s, %s) lies at %s of the turn', (x, y, expected) => {
    expect(shareOfTurn(x, y)).toBeCloseTo(expected);
  });
});

describe('money', () => {
  const CENTS = [5, 10, 20, 50, 100];

  it('coins for an amount are worth that amount', () => {
    for (let total = 0; total <= 500; total += 5)
      expect(sumCoins(toCoins(total, CENTS) ?? [], CENTS)).toBe(total);
  });

  it('no coins are found for an amount that they do not make', () => {
    expect(toCoins(87, CENTS)).toBeNull();
  });

  it.each([
    [85, '¢', false, '85¢'],
    [85, '¢', true, '85'],
    [34, '$', false, '$34'],
  ] as const)('%s %s is written and read back', (total, unit, isPrinted, expected) => {
    expect(writeMoney(total, unit, isPrinted)).toBe(expected);
    expect(readMoney(expected, unit)).toBe(total);
  });
});
