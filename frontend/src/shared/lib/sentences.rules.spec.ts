import { expect, it } from '@jest/globals';
import { toSentences } from './sentences.rules.js';

it.each([
  ['', []],
  ['3/4', ['3/4']],
  ['Ali has 5 books. Mei has 3. How many in all?', ['Ali has 5 books. ', 'Mei has 3. ', 'How many in all?']],
  ['It costs $4.50. $2 is left.', ['It costs $4.50. ', '$2 is left.']],
  ['It ends at 3.20 p.m. sharp.', ['It ends at 3.20 p.m. sharp.']],
  ['Write a.m. or p.m.', ['Write a.m. or p.m.']],
  ['It starts at 3.20 p.m. The band plays.', ['It starts at 3.20 p.m. The band plays.']],
  ['Mr. Tan has 3 cats.', ['Mr. Tan has 3 cats.']],
  ['First line\nSecond line', ['First line\n', 'Second line']],
  ['There are ___. ___ are red.', ['There are ___. ', '___ are red.']],
  ['Look! "Why?" she asks. Stop.', ['Look! ', '"Why?" she asks. ', 'Stop.']],
  ['2, 4, 6, … What comes next?', ['2, 4, 6, … What comes next?']],
  ['  two spaces. Then more  ', ['  two spaces. ', 'Then more  ']],
])('%s', (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
  expect(toSentences(text).join('')).toBe(text);
});
