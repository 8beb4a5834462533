import { describe, expect, it } from '@jest/globals';
import type { SuggestionInput } from './prompts/word-suggestion.v1.js';
import { acceptWording, wordingKey } from './wording.rules.js';

const RATIO: SuggestionInput = { about: 'topic', topic: 'Ratio', level: 'growing' };
const OTHERS = ['Ratio', 'Money', 'Four operations', 'Before and after', 'Area and perimeter'];
const words = { title: 'Grow your Ratio', description: 'You are on your way. A few more questions help.' };
const accept = (changes: Partial<typeof words>, input = RATIO) =>
  acceptWording(input, { ...words, ...changes }, OTHERS);

describe('acceptWording', () => {
  it('returns the words trimmed', () => {
    expect(accept({})).toEqual(words);
    expect(accept({ title: '  grow your RATIO ' })?.title).toBe('grow your RATIO');
  });

  it.each([
    ['name no topic', { title: 'Have some fun' }],
    ['name the topic only within another word', { title: 'Ratios and rationing' }],
    ['name another topic', { description: 'Money goes well with it, you will see.' }],
    ['name another topic in other spacing', { description: 'Think of area  and perimeter as well here.' }],
    ['hold a figure', { description: 'You are at 60 here, a few more questions help.' }],
    ['hold a figure of another script', { description: 'You are at ６０ here, keep going now.' }],
    ['hold a number word', { description: 'Just five more questions and it is done.' }],
    ['promise marks', { description: 'A few more questions bring you marks.' }],
    ['are unkind', { description: 'This is your weakest topic so far, so go on.' }],
    ['hold markup', { description: '<b>Go on</b> and practise it some more.' }],
    ['hold a link', { description: 'Go to https://example.com/ and practise.' }],
    ['hold markdown', { title: '**Ratio**' }],
    ['hold a line break', { description: 'Go on like this.\nYou are on your way.' }],
    ['hold an emoji', { title: 'Ratio 🎉' }],
    ['turn the text round', { description: 'You are on your way\u202e here, keep going.' }],
    ['say nothing', { description: 'Go on.' }],
  ])('rejects words that %s', (_what, changes) => {
    expect(accept(changes)).toBeNull();
  });

  it('accepts numbers of the topic itself', () => {
    const input: SuggestionInput = { about: 'topic', topic: 'Numbers to 1000', level: 'growing' };
    expect(accept({ title: 'Play with Numbers to 1000' }, input)).not.toBeNull();
    expect(accept({ title: 'Play with Numbers to 1000 and 2' }, input)).toBeNull();
    const four: SuggestionInput = { about: 'topic', topic: 'Four operations', level: 'growing' };
    expect(accept({ title: 'Master Four operations' }, four)).not.toBeNull();
  });
});

it('wordingKey depends on topic and level, not on the pupil', () => {
  expect(wordingKey(RATIO)).toBe('[1,"topic","Ratio","growing"]');
});
