import { describe, expect, it } from '@jest/globals';
import { toPublicMessage } from './public-message.rules.js';

describe('toPublicMessage', () => {
  it.each([
    ['the queue did not answer in time', 'the queue did not answer in time'],
    ['unknown job "mei\'s homework"', 'unknown job …'],
    [
      'insert into "accounts" ("username") values (\'mei\') - duplicate key value violates unique constraint "accounts_username"',
      'a statement failed',
    ],
    [
      'duplicate key value violates unique constraint "accounts_username"',
      'duplicate key value violates unique constraint …',
    ],
    ["DriverException: update accounts set name = E'it\\'s mei' - no", 'a statement failed'],
    ['invalid input syntax for type integer: "a" mei "b"', 'invalid input syntax for type integer: …'],
    ['invalid input syntax for type integer: "a" mei\n "b"', 'invalid input syntax for type integer: …'],
    [`Unexpected token 'm', "mei's "x" y" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['select * from papers where pupil_id = 4', 'a statement failed'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['cannot reach postgresql://content:s3cret@db:5432/content now', 'cannot reach … now'],
    [
      "ENOENT: no such file or directory, open '/srv/app/keys.pem'",
      'ENOENT: no such file or directory, open …',
    ],
    ['no module /srv/app/dist/main.js here', 'no module … here'],
    ['mail to tan.wei@example.com bounced', 'mail to … bounced'],
    [
      'job job-01a1fe27-ea9a-7152-bdb4-e5d58d7a7d2c is of no shape known here',
      'job … is of no shape known here',
    ],
    ['Incorrect API key provided: sk-proj-4f9a8b7c6d5e4f3a2b1c', 'Incorrect API key provided: …'],
    ['first line\n    at Object.<anonymous> (/srv/app/main.js:3:1)', 'first line'],
    ["it doesn't hold, said 'mei's mother' of it", "it doesn't hold, said … of it"],
    ['', 'no message'],
  ])('turns %j into %j', (message, read) => {
    expect(toPublicMessage(message)).toBe(read);
  });

  it('is short for any message, and hides a value without an end', () => {
    expect(toPublicMessage('very '.repeat(10_000)).length).toBeLessThanOrEqual(300);
    expect(toPublicMessage(`cannot read "${'secret '.repeat(500)}"`)).toBe('cannot read …');
  });

  it('reads a hostile text in linear time', () => {
    for (const piece of ['(', "'", '/a', 'a@', '-1', '[', 'select '])
      expect(toPublicMessage(piece.repeat(50_000)).length).toBeLessThanOrEqual(300);
  });
});
