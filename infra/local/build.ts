import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { PROGRAMS_DIR } from '@sumfox/contracts/processes.ts';
import { GO_MEMORY } from './go-memory.ts';
import { OperatorError } from './operator-error.ts';
import { cacheDir, repoRoot } from './paths.ts';
import { countParts, STARTING_BANK_DIR } from './starting-bank.ts';

/** A folder of built files, and patterns of the folders and files that it is built from. */
export interface BuildTarget {
  output: string;
  inputs: readonly string[];
}

export const PAGES: BuildTarget = {
  output: 'frontend/dist',
  inputs: [
    'frontend',
    'libs/contracts/src',
    'libs/curriculum/src',
    'libs/answer-marking/src',
    'libs/question-kinds/src',
    'package-lock.json',
    'tsconfig.base.json',
  ],
};

const PROGRAMS: BuildTarget = {
  output: PROGRAMS_DIR,
  inputs: ['gateway/dist', 'services/*/dist', 'libs/*/dist', 'infra/local/bundle.ts', 'package-lock.json'],
};

const STARTING_BANK: BuildTarget = {
  output: STARTING_BANK_DIR,
  inputs: [
    'services/content/dist/{bank,question-source,starting-bank}',
    'libs/{answer-marking,contracts,curriculum,question-engine,question-kinds}/dist',
    'infra/local/starting-bank.ts',
  ],
};

/** Thrown with everything the compiler or the bundler had to say. */
export class BuildError extends OperatorError {
  override name = 'BuildError';
}

/**
 * Compiles the backend and bundles the programs of its processes; a second time without changes is fast.
 * @throws BuildError
 */
export async function buildBackend(): Promise<void> {
  await compileBackend();
  await buildOnce(PROGRAMS, () => bundle());
}

/**
 * Compiles the backend without a check of its types, and bundles some programs alone: half the time of a whole build.
 * The next whole build bundles all.
 * @throws BuildError
 */
export async function buildPrograms(names: readonly string[]): Promise<void> {
  await runCompiler('--noCheck');
  fs.rmSync(stampOf(PROGRAMS), { force: true });
  await bundle(...names);
}

/** Compiles the backend and checks its types. @throws BuildError */
export const compileBackend = (): Promise<void> => runCompiler();

const runCompiler = (...options: string[]) =>
  runTool('The backend does not compile', ['node_modules/typescript7/bin/tsc', '-b', ...options]);
const bundle = (...names: string[]) =>
  runTool('The programs cannot be bundled', ['infra/local/bundle.mjs', ...names]);

/** Bundles the pages, unless they are already those of the present sources. @throws BuildError */
export function buildFrontend(): Promise<'built' | 'unchanged'> {
  return buildOnce(PAGES, () =>
    runTool('The pages do not build', [
      'node_modules/vite/bin/vite.js',
      'build',
      'frontend',
      '--logLevel',
      'warn',
    ]),
  );
}

/**
 * Makes the questions that a new product starts with, by the engine that was just built. It is kept for the next build
 * with the same engine, since new programs take the place of all old ones. @throws BuildError
 */
export function buildStartingBank(): Promise<'built' | 'unchanged'> {
  return buildOnce(STARTING_BANK, async (hash) => {
    const kept = path.join(cacheDir, 'starting-bank', hash);
    if (!fs.existsSync(kept)) await makeStartingBank(kept);
    fs.cpSync(kept, path.join(repoRoot, STARTING_BANK.output), { recursive: true });
  });
}

async function makeStartingBank(folder: string): Promise<void> {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  const unfinished = fs.mkdtempSync(path.join(makeFolder(path.dirname(folder)), 'unfinished-'));
  const parts = Array.from({ length: countParts() }, (_, part) => part);
  await Promise.all(
    parts.map((part) =>
      runTool('The starting bank cannot be made', [
        'infra/local/starting-bank.mjs',
        String(part),
        String(parts.length),
        unfinished,
      ]),
    ),
  );
  fs.renameSync(unfinished, folder);
}

function makeFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes something, unless it was made from the present inputs. */
export async function buildOnce(
  target: BuildTarget,
  make: (hash: string) => Promise<void>,
): Promise<'built' | 'unchanged'> {
  const stamp = stampOf(target);
  const hash = hashInputs(target.inputs);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  await make(hash);
  fs.writeFileSync(stamp, hash);
  return 'built';
}

export async function buildAll(onProgress: (text: string) => void): Promise<void> {
  onProgress('Compiling the backend, building the pages');
  const [pages] = await Promise.all([buildFrontend(), buildProduct(onProgress)]);
  if (pages === 'unchanged') onProgress('The pages are as they were');
}

async function buildProduct(onProgress: (text: string) => void): Promise<void> {
  await buildBackend();
  if ((await buildStartingBank()) === 'built') onProgress('The first questions are made');
}

/** `npm run build`. */
export async function buildFromCommandLine(): Promise<void> {
  try {
    await buildAll((text) => console.log(text));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The file that says from which inputs a target was made. */
const stampOf = ({ output }: BuildTarget): string => path.join(repoRoot, output, '.inputs');

function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of fs.globSync(inputs, { cwd: repoRoot }).toSorted()) {
    for (const file of listFiles(path.join(repoRoot, input))) {
      hash.update(path.relative(repoRoot, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(at: string): string[] {
  if (!fs.existsSync(at)) return [];
  if (!fs.statSync(at).isDirectory()) return [at];
  return fs
    .readdirSync(at)
    .filter(
      (name) => name !== 'node_modules' && name !== 'dist' && !/\.tsbuildinfo$|\.spec\.tsx?$/.test(name),
    )
    .sort()
    .flatMap((name) => listFiles(path.join(at, name)));
}

/** Runs a program of a package. @throws BuildError with the fault and all that the program said */
export async function runTool(fault: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The build stays for the next start of the product, so a test must not leave a build of its own kind.
    env: { ...process.env, ...GO_MEMORY, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildError(`${fault}:\n${output.trim()}`);
}
