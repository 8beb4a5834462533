import { afterEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WATCH_LIMITS } from '../local/hang.rules.ts';
import { repoRoot } from '../local/paths.ts';
import { findFreePorts } from '../local/ports.ts';

const SCRIPT = path.join(repoRoot, 'infra', 'docker', 'watched.sh');

/** Answers on the health port as a process of the product does, says its number, and ends with 7 on SIGTERM. */
const PROCESS = `
  require('node:http')
    .createServer((_, response) => response.end('{}'))
    .listen(process.env.HEALTH_PORT, '127.0.0.1', () => console.log('pid', process.pid));
  process.once('SIGTERM', () => process.exit(7));
`;
/** Never answers. */
const SILENT = `console.log('pid', process.pid); setInterval(() => {}, 1000);`;

let shell: ChildProcess | null = null;
afterEach(() => void (shell?.exitCode === null && shell.kill('SIGKILL')));

/** Runs a script below the watcher, with limits of a second instead of half a minute. */
async function run(script: string): Promise<{ pid: number; exit: Promise<number | null> }> {
  const [port] = await findFreePorts(1);
  const child = spawn('bash', [SCRIPT, 'live', process.execPath, '-e', script], {
    env: {
      PATH: process.env.PATH,
      HEALTH_PORT: String(port),
      WATCH_EVERY_S: '0.3',
      WATCH_ANSWER_WITHIN_S: '1',
      WATCH_MAX_MISSES: '2',
      WATCH_MAX_MISSES_AT_START: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shell = child;
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { pid: Number(/pid (\d+)/.exec(line.toString())?.[1]), exit };
}

describe('watched.sh', () => {
  it('kills a hung process, so that its container stops', async () => {
    const { pid, exit } = await run(PROCESS);
    await sleep(1_000);
    process.kill(pid, 'SIGSTOP');
    expect(await exit).toBe(128 + 9);
  });

  it('kills a process without a first response after the longer start limit', async () => {
    const startedAt = performance.now();
    const { exit } = await run(SILENT);
    expect(await exit).toBe(128 + 9);
    expect(performance.now() - startedAt).toBeGreaterThan(20 * 300);
  });

  it('leaves a responding process alone, passes SIGTERM on and returns its exit code', async () => {
    const { exit } = await run(PROCESS);
    const ended = exit.then(() => true);
    expect(await Promise.race([ended, sleep(3_000, false)])).toBe(false);
    shell?.kill('SIGTERM');
    expect(await exit).toBe(7);
  });

  it('returns the exit code of a process that ends', async () => {
    expect(await (await run(`console.log('pid', process.pid); process.exitCode = 3;`)).exit).toBe(3);
  });

  it('has the limits of npm start', () => {
    const text = fs.readFileSync(SCRIPT, 'utf8');
    const limit = (name: string) => Number(new RegExp(`\\$\\{${name}:-(\\d+)\\}`).exec(text)?.[1]);
    expect({
      everyMs: limit('WATCH_EVERY_S') * 1_000,
      answerWithinMs: limit('WATCH_ANSWER_WITHIN_S') * 1_000,
      maxMisses: limit('WATCH_MAX_MISSES'),
      maxMissesAtStart: limit('WATCH_MAX_MISSES_AT_START'),
    }).toEqual(WATCH_LIMITS);
  });
});
