import { describe, expect, it } from '@jest/globals';
import { ALLOCATOR_SETTINGS } from '@sumfox/contracts/processes';
import { defineProcess, processNames, serviceNames, type RunSettings } from './process-table.ts';

const numbered = <Name extends string>(names: readonly Name[], from: number) =>
  Object.fromEntries(names.map((name, index) => [name, [from + index]])) as Record<Name, number[]>;

const settings: RunSettings = {
  nodeEnv: 'development',
  redisUrl: 'redis://r',
  queuePrefix: 'product',
  databaseUrl: (service) => `postgres://${service}`,
  internalKeys: Object.fromEntries(
    processNames.map((name) => [name, { privateKey: `private ${name}`, publicKey: `public-${name}` }]),
  ) as RunSettings['internalKeys'],
  sessionSecret: 'session',
  accountSecret: 'account',
  host: '127.0.0.1',
  port: 8080,
  rpcPorts: numbered(serviceNames, 100),
  healthPorts: numbered(processNames, 200),
  databasePool: 12,
  traceDir: '/traces',
  compileCacheDir: '/compiled',
  outside: { PATH: '/bin' },
};

describe('process table', () => {
  it.each(processNames)('gives %s its own health port and the addresses of all services', (name) => {
    const { env, readyUrl } = defineProcess(name, settings);
    expect(readyUrl).toBe(`http://127.0.0.1:${env.HEALTH_PORT}/health/ready`);
    expect(env).toMatchObject({
      PROCESS_NAME: name,
      ANALYTICS_RPC: '127.0.0.1:104',
      INTERNAL_KEY: `private ${name}`,
      INTERNAL_PUBLIC_KEYS: processNames.map((each) => `${each}:public-${each}`).join(','),
    });
    // It holds only its own private key.
    expect(JSON.stringify(env).match(/private [a-z-]+/g)).toEqual([`private ${name}`]);
  });

  it.each(processNames)('gives %s the settings of the allocator, unless others come from outside', (name) => {
    expect(defineProcess(name, settings).env).toMatchObject(ALLOCATOR_SETTINGS);
    const outside = { ...settings.outside, MALLOC_ARENA_MAX: '4' };
    expect(defineProcess(name, { ...settings, outside }).env.MALLOC_ARENA_MAX).toBe('4');
  });

  it('gives the second replica ports of its own, and everybody the addresses of both', () => {
    const two = {
      ...settings,
      rpcPorts: { ...settings.rpcPorts, marking: [300, 301] },
      healthPorts: { ...settings.healthPorts, marking: [302, 303] },
    };
    const second = defineProcess('marking', two, 1);
    expect(second).toMatchObject({ name: 'marking.2', readyUrl: 'http://127.0.0.1:303/health/ready' });
    expect(second.env).toMatchObject({ PROCESS_NAME: 'marking', RPC_PORT: '301', HEALTH_PORT: '303' });
    expect(defineProcess('gateway', two).env.MARKING_RPC).toBe('127.0.0.1:300,127.0.0.1:301');
  });

  it.each(processNames)('gives %s only its own database', (name) => {
    const { env } = defineProcess(name, {
      ...settings,
      outside: {
        DATABASE_ADMIN_URL: 'postgres://root',
        DATABASE_URL: 'postgres://outside',
        npm_config_x: '1',
      },
    });
    const expected =
      name === 'gateway'
        ? undefined
        : `postgres://${{ 'marking-worker': 'marking', 'pregeneration-worker': 'content', 'extraction-worker': 'content' }[name as string] ?? name}`;
    expect(env.DATABASE_URL).toBe(expected);
    expect(Object.keys(env).filter((key) => /^npm_|ADMIN/.test(key))).toEqual([]);
  });

  it('gives the session secret to the gateway alone', () => {
    const outside = { SESSION_SECRET: 'from outside' };
    const holders = processNames.filter(
      (name) => defineProcess(name, { ...settings, outside }).env.SESSION_SECRET,
    );
    expect(holders).toEqual(['gateway']);
  });

  it('gives the account secret to identity alone', () => {
    const outside = { ACCOUNT_SECRET: 'from outside' };
    const holders = processNames.filter(
      (name) => defineProcess(name, { ...settings, outside }).env.ACCOUNT_SECRET,
    );
    expect(holders).toEqual(['identity']);
  });

  it("gives the model's key only to processes that ask the model", () => {
    const outside = { OPENAI_API_KEY: 'key', OPENAI_MODEL_JUDGE_WORKING: 'small', AI_DAILY_USD: '1' };
    const holders = (variable: string) =>
      processNames.filter((name) => defineProcess(name, { ...settings, outside }).env[variable]);
    for (const variable of Object.keys(outside))
      expect(holders(variable)).toEqual([
        'assessment',
        'marking',
        'content',
        'marking-worker',
        'pregeneration-worker',
      ]);
  });

  it('prefers the environment to the defaults', () => {
    const { env } = defineProcess('content', {
      ...settings,
      outside: { DEMO_MODE: '0', LOG_LEVEL: 'debug' },
    });
    expect(env).toMatchObject({ DEMO_MODE: '0', LOG_LEVEL: 'debug' });
  });

  it('writes spans to files only without a collector', () => {
    expect(defineProcess('content', settings).env.TRACE_DIR).toBe('/traces');
    const outside = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(defineProcess('content', { ...settings, outside }).env.TRACE_DIR).toBeUndefined();
  });
});
