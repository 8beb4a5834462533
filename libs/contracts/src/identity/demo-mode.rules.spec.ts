import { describe, expect, it } from '@jest/globals';
import { findDemoFault, isLoopback } from './demo-mode.rules.js';

const OWN = {
  DEMO_ADMIN_PASSWORD: 'kite-lamp-river-91',
  DEMO_PARENT_PASSWORD: 'moss-tile-spoon-42',
  DEMO_STUDENT_PASSWORD: 'fern-drum-cloud-77',
};

describe('findDemoFault', () => {
  it.each([
    ['without demo accounts on every address', { DEMO_MODE: '0', HOST: '0.0.0.0', NODE_ENV: 'production' }],
    ['without the setting', { HOST: '0.0.0.0' }],
    ['with the public password on this machine alone', { DEMO_MODE: '1', HOST: '127.0.0.1' }],
    ['with the public password where no address is named', { DEMO_MODE: '1', HOST: '' }],
    ['with passwords of their own on every address', { DEMO_MODE: '1', HOST: '0.0.0.0', ...OWN }],
    ['with passwords of their own in production', { DEMO_MODE: '1', NODE_ENV: 'production', ...OWN }],
  ])('returns null %s', (_, env) => {
    expect(findDemoFault(env)).toBeNull();
  });

  it.each([
    ['on every address', { HOST: '0.0.0.0' }, 'refused on 0.0.0.0:'],
    ['on every address of version 6', { HOST: '::' }, 'refused on :::'],
    ['on an address of the network', { HOST: '192.168.1.20' }, 'refused on 192.168.1.20:'],
    ['in production', { NODE_ENV: 'production' }, 'refused with NODE_ENV=production:'],
    ['when one account keeps the public password', { HOST: '::', ...OWN, DEMO_ADMIN_PASSWORD: '' }, '::'],
    ['when a password is short', { HOST: '::', ...OWN, DEMO_ADMIN_PASSWORD: 'kite' }, '::'],
  ])('rejects the public password %s and says what to do', (_, env, where) => {
    const fault = findDemoFault({ DEMO_MODE: '1', ...env });
    expect(fault).toContain(where);
    expect(fault).toContain('set DEMO_MODE=0 and make an admin with "npm run admin -- create NAME"');
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('is true for %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['0.0.0.0', '::', '10.0.0.1', '1270.0.0.1', '127.0.0.1.example.com', ''])(
    'is false for %j',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
