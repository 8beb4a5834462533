import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogger } from '@sumfox/platform/logging/logger';
import { TestCallers } from '@sumfox/platform/testing/test-callers';

/** A port without a listener, to test what the gateway does alone. */
const NO_SERVICE = '127.0.0.1:9';
/** Longer than Redis is silent on a busy machine; a gateway in use goes on counting in its memory sooner. */
const PATIENCE_MS = 60_000;

export interface TestGateway {
  app: NestFastifyApplication;
  stop(): Promise<void>;
}

/** A gateway without services, with a page of one script. Its settings come from the environment: one for each file. */
export async function startTestGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<!doctype html><title>page</title>'],
    ['assets/app-abc123.js', 'export {};'],
  ] as const) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    fs.writeFileSync(`${file}.gz`, gzipSync(text));
    fs.writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  Object.assign(process.env, {
    ...new TestCallers().environmentOf('gateway'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '1',
    REDIS_URL: process.env.TEST_REDIS_URL,
    QUEUE_PREFIX: `gateway-${process.pid}-${Date.now()}`,
    SESSION_SECRET: 's'.repeat(32),
    STATIC_DIR: folder,
    ...Object.fromEntries(
      ['IDENTITY', 'ASSESSMENT', 'MARKING', 'CONTENT', 'ANALYTICS'].map((s) => [`${s}_RPC`, NO_SERVICE]),
    ),
    ...env,
  });
  const { LimitStore } = await import('../limits/index.js');
  // Tests of exact counts need one counter, and the gateway begins another where Redis is away.
  Object.assign(LimitStore.prototype, {
    silenceLimitMs: () => PATIENCE_MS,
    connectLimitMs: () => PATIENCE_MS,
  });
  const { createServer } = await import('../server.js');
  const app = await createServer(createLogger({ PROCESS_NAME: 'gateway', LOG_LEVEL: 'silent' }));
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    stop: async () => {
      await app.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
