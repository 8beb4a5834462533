import { describe, expect, it } from '@jest/globals';
import { loadGatewayConfig } from './config.js';

const ENV = { STATIC_DIR: 'pages', SESSION_SECRET: 's'.repeat(32) };

describe('RATE_LIMITS', () => {
  it('is on unless it is set to off', () => {
    expect(loadGatewayConfig(ENV).RATE_LIMITS).toBe('on');
    expect(loadGatewayConfig({ ...ENV, RATE_LIMITS: 'off', NODE_ENV: 'test' }).RATE_LIMITS).toBe('off');
  });

  it('cannot be off in production', () => {
    expect(() => loadGatewayConfig({ ...ENV, RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow(
      'RATE_LIMITS',
    );
  });
});

describe('demo accounts with the public password', () => {
  it('are rejected on an address that other machines reach; there are none by default', () => {
    const demo = { ...ENV, DEMO_MODE: '1' };
    expect(loadGatewayConfig(demo).HOST).toBe('127.0.0.1');
    expect(() => loadGatewayConfig({ ...demo, HOST: '0.0.0.0' })).toThrow('DEMO_MODE=0');
  });
});

describe('SLOW_SENDER_MS', () => {
  it('is 15 seconds by default', () => {
    expect(loadGatewayConfig(ENV).SLOW_SENDER_MS).toBe(15_000);
    expect(loadGatewayConfig({ ...ENV, SLOW_SENDER_MS: '500' }).SLOW_SENDER_MS).toBe(500);
    for (const wrong of ['0', '99', '60001', '-1', 'soon'])
      expect(() => loadGatewayConfig({ ...ENV, SLOW_SENDER_MS: wrong })).toThrow('SLOW_SENDER_MS');
  });
});

describe('TRUSTED_PROXIES', () => {
  it('trusts only the proxies it names', () => {
    expect(loadGatewayConfig(ENV).TRUSTED_PROXIES).toEqual([]);
    expect(loadGatewayConfig({ ...ENV, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '192.0.2.1',
    ]);
  });
});

describe('PUBLIC_HOSTS', () => {
  it('lists names, each with or without a port', () => {
    expect(loadGatewayConfig(ENV).PUBLIC_HOSTS).toEqual([]);
    expect(
      loadGatewayConfig({ ...ENV, PUBLIC_HOSTS: 'maths.example, sums.example:8443' }).PUBLIC_HOSTS,
    ).toEqual(['maths.example', 'sums.example:8443']);
    for (const wrong of ['https://maths.example', 'maths.example/', '*.example'])
      expect(() => loadGatewayConfig({ ...ENV, PUBLIC_HOSTS: wrong })).toThrow('PUBLIC_HOSTS');
  });
});
