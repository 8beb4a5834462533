import { expect, it } from '@jest/globals';
import { loadAnalyticsConfig } from './config.js';

it('loadAnalyticsConfig excludes demo accounts and has no traces page by default', () => {
  expect(loadAnalyticsConfig({})).toEqual({
    demoMode: false,
    traceView: null,
    traceFolder: null,
  });
  expect(
    loadAnalyticsConfig({ DEMO_MODE: '1', TRACE_VIEW_URL: 'http://localhost:16686/', TRACE_DIR: '/traces' }),
  ).toEqual({
    demoMode: true,
    traceView: 'http://localhost:16686',
    traceFolder: '/traces',
  });
});

it.each(['javascript:alert(1)', 'localhost:16686', 'ftp://traces'])(
  'loadAnalyticsConfig rejects %s as the address of the traces page',
  (address) => {
    expect(() => loadAnalyticsConfig({ TRACE_VIEW_URL: address })).toThrow('TRACE_VIEW_URL');
  },
);
