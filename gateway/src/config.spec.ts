import { describe, expect, it } from '@jest/globals';
import { loadGatewayConfig } from './config.js';

const ENV = { STATIC_DIR: 'pages', SESSION_SECRET: 's'.repeat(32) };

describe('the limits', () => {
  it('are on unless they are turned off', () => {
    expect(loadGatewayConfig(ENV).RATE_LIMITS).toBe('on');
    expect(loadGatewayConfig({ ...ENV, RATE_LIMITS: 'off', NODE_ENV: 'test' }).RATE_LIMITS).toBe('off');
  });

  it('cannot be turned off on a real site', () => {
    expect(() => loadGatewayConfig({ ...ENV, RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow(
      'RATE_LIMITS',
    );
  });
});

describe('the time of a slow sender', () => {
  it('is fifteen seconds, or what is set', () => {
    expect(loadGatewayConfig(ENV).SLOW_SENDER_MS).toBe(15_000);
    expect(loadGatewayConfig({ ...ENV, SLOW_SENDER_MS: '500' }).SLOW_SENDER_MS).toBe(500);
    for (const wrong of ['0', '99', '60001', '-1', 'soon'])
      expect(() => loadGatewayConfig({ ...ENV, SLOW_SENDER_MS: wrong })).toThrow('SLOW_SENDER_MS');
  });
});

describe('proxies in front', () => {
  it('are trusted only when they are named', () => {
    expect(loadGatewayConfig(ENV).TRUSTED_PROXIES).toEqual([]);
    expect(loadGatewayConfig({ ...ENV, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '192.0.2.1',
    ]);
  });
});
