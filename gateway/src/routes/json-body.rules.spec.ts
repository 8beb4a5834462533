import { describe, expect, it } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { readJsonBody } from './json-body.rules.js';

function codeOf(text: string): string {
  try {
    readJsonBody(text);
    return 'read';
  } catch (error) {
    return error instanceof ProductError ? error.code : 'broken';
  }
}

const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const fields = (count: number) =>
  `{${Array.from({ length: count }, (_, i) => `"k${i}":[{"x":0}]`).join(',')}}`;

describe('a JSON body', () => {
  it.each([
    '{}',
    ' [ ] ',
    'null',
    '"text"',
    '{"answers":[{"answer":"5","answerParts":["a","b"]},{"answer":"5"}],"answer":null}',
    String.raw`{"a":"quote \" and \\","b":"\\\\\"","c":"{\"a\":1,\"a\":2}","d":"é \ud83e\udd8a"}`,
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
    '{"value":"__proto__","values":["constructor","constructor"]}',
    objects(20),
    fields(5_000),
  ])('number %# parses as JSON.parse does', (text) => {
    expect(readJsonBody(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['is empty', ''],
    ['breaks off', '{"type":'],
    ['breaks off in a string', '{"type":"'],
    ['breaks off in an escape', String.raw`{"type":"\"`],
    ['has a bad escape in a name', String.raw`{"\x":1}`],
    ['names a field twice', '{"type":"a","x":[1,{"y":2}],"type":"b"}'],
    ['names a field twice within', '{"answers":[{"answer":"5","answer":"6"}]}'],
    ['names a field twice, once escaped', String.raw`{"type":"a","t\u0079pe":"b"}`],
    ['reaches into every object', '{"__proto__":{"polluted":true}}'],
    ['does so escaped', String.raw`{"\u005f_proto__":{"polluted":true}}`],
    ['does so by the constructor', '{"a":{"constructor":{"prototype":{"polluted":true}}}}'],
    ['is nested too deeply', objects(21)],
    ['is nested far too deeply', '['.repeat(500_000)],
    ['has too many fields', fields(5_001)],
  ])('is rejected when it %s', (_name, text) => {
    expect(codeOf(text)).toBe('malformed-body');
  });

  it('is read to its end when it is made to be slow', () => {
    const slow = [
      String.raw`"${'\\"'.repeat(250_000)}`,
      `{"a":"${'\\'.repeat(500_000)}"}`,
      '"a'.repeat(250_000),
    ];
    // A quadratic reader would take minutes, and the test would end without it.
    for (const text of slow) expect(codeOf(text)).not.toBe('broken');
  });
});
