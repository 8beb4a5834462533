import { expect, it } from '@jest/globals';
import { toCsv } from './csv.js';

it('toCsv escapes typed formulas', () => {
  const typed = ['=1+1', '+65 8123', '-5', '@home', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'];
  expect(toCsv([typed]).replace('\uFEFF', '')).toBe(
    `'=1+1,'+65 8123,'-5,'@home,'\t=1,"'\r=1","'=HYPERLINK(""http://x"",""y"")"\r\n`,
  );
});

it('toCsv keeps numbers, quotes and empty lines', () => {
  expect(toCsv([['a', 'b'], [], [-1, null, true], ['She said "3, 4"\nand 5', '']])).toBe(
    '\uFEFFa,b\r\n\r\n-1,,true\r\n"She said ""3, 4""\nand 5",\r\n',
  );
});
