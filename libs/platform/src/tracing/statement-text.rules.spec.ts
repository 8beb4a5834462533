import { describe, expect, it } from '@jest/globals';
import { toStatementShape } from './statement-text.rules.js';

describe('toStatementShape', () => {
  it.each([
    [`select * from "accounts" where "name" = 'Mei'`, 'select * from "accounts" where "name" = ?'],
    [`select 'it''s Mei' as x`, 'select ? as x'],
    [`select E'it\\'s Mei' , 1`, 'select ?'],
    [`select e'a\\\\' from t where x = 'Mei'`, 'select ? from t where x = ?'],
    [`select E'a\\\\''Mei' from t`, 'select ? from t'],
    [`select 'a\\' from t where x = 'Mei'`, 'select ? from t where x = ?'],
    [`select U&'\\004dei', B'101', x'4d', N'Mei'`, 'select U&?'],
    [`select $$it's Mei$$, $a$ $$Mei$$ $a$`, 'select ?'],
    ['select $1, $22::uuid[]', 'select ?::uuid[]'],
    [`insert into t values ('\\x4d6569', 4, -2.5e3, null)`, 'insert into t values (?, -?, null)'],
    [`select 1 where id in (1, 2, 3) or n in ('Mei')`, 'select ? where id in (?) or n in (?)'],
    [`insert into t (a, b) values (1, 'Mei'), (2, 'Tan')`, 'insert into t (a, b) values (?)'],
    [`select array['Mei', 'Tan'], '{Mei,Tan}'::text[]`, 'select array[?], ?::text[]'],
    ['select 1 -- Mei\nfrom t', 'select ? from t'],
    ['select /* Mei /* Tan */ */ a1, t2.b3 from t', 'select a1, t2.b3 from t'],
    ['select "Mei Tan", "Mei"" Tan"', 'select "?", "?"'],
    [`select 'Mei`, 'select ?'],
    ['select $$Mei', 'select ?'],
    ['select /* Mei', 'select'],
    ['select "Mei', 'select "?"'],
    ['select 0x4d, .5, 1_000', 'select ?'],
    ['select 陈美 from t', 'select ? from t'],
    ['  select\n\t1  ', 'select ?'],
    ['', ''],
  ])('%j has the shape %j', (text, shape) => {
    expect(toStatementShape(text)).toBe(shape);
  });

  it('leaves no value, however texts are quoted and nested', () => {
    const quotes = ["'", "''", '\\', "E'", '$$', '$q$', '"', '--', '/*', '*/', '\n', ',', '(', ')', ' '];
    let seed = 7;
    const draw = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const standing = new Set<string>();
    for (let i = 0; i < 5_000; i += 1) {
      const value = Array.from({ length: draw(8) }, () => quotes[draw(quotes.length)]).join('M');
      const plain = `select '${value.replaceAll("'", "''")}M' as x`;
      const escaped = `select E'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}M' as x`;
      for (const text of [plain, escaped]) if (toStatementShape(text) !== 'select ? as x') standing.add(text);
    }
    expect([...standing]).toEqual([]);
  });

  it('is short for any statement and takes linear time', () => {
    expect(toStatementShape(`select ${'a, '.repeat(100_000)}`).length).toBeLessThanOrEqual(2_000);
    for (const piece of ["'", "''a", "E'\\", '/*', '$a$', '$a', '"', '- ', '1e', "\\'", '(?),'])
      expect(toStatementShape(`select E'${piece.repeat(200_000)}`).length).toBeLessThanOrEqual(2_000);
  });
});
