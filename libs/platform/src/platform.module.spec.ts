import { beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { BootModule } from './bootstrap/boot.module.js';
import { PlatformModule } from './platform.module.js';
import { TestCallers } from './testing/test-callers.js';

beforeAll(() => {
  Object.assign(process.env, {
    NODE_ENV: 'test',
    ...new TestCallers().environmentOf('assessment'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
    REDIS_URL: 'redis://127.0.0.1:1',
    IDENTITY_RPC: '127.0.0.1:1',
    ASSESSMENT_RPC: '127.0.0.1:1',
    MARKING_RPC: '127.0.0.1:1',
    CONTENT_RPC: '127.0.0.1:1',
    ANALYTICS_RPC: '127.0.0.1:1',
  });
});

function listSteps(serves?: 'assessment'): string[] {
  const { imports = [] } = PlatformModule.register({ queues: [], ...(serves ? { serves } : {}) });
  const providers = imports.flatMap((each) => ('providers' in each ? (each.providers ?? []) : []));
  return providers.flatMap((provider) =>
    'useClass' in provider &&
    [APP_GUARD, APP_INTERCEPTOR, APP_PIPE, APP_FILTER].includes(String(provider.provide))
      ? [provider.useClass.name]
      : [],
  );
}

describe('PlatformModule', () => {
  it('puts guards, interceptors, pipe and filter before the calls of a service, in order', () => {
    expect(listSteps('assessment')).toEqual([
      'CallerGuard',
      'RoleGuard',
      'ObjectGuard',
      'CallInterceptor',
      'ContractPipe',
      'RpcFaultFilter',
    ]);
  });

  it('puts none into a process without calls', () => {
    expect(listSteps()).toEqual([]);
  });
});

describe('BootModule', () => {
  it('rejects a process that lacks a handler of its row', async () => {
    @Module({ imports: [PlatformModule.register({ queues: [], serves: 'assessment' })] })
    class EmptyModule {}
    const built = Test.createTestingModule({
      imports: [BootModule.check('assessment', EmptyModule)],
    }).compile();
    await expect(built).rejects.toThrow('assessment works the queues , and should work assessment-inbox.');
  });
});
