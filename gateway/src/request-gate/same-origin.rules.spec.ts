import { describe, expect, it } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { type BodyType, rejectForeignRequest } from './same-origin.rules.js';

const OWN = { host: 'maths.example:8080', origin: 'http://maths.example:8080' };
const JSON_BODY = { 'content-type': 'application/json; charset=utf-8', 'content-length': '2' };

function kindOf(
  method: string,
  headers: Record<string, string>,
  bodyType: BodyType = 'application/json',
): string {
  try {
    rejectForeignRequest({ method, headers }, bodyType);
    return 'admitted';
  } catch (error) {
    return error instanceof ProductError ? error.kind : 'broken';
  }
}

describe('unsafe methods', () => {
  it.each([
    ['from the own origin with JSON', { ...OWN, ...JSON_BODY }, 'admitted'],
    [
      'by fetch metadata of the own page',
      { host: OWN.host, 'sec-fetch-site': 'same-origin', ...JSON_BODY },
      'admitted',
    ],
    ['without a body', OWN, 'admitted'],
    ['from nowhere', { host: OWN.host, ...JSON_BODY }, 'forbidden'],
    ['from another host', { ...OWN, ...JSON_BODY, origin: 'http://evil.example' }, 'forbidden'],
    ['from another port', { ...OWN, ...JSON_BODY, origin: 'http://maths.example:9090' }, 'forbidden'],
    ['from a sandboxed page', { ...OWN, ...JSON_BODY, origin: 'null' }, 'forbidden'],
    ['from a sibling domain', { ...OWN, ...JSON_BODY, 'sec-fetch-site': 'same-site' }, 'forbidden'],
    [
      'from another site that claims our origin',
      { ...OWN, ...JSON_BODY, 'sec-fetch-site': 'cross-site' },
      'forbidden',
    ],
    ['as plain text', { ...OWN, 'content-type': 'text/plain', 'content-length': '2' }, 'unsupported-media'],
    [
      'as a form',
      { ...OWN, 'content-type': 'multipart/form-data', 'content-length': '2' },
      'unsupported-media',
    ],
    ['with a body of no type', { ...OWN, 'content-length': '2' }, 'unsupported-media'],
    ['with a streamed body of no type', { ...OWN, 'transfer-encoding': 'chunked' }, 'unsupported-media'],
  ])('%s', (_name, headers, expected) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(kindOf(method, headers)).toBe(expected);
  });

  it.each([
    ['a form of the own page', { ...OWN, 'content-type': 'multipart/form-data; boundary=x' }, 'admitted'],
    [
      'a form of another site',
      { ...OWN, origin: 'http://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
      'forbidden',
    ],
    ['a form from nowhere', { host: OWN.host, 'content-type': 'multipart/form-data' }, 'forbidden'],
    ['JSON', { ...OWN, ...JSON_BODY }, 'unsupported-media'],
    [
      'a plain form',
      { ...OWN, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '2' },
      'unsupported-media',
    ],
    ['a body of no type', { ...OWN, 'content-length': '2' }, 'unsupported-media'],
  ])('accept a file only in a form of the same origin: %s', (_name, headers, expected) => {
    expect(kindOf('POST', headers, 'multipart/form-data')).toBe(expected);
  });

  it('are checked, and other methods are not', () => {
    expect(kindOf('GET', { host: OWN.host, origin: 'http://evil.example' })).toBe('admitted');
  });
});
