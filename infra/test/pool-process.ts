import path from 'node:path';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repoRoot } from '../local/paths.ts';

/** The process that has the shared products, and outlives the test files. */
export interface PoolProcess {
  /** Where it is asked. */
  url: string;
  /** Ends its products. @returns what it counted */
  stop(): Promise<string>;
}

/** Starts the process; it starts products when test files ask for them. */
export async function startPoolProcess(): Promise<PoolProcess> {
  const child = spawn(process.execPath, ['--no-warnings', path.join(repoRoot, 'infra/test/stack-pool.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isUp = await Promise.race([
    new Promise<true>((resolve) => reader.once('line', () => resolve(true))),
    ended.then(() => false),
  ]);
  if (!isUp) throw new Error(`The pool of products has not started: exit code ${child.exitCode}.`);
  const [url = ''] = lines.splice(0);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
      return lines.join('\n');
    },
  };
}
