import { describe, expect, it } from '@jest/globals';
import { toClassRows } from './csv-rows.rules.js';

describe('toClassRows', () => {
  it('reads name, username and grade, in quotes or not, without empty lines', () => {
    expect(toClassRows('\uFEFFOng Rui En,rui_en,P5\r\n\r\n"Lim, Zhi ""Z"" Hao",zhihao, 3 \n')).toEqual({
      rows: [
        { name: 'Ong Rui En', username: 'rui_en', grade: 'P5' },
        { name: 'Lim, Zhi "Z" Hao', username: 'zhihao', grade: '3' },
      ],
    });
  });

  it('follows the order that a first line of titles gives, and reads semicolons', () => {
    expect(toClassRows('Username;Grade level;Name\nrui_en;P5;Ong Rui En')).toEqual({
      rows: [{ name: 'Ong Rui En', username: 'rui_en', grade: 'P5' }],
    });
  });

  it.each([
    ['', 'The file has no rows.'],
    ['username,grade\nrui_en,P5', 'The file needs three columns: name, username and grade.'],
    ['a,b,c\n'.repeat(61), 'A file has at most 60 rows.'],
  ])('refuses %j', (text, fault) => {
    expect(toClassRows(text)).toEqual({ fault });
  });
});
