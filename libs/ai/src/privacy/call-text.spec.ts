import { describe, expect, it } from '@jest/globals';
import { CallText } from './call-text.js';

const NAMES = ['Ali', 'Hassan', 'ali_h', 'Faridah', 'Hassan'];
const MAX = 600;

describe('CallText', () => {
  it("replaces a person's words by marks of their kind", () => {
    const typed =
      'Ali Hassan from Nanyang Primary School, S(520123), +65 9123 4567, ali@example.com, S1234567D, Blk 12 Bedok Road #01-23: 3 + 4 = 7';
    expect(new CallText(NAMES).person(typed, MAX)).toBe(
      '[name] from [school], [postal code], [phone], [email], [id number], [address]: 3 + 4 = 7',
    );
  });

  it('gives one name one mark in every text of a call, and other names other marks', () => {
    const texts = new CallText(NAMES);
    expect(texts.product('Ali has 5 pens more than Faridah.')).toBe('[name] has 5 pens more than [name B].');
    expect(texts.person('ALI has more than faridah', MAX)).toBe('[name] has more than [name B]');
  });

  it("changes only names in the product's own text", () => {
    const stem = 'Nanyang Primary School had 98 765 432 visitors. Call 9123 4567.';
    expect(new CallText(NAMES).product(stem)).toBe(stem);
  });

  it('finds words that invisible characters split', () => {
    expect(new CallText(NAMES).person('A\u200bli 9123\u200b4567 is my phone number', MAX)).toBe(
      '[name] [phone] is my phone number',
    );
  });

  it('sends no part of a word that crosses the length limit', () => {
    expect(new CallText(NAMES).person(`${'7 '.repeat(299)}Faridah`, MAX)).toBe(`${'7 '.repeat(299)}[n`);
  });

  it('restores a quote of the model to the typed text', () => {
    const texts = new CallText(NAMES);
    const typed = "ali's   share is 3 + 4 = 7";
    expect(texts.person(typed, MAX)).toBe("[name]'s   share is 3 + 4 = 7");
    expect(texts.restore("[name]'s share is 3 + 4 = 7", typed)).toBe(typed);
    expect(texts.restore('share is 3 + 4 = 7', typed)).toBe('share is 3 + 4 = 7');
    expect(texts.restore('[phone] 3 + 4 = 7', typed)).toBe('[phone] 3 + 4 = 7');
  });

  it('does not restore a mark that the person typed', () => {
    const texts = new CallText(NAMES);
    const typed = '[name] 3 + 4 = 7';
    texts.person(typed, MAX);
    expect(texts.restore('[name] 3 + 4 = 7', typed)).toBe(typed);
  });
});
