import path from 'node:path';
import {
  DEMO_PASSWORD,
  findDemoFault,
  readDemoPasswords,
} from '@sumfox/contracts/identity/demo-mode.rules.ts';
import { buildAll } from './build.ts';
import { watchSources, type Watching } from './dev.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { startStack, type Stack } from './stack.ts';

/** npm passes Ctrl-C on, so that it arrives twice: a second one counts as impatience only after this long. */
const SAME_KEYSTROKE_MS = 1_000;

/** `npm start -- --fake-ai`: for demonstrations without a key. */
const fakeModel = process.argv.includes('--fake-ai');

/** `npm run dev`: what a change of the sources touches is built and started again. */
const watchesSources = process.argv.includes('--watch-sources');

const startedAt = Date.now();
const say = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => say(`· ${text}`);

// Lines that cannot be written, as on a full disk, are lost; without a listener the failure would end everything.
process.stdout.on('error', () => undefined);

const starting = new AbortController();
let stack: Stack | null = null;
let watching: Watching | null = null;
let interruptedAt: number | null = null;

/** Ends in order; a second signal ends at once. */
function onSignal(signal: NodeJS.Signals): void {
  if (interruptedAt !== null) {
    if (Date.now() - interruptedAt < SAME_KEYSTROKE_MS) return;
    say('Ending at once.');
    stack?.forceStop();
    process.exit(1);
  }
  interruptedAt = Date.now();
  say(`${signal === 'SIGINT' ? '\n' : ''}Stopping… (once more ends it at once)`);
  starting.abort();
  if (stack) void finish(stack);
}

async function finish(running: Stack): Promise<void> {
  try {
    watching?.close();
    await running.stop();
    say('Stopped.');
    process.exit(0);
  } catch (error) {
    console.error(error);
    running.forceStop();
    process.exit(1);
  }
}

function readPort(): number {
  const text = process.env.PORT ?? '8080';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new OperatorError(`PORT is "${text}": it must be a whole number from 1 to 65534.`);
  }
  return port;
}

/** Demo accounts are there unless they are switched off. @throws OperatorError where their password is no secret */
function readDemo(): string {
  const env = { ...process.env, DEMO_MODE: process.env.DEMO_MODE || '1' };
  const fault = findDemoFault(env);
  if (fault) throw new OperatorError(fault);
  if (env.DEMO_MODE !== '1') return '';
  const secret = readDemoPasswords(env) ? 'the passwords you gave them' : `the password ${DEMO_PASSWORD}`;
  return ` — sign in as admin, parent or student with ${secret}`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));

try {
  const accounts = readDemo();
  const started = await startStack({
    dataDir: path.resolve(process.env.DATA_DIR ?? path.join(repoRoot, '.data')),
    port: readPort(),
    persistent: true,
    env: {
      DEMO_HISTORY: process.env.DEMO_HISTORY || '1',
      ...(watchesSources && { CONTRACT_CHECKS: 'on' }),
    },
    supervise: true,
    colours: process.stdout.isTTY && !process.env.NO_COLOR,
    log: say,
    onProgress: progress,
    prepare: () => buildAll(progress),
    fakeModel,
    signal: starting.signal,
  });
  stack = started;
  if (interruptedAt !== null) {
    await finish(started);
  } else {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    if (fakeModel)
      say('The AI is simulated: a program on this machine answers instead of a model (--fake-ai).');
    if (watchesSources) {
      watching = await watchSources(started, progress);
      say(`Pages from their sources: ${watching.pagesUrl}`);
    }
    say(`Ready in ${seconds} s: ${started.url}${accounts} (Ctrl-C stops everything)`);
  }
} catch (error) {
  if (interruptedAt !== null) {
    say('Stopped.');
    process.exit(0);
  }
  if (error instanceof OperatorError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
