import fs from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuildError, buildPrograms, compileBackend } from './build.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { findFreePorts } from './ports.ts';
import type { Stack } from './stack.ts';
import { type References, listTouchedProcesses } from './touched.rules.ts';

/** An editor writes several files at once, and some write one file in several steps. */
const GATHER_MS = 50;

/** A running product with watched sources. */
export interface Watching {
  /** Where the pages come from their sources. */
  pagesUrl: string;
  close(): void;
}

/**
 * Serves the pages from source. After each change of the backend it compiles and restarts the processes that run it,
 * then checks the types. A syntax error is printed, and the processes stay as they were. An error of types is printed
 * after the restart, so that a developer does not wait for the check.
 */
export async function watchSources(
  stack: Pick<Stack, 'url' | 'replicas'>,
  say: (text: string) => void,
): Promise<Watching> {
  const pages = await servePages(stack.url, say);
  const references = readReferences();
  const changed = new Set<string>();
  let running: Promise<void> | null = null;
  let gathering: NodeJS.Timeout | undefined;
  const rebuildAll = async () => {
    while (changed.size > 0) {
      const packages = new Set(changed);
      changed.clear();
      const names = listTouchedProcesses(packages, references);
      const hasRestarted = await attempt(() => rebuild(stack, packages, names, say), say);
      if (hasRestarted && changed.size === 0) await attempt(compileBackend, say);
    }
  };
  const watchers = Object.keys(references).map((folder) =>
    fs.watch(path.join(repoRoot, folder, 'src'), { recursive: true }, (_kind, file) => {
      if (!file || !/\.tsx?$/.test(file) || file.includes('.spec.')) return;
      changed.add(folder);
      clearTimeout(gathering);
      gathering = setTimeout(() => {
        running ??= rebuildAll().finally(() => (running = null));
      }, GATHER_MS);
    }),
  );
  return {
    pagesUrl: pages.url,
    close: () => {
      clearTimeout(gathering);
      for (const watcher of watchers) watcher.close();
      pages.close();
    },
  };
}

/** Reports a failed step instead of throwing: a fault of the code must not end the product around it. */
async function attempt(step: () => Promise<void>, say: (text: string) => void): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    say(error instanceof BuildError ? error.message : String(error));
    return false;
  }
}

async function rebuild(
  { replicas }: Pick<Stack, 'replicas'>,
  packages: ReadonlySet<string>,
  names: ReturnType<typeof listTouchedProcesses>,
  say: (text: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  // Every process loads the program of the traces first, and it is made of libraries.
  const isShared = [...packages].some((folder) => folder.startsWith('libs/'));
  await buildPrograms(isShared ? [...names, 'tracing'] : names);
  // Kills at once: every process survives that, and the developer does not wait for a shutdown.
  const touched = names.flatMap((name) => replicas[name]);
  await Promise.all(touched.map((one) => one.kill('SIGKILL')));
  await Promise.all(touched.map((one) => one.start()));
  say(`${names.join(', ')} restarted after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
}

/** Packages that each package of the backend refers to in its tsconfig.json. */
export function readReferences(): References {
  const configs = fs.globSync('{gateway,services/*,libs/*}/tsconfig.json', { cwd: repoRoot });
  return Object.fromEntries(
    configs.map((file) => {
      const folder = path.dirname(file);
      const { references = [] } = JSON.parse(fs.readFileSync(path.join(repoRoot, file), 'utf8')) as {
        references?: { path: string }[];
      };
      return [folder, references.map((part) => path.join(folder, part.path))];
    }),
  );
}

/** The bundler's own server: it sends a changed module to the open pages, and calls on to the gateway. */
async function servePages(gatewayUrl: string, say: (text: string) => void) {
  const [port] = await findFreePorts(1);
  const child = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'frontend',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    {
      cwd: repoRoot,
      env: { ...process.env, GATEWAY_URL: gatewayUrl },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  child.stderr.setEncoding('utf8').on('data', (text: string) => say(text.trimEnd()));
  child.once('error', (error) => say(`The pages are not served: ${error.message}`));
  const url = `http://localhost:${port}`;
  await untilAnswered(url, child);
  return { url, close: () => child.kill('SIGTERM') };
}

/** @throws OperatorError when the program ends before it answers */
async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new OperatorError('The server of the pages ended while it started.');
}
