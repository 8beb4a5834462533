import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { EmailSchema, lineField, nameField, usernameField } from './fields.js';
import { LoginBodySchema } from './session.endpoints.js';

/** What is kept of a text, or the sentence it is refused with. */
function read(schema: z.ZodMiniType<string, string>, text: unknown): string | undefined {
  const { success, data, error } = z.safeParse(schema, text);
  return success ? data : error.issues[0]?.message;
}

describe('a line of text', () => {
  const line = lineField('Missing');

  it.each([
    ['  Mei Tan ', 'Mei Tan'],
    ['Mei\u0000\u0007\ud83e', 'Mei'],
    // Turned round, "gpj.mei" would read "iem.jpg" beside other names.
    ['\u202eMei\u2066 Tan\u200f', 'Mei Tan'],
    ['\u200bMei\ufeff\u3164', 'Mei'],
    // A joiner within belongs to the letters of its script, and to a drawn family.
    ['நி\u200dலா 👩\u200d👧', 'நி\u200dலா 👩\u200d👧'],
  ])('%j is kept as %j', (typed, kept) => expect(read(line, typed)).toBe(kept));

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
  ])('%j is missing', (typed) => expect(read(line, typed)).toBe('Missing'));

  it('is read at once, however many blanks there are', () =>
    expect(read(line, `a${' '.repeat(500_000)}b`)).toBe('Please use at most 100 characters.'));

  it('of a name has two characters that can be seen', () =>
    expect(read(nameField('Missing'), 'M\u200b')).toBe('Name must be at least 2 characters long.'));
});

describe('a username', () => {
  const username = usernameField('Missing');

  it.each([
    [' mei_7 ', 'mei_7'],
    ['ＭＥＩ', 'MEI'],
    ['m\u0435i', 'mei'],
    ['m\u200be\u00adi\u0000', 'mei'],
  ])('%j is %j', (typed, kept) => expect(read(username, typed)).toBe(kept));

  it.each(['a\u200b\u200b', 'ab', 'a\u0000b', 'a'.repeat(21)])('%j has not 3 to 20 letters', (typed) =>
    expect(read(username, typed)).toBe('Username must be 3 to 20 characters long.'),
  );

  it.each(['', '\u200b\u200b\u200b', ' \u0000 '])('%j is missing', (typed) =>
    expect(read(username, typed)).toBe('Missing'),
  );
});

describe('an e-mail', () => {
  it('of a megabyte is refused at once, whatever it is made of', () =>
    expect(read(EmailSchema, `a@${'.'.repeat(500_000)}@`)).toBe('Please use at most 200 characters.'));

  it('is kept in lower case', () => expect(read(EmailSchema, ' Tan@Example.COM ')).toBe('tan@example.com'));

  it.each(['tan', 'tan@', '@example.com', 'tan@example', 'a b@example.com', 'a@b@example.com'])(
    '%j is none',
    (typed) => expect(read(EmailSchema, typed)).toBe('Please enter a valid email address.'),
  );
});

describe('signing in', () => {
  it.each([
    {},
    { username: '', password: 'x' },
    { username: '   ', password: 'x' },
    { username: '\u0000', password: 'x' },
    { username: 'mei', password: '' },
    { username: ['mei'], password: 'x' },
    { username: { $ne: '' }, password: { $ne: '' } },
    { username: 'm'.repeat(201), password: 'x' },
  ])('needs both: %j', (sent) => {
    const { error } = z.safeParse(LoginBodySchema, sent);
    expect(new Set(error?.issues.map((issue) => issue.message))).toEqual(
      new Set(['Username and password are required']),
    );
  });

  it('takes a password of spaces, exactly as typed', () =>
    expect(z.parse(LoginBodySchema, { username: ' mei ', password: '  ' })).toEqual({
      username: 'mei',
      password: '  ',
    }));

  it('may be read twice, by the gateway and by identity', () => {
    const once = z.parse(LoginBodySchema, { username: '\u0000mei ', password: 'x' });
    expect(z.parse(LoginBodySchema, once)).toEqual(once);
  });
});
