import { afterEach, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { repoRoot } from '../local/paths.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

/** Opens a health port that answers with a status, and returns its number. */
async function answerWith(status: number): Promise<number> {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/health/ready' ? status : 404, { connection: 'close' });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function check(port: number): Promise<number | null> {
  const child = spawn('bash', [path.join(repoRoot, 'infra/docker/is-ready.sh')], {
    env: { PATH: process.env.PATH, HEALTH_PORT: String(port) },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

describe('is-ready.sh', () => {
  it('succeeds for a process that is ready', async () => {
    expect(await check(await answerWith(200))).toBe(0);
  });

  it('fails for a process that cannot work yet', async () => {
    expect(await check(await answerWith(503))).toBe(1);
  });

  it('fails where nothing listens', async () => {
    const port = await answerWith(200);
    server?.close();
    await once(server as Server, 'close');
    expect(await check(port)).toBe(1);
  });
});
