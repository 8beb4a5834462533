import { describe, expect, it } from '@jest/globals';
import * as common from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { findGuessableFault } from './guessable-password.rules.js';

const KNOWN = { username: 'wei_ling', name: 'Tan Wei Ling', email: 'weiling.tan@example.sg' };
const faultOf = (password: string) => findGuessableFault(password, KNOWN);

describe('findGuessableFault', () => {
  it.each(['123456', 'password', '111111', 'qwerty', 'Password1', 'iloveyou', 'dragon12'])(
    'rejects %s as one of the most used passwords',
    (password) => {
      expect(faultOf(password)).toMatch(/one of the most used passwords. Please choose another one\.$/);
    },
  );

  it('rejects the 3 000 most used passwords', () => {
    const passing = common.dictionary['passwords-common']
      .slice(0, 3_000)
      .filter((one) => !faultOf(String(one)));
    expect(passing).toEqual([]);
  });

  it.each([
    ['aaaaaaaa', /Repeated characters/],
    ['p@ssw0rD', /similar to a commonly used password|most used/],
    ['4'.repeat(200), /Repeated/],
  ])('says why %s is easy to guess', (password, why) => {
    expect(faultOf(password)).toMatch(why);
    expect(faultOf(password)).toMatch(/Please choose another one\.$/);
  });

  it.each([
    'wei_ling',
    'weiling',
    'WeiLing1',
    'wei-ling-2015',
    'tanweiling',
    'TanWeiLing!',
    'w3iling99',
    'gniliew',
    'weiling.tan@example.sg',
    'weiling.tan',
    'linglingling',
    '12tan34',
  ])("rejects %s as the account's own name", (password) => {
    expect(faultOf(password)).toMatch(/own name, username or email/);
  });

  it.each(['sumfox', 'SumFox2026', 'sumf0x!'])('rejects %s as the name of the site', (password) => {
    expect(faultOf(password)).toMatch(/name of this site/);
  });

  it.each([
    'k7#mQz',
    'x9vq2t',
    'three blue foxes',
    'lantern-river-42',
    'ling likes kites',
    'weiling20150101',
  ])('accepts %s', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it('accepts a long password when either end of it is hard to guess', () => {
    expect(faultOf(`${'a'.repeat(40)}k7#mQz-x9vq2t-b4Wn8p-r3Ty`)).toBeNull();
    expect(faultOf(`k7#mQz-x9vq2t-b4Wn8p-r3Ty${'a'.repeat(40)}`)).toBeNull();
  });

  it('accepts random text of six or more characters', () => {
    const sign = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#!%');
    const random = fc
      .array(sign, { minLength: 6, maxLength: 20, size: 'max' })
      .map((signs) => signs.join(''));
    // Repeats such as `aaaaaa` are drawn on purpose as well, and are what the rule is for.
    const isVaried = (text: string) => new Set(text).size > 4;
    fc.assert(
      fc.property(random.filter(isVaried), (password) => faultOf(password) === null),
      { numRuns: 300, seed: 17 },
    );
  });
});
