import { describe, expect, it } from '@jest/globals';
import { isHost, isOwnHost } from './host.rules.js';

const NAMES = ['maths.example', 'sums.example:8443', '192.0.2.9'];

describe('isOwnHost', () => {
  it.each([
    ['localhost:8080', '127.0.0.1'],
    ['LOCALHOST', '127.0.0.1'],
    ['127.0.0.1:8080', '172.18.0.4'],
    ['[::1]:8080', '::1'],
    ['[0:0:0:0:0:0:0:1]', '::1'],
    ['192.168.1.20:8080', '192.168.1.20'],
    ['192.168.1.20:8080', '::ffff:192.168.1.20'],
    ['[fe80::1]:8080', 'fe80::1'],
    ['maths.example', '10.0.0.1'],
    ['Maths.Example.:9', '10.0.0.1'],
    ['sums.example:8443', '10.0.0.1'],
    ['192.0.2.9', '10.0.0.1'],
  ])('accepts %s at %s', (host, localAddress) => {
    expect(isOwnHost(host, localAddress, NAMES)).toBe(true);
  });

  it.each([
    ['192.168.1.21:8080', '192.168.1.20'],
    ['evil.example', '127.0.0.1'],
    ['sums.example', '10.0.0.1'],
    ['sums.example:84430', '10.0.0.1'],
    ['127.0.0.1.evil.example', '127.0.0.1'],
    ['maths.example evil.example', '127.0.0.1'],
    ['maths.example,localhost', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('rejects %j at %s', (host, localAddress) => {
    expect(isOwnHost(host, localAddress, NAMES)).toBe(false);
  });
});

describe('isHost', () => {
  it.each(['maths.example', 'maths.example:8443', '192.0.2.9', '[2001:db8::1]:80'])('accepts %s', (text) => {
    expect(isHost(text)).toBe(true);
  });

  it.each(['https://maths.example', 'maths.example/', '*.example', 'a b', '2001:db8::1'])(
    'rejects %s',
    (text) => {
      expect(isHost(text)).toBe(false);
    },
  );
});
