import { describe, expect, it } from '@jest/globals';
import { checkRows, readGrade, toFirstPassword } from './class-row.rules.js';

it.each([
  ['Primary 5', 'Primary 5'],
  ['P5', 'Primary 5'],
  [' p 1 ', 'Primary 1'],
  ['6', 'Primary 6'],
  ['7', null],
  ['P10', null],
  ['', null],
])('readGrade reads %j as %s', (text, grade) => {
  expect(readGrade(text)).toBe(grade);
});

describe('checkRows', () => {
  const check = (...rows: [string, string, string][]) =>
    checkRows(
      rows.map(([name, username, grade]) => ({ name, username, grade })),
      new Set(['mei_tan']),
      (username) => username.toLowerCase(),
    ).map(({ status, sentence }) => [status, sentence]);

  it('tells all faults of each row', () => {
    expect(
      check(
        ['Ong Rui En', 'rui_en', 'P5'],
        ['X', 'x_one', 'P5'],
        ['Ong Rui En', 'ong rui en', 'P5'],
        ['Ong Rui En', 'ab', 'P5'],
        ['Lim Zhi Hao', 'zhihao', 'P7'],
        ['Lim Zhi Hao', 'lim zhi', 'P7'],
        ['Tan Mei', 'Mei_Tan', 'P2'],
        ['Ong Rui En', 'RUI_EN', 'P5'],
      ),
    ).toEqual([
      ['new', null],
      ['invalid', 'Name must be at least 2 characters long.'],
      ['invalid', 'Username can only contain letters, numbers, and underscores'],
      ['invalid', expect.stringContaining('3')],
      ['invalid', 'Grades go from Primary 1 to Primary 6.'],
      [
        'invalid',
        'Username can only contain letters, numbers, and underscores. Grades go from Primary 1 to Primary 6.',
      ],
      ['taken', 'This username is already taken. Please choose another.'],
      ['invalid', 'This username stands in the file twice.'],
    ]);
  });
});

describe('toFirstPassword', () => {
  const of = (request: string, username: string) => toFirstPassword('secret', request, username);
  it('is the same for a repeat, and another for another request, username or secret', () => {
    expect(of('r1', 'mei')).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
    expect(of('r1', 'mei')).toBe(of('r1', 'mei'));
    expect(
      new Set([of('r1', 'mei'), of('r2', 'mei'), of('r1', 'jun'), toFirstPassword('x', 'r1', 'mei')]).size,
    ).toBe(4);
  });
});
