import { describe, expect, it } from '@jest/globals';
import { listNames, listNumbers } from './bar-words.rules.js';

describe('listNumbers', () => {
  it.each([
    ['Mei spent 2/5 of $24 and 1/3 of the rest. She had $24 left.', ['2/5', '$24', '1/3']],
    ['The total was 39 650. Site X had 4650 more.', ['39 650', '4650']],
    ['Sarah had 26.6 m. The ratio was 7 : 4.', ['26.6', '7', '4']],
    ['How many are there?', []],
  ])('of %j', (stem, numbers) => expect(listNumbers(stem)).toEqual(numbers));
});

describe('listNames', () => {
  it.each([
    ['At first, Irfan and Mei Ling had 75 cm. Mei Ling gave Irfan some.', ['Irfan', 'Mei Ling']],
    ['The ratio of Shop A to Shop B was 3 : 7. How much did Shop B have?', ['Shop A', 'Shop B']],
    ["What is the number of Sarah's stamps?", ['Sarah']],
    ['How many cups are there? Which is more?', []],
  ])('of %j', (stem, names) => expect(listNames(stem)).toEqual(names));
});
