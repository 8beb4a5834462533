import { describe, expect, it } from '@jest/globals';
import { loadIdentityConfig, loadPasswordHashes } from './config.js';

const OWN = {
  DEMO_ADMIN_PASSWORD: 'kite-lamp-river-91',
  DEMO_PARENT_PASSWORD: 'moss-tile-spoon-42',
  DEMO_STUDENT_PASSWORD: 'fern-drum-cloud-77',
};

describe('loadIdentityConfig', () => {
  it('ignores demo passwords without DEMO_MODE', () => {
    expect(loadIdentityConfig({ HOST: '0.0.0.0', NODE_ENV: 'production' })).toMatchObject({
      demoMode: false,
    });
  });

  it('rejects the public demo password in production and on an address that other machines reach', () => {
    expect(loadIdentityConfig({ DEMO_MODE: '1' })).toMatchObject({ demoMode: true, demoPasswords: null });
    for (const where of [{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }])
      expect(() => loadIdentityConfig({ DEMO_MODE: '1', ...where })).toThrow('DEMO_MODE=0');
  });

  it('accepts demo accounts with private passwords everywhere', () => {
    expect(
      loadIdentityConfig({ DEMO_MODE: '1', NODE_ENV: 'production', HOST: '0.0.0.0', ...OWN }),
    ).toMatchObject({
      demoMode: true,
      demoPasswords: { admin: 'kite-lamp-river-91', student: 'fern-drum-cloud-77' },
    });
  });
});

describe('PASSWORD_HASHES', () => {
  it('are full unless a test asks for light ones', () => {
    expect(loadPasswordHashes({ NODE_ENV: 'test' })).toBe('full');
    expect(loadPasswordHashes({ NODE_ENV: 'test', PASSWORD_HASHES: 'light' })).toBe('light');
  });

  it.each(['production', 'development', undefined])('are never light with NODE_ENV %s', (NODE_ENV) => {
    expect(() => loadPasswordHashes({ NODE_ENV, PASSWORD_HASHES: 'light' })).toThrow('PASSWORD_HASHES=light');
  });
});
