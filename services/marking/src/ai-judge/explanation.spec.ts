import { describe, expect, it } from '@jest/globals';
import { isFitExplanation } from './explanation.js';

const SOURCES = ['Ali has 1,200 pens and 3/4 of them are red.', '$4.50', '1 200 ÷ 4 = 300'];
const isFit = (text: string) => isFitExplanation(text, SOURCES);

describe('isFitExplanation', () => {
  it.each([
    'Find one quarter first.',
    'One quarter of 1200 is 300. Three of them are 3 times as many.',
    'It is 1,200 pens, and 4 equal parts.',
    'Each costs $4.5, which is $4.50.',
    'Line one.\nLine two.',
    'a'.repeat(600),
  ])('accepts the explanation %j', (text) => expect(isFit(text)).toBe(true));

  it.each([
    ['is empty', ' '],
    ['is too long', 'a'.repeat(601)],
    ['has markup', 'One <b>quarter</b>.'],
    ['has an entity', 'One &lt; two.'],
    ['has markdown', '**One** quarter.'],
    ['has code', '`300`'],
    ['has an address', 'See https://example.com'],
    ['has a hidden sign', 'One\u200b quarter.'],
    ['has a number from nowhere', 'Then you get 301.'],
    ['has a number in other digits', 'Then you get ３０１.'],
    ['has a decimal from nowhere', 'Then you get 4.55.'],
  ])('rejects an explanation that %s', (_what, text) => expect(isFit(text)).toBe(false));
});
