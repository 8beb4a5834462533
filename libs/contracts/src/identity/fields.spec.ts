import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { EmailSchema, lineField, nameField, usernameField } from './fields.js';
import { LoginBodySchema } from './session.endpoints.js';

/** What is kept of a text, or the sentence it is refused with. */
function read(schema: z.ZodMiniType<string, string>, text: unknown): string | undefined {
  const { success, data, error } = z.safeParse(schema, text);
  return success ? data : error.issues[0]?.message;
}

describe('lineField', () => {
  const line = lineField('Missing');

  it.each([
    ['  Mei Tan ', 'Mei Tan'],
    ['Mei\u0000\u0007\ud83e', 'Mei'],
    // Turned round, "gpj.mei" would read "iem.jpg" beside other names.
    ['\u202eMei\u2066 Tan\u200f', 'Mei Tan'],
    ['\u200bMei\ufeff\u3164', 'Mei'],
    // A joiner within belongs to the letters of its script, and to a drawn family.
    ['நி\u200dலா 👩\u200d👧', 'நி\u200dலா 👩\u200d👧'],
  ])('reads %j as %j', (typed, kept) => expect(read(line, typed)).toBe(kept));

  it.each([
    '',
    '   ',
    '\u0000',
    '\u200b\u200b',
    '\u202e',
    '\u3164\u2800',
    undefined,
    null,
    7,
    ['Mei'],
    { $ne: '' },
  ])('treats %j as missing', (typed) => expect(read(line, typed)).toBe('Missing'));

  it('reads any number of blanks in linear time', () =>
    expect(read(line, `a${' '.repeat(500_000)}b`)).toBe('Please use at most 100 characters.'));

  it('requires two visible characters for a name', () =>
    expect(read(nameField('Missing'), 'M\u200b')).toBe('Name must be at least 2 characters long.'));
});

describe('usernameField', () => {
  const username = usernameField('Missing');

  it.each([
    [' mei_7 ', 'mei_7'],
    ['ＭＥＩ', 'MEI'],
    ['m\u0435i', 'mei'],
    ['m\u200be\u00adi\u0000', 'mei'],
  ])('reads %j as %j', (typed, kept) => expect(read(username, typed)).toBe(kept));

  it.each(['a\u200b\u200b', 'ab', 'a\u0000b', 'a'.repeat(21)])(
    'rejects %j, which lacks 3 to 20 letters',
    (typed) => expect(read(username, typed)).toBe('Username must be 3 to 20 characters long.'),
  );

  it.each(['', '\u200b\u200b\u200b', ' \u0000 '])('treats %j as missing', (typed) =>
    expect(read(username, typed)).toBe('Missing'),
  );
});

describe('EmailSchema', () => {
  it('rejects a megabyte of any characters at once', () =>
    expect(read(EmailSchema, `a@${'.'.repeat(500_000)}@`)).toBe('Please use at most 200 characters.'));

  it('converts to lower case', () => expect(read(EmailSchema, ' Tan@Example.COM ')).toBe('tan@example.com'));

  it.each(['tan', 'tan@', '@example.com', 'tan@example', 'a b@example.com', 'a@b@example.com'])(
    'rejects %j',
    (typed) => expect(read(EmailSchema, typed)).toBe('Please enter a valid email address.'),
  );
});

describe('LoginBodySchema', () => {
  it.each([
    {},
    { username: '', password: 'x' },
    { username: '   ', password: 'x' },
    { username: '\u0000', password: 'x' },
    { username: 'mei', password: '' },
    { username: ['mei'], password: 'x' },
    { username: { $ne: '' }, password: { $ne: '' } },
    { username: 'm'.repeat(201), password: 'x' },
  ])('requires both fields: %j', (sent) => {
    const { error } = z.safeParse(LoginBodySchema, sent);
    expect(new Set(error?.issues.map((issue) => issue.message))).toEqual(
      new Set(['Username and password are required']),
    );
  });

  it('keeps a password of spaces exactly as typed', () =>
    expect(z.parse(LoginBodySchema, { username: ' mei ', password: '  ' })).toEqual({
      username: 'mei',
      password: '  ',
    }));

  it('gives the same result when parsed twice', () => {
    const once = z.parse(LoginBodySchema, { username: '\u0000mei ', password: 'x' });
    expect(z.parse(LoginBodySchema, once)).toEqual(once);
  });
});
