import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderLogLine } from './log-line.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import type { RunRecord } from './run-record.ts';

/** A process of the product: what to run and where it says that it is ready. */
export interface ProcessDefinition {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** Answers 200 once the process can do its work. */
  readyUrl: string;
}

export interface ProcessHooks {
  record: RunRecord;
  /** Every line that the process writes. */
  onLine(name: string, line: string): void;
  /** True: a process that ends unasked is started again, later and later. */
  supervise: boolean;
}

const READY_WITHIN_MS = 90_000;
const STOPS_WITHIN_MS = 12_000;
const KEPT_LINES = 5_000;
const ENDING_SIGNALS: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGQUIT', 'SIGABRT'];

/** Starts, watches, ends and restarts one process. */
export class ManagedProcess {
  readonly name: string;
  /** The last lines as the process wrote them. */
  readonly logs: string[] = [];
  private readonly definition: ProcessDefinition;
  private readonly hooks: ProcessHooks;
  private child: ChildProcess | null = null;
  private exited: Promise<void> = Promise.resolve();
  private endIsWanted = false;
  private failures = 0;

  constructor(definition: ProcessDefinition, hooks: ProcessHooks) {
    this.definition = definition;
    this.hooks = hooks;
    this.name = definition.name;
  }

  /** Undefined while the process does not run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when the process answers its health check. @throws with its last lines when it ends or hangs instead */
  async start(): Promise<void> {
    if (this.child) throw new Error(`${this.name} runs already.`);
    this.endIsWanted = false;
    const child = this.spawn();
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await answersReady(this.definition.readyUrl))) {
      if (this.child !== child)
        throw new OperatorError(`${this.name} ended while starting:\n${this.lastLines()}`);
      if (Date.now() > deadline) {
        await this.stop();
        throw new OperatorError(
          `${this.name} was not ready in ${READY_WITHIN_MS / 1000} s:\n${this.lastLines()}`,
        );
      }
      await sleep(100);
    }
    this.failures = 0;
  }

  /**
   * Sends a signal. With one that ends a process, resolves when it has ended.
   * The process is not started again until `restart()` or `start()`.
   */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ends = ENDING_SIGNALS.includes(signal);
    if (ends) this.endIsWanted = true;
    this.child?.kill(signal);
    if (ends) await this.exited;
  }

  /** Lets the process finish what it does, and insists after 12 s. */
  async stop(): Promise<void> {
    this.endIsWanted = true;
    const child = this.child;
    if (!child) return;
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    await this.exited;
    clearTimeout(insist);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  private spawn(): ChildProcess {
    const child = spawn(process.execPath, this.definition.args, {
      cwd: repoRoot,
      env: this.definition.env,
      // Its own process group: Ctrl-C reaches the launcher alone, which then ends the processes in order.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    if (child.pid !== undefined) this.hooks.record.add(this.name, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.keep(line));
    }
    this.exited = new Promise((resolve) => {
      const ended = (why: string) => {
        if (this.child !== child) return;
        this.child = null;
        if (child.pid !== undefined) this.hooks.record.remove(child.pid);
        resolve();
        if (!this.endIsWanted) this.comeBack(why);
      };
      child.once('error', (error) => ended(error.message));
      child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    });
    return child;
  }

  private comeBack(why: string): void {
    this.keep(`${this.name} ended unexpectedly (${why})`);
    if (!this.hooks.supervise) return;
    const delay = Math.min(30_000, 500 * 2 ** this.failures);
    this.failures += 1;
    setTimeout(() => {
      if (this.endIsWanted || this.child) return;
      this.start().catch((error: Error) => this.keep(error.message));
    }, delay).unref();
  }

  private keep(line: string): void {
    this.logs.push(line);
    if (this.logs.length > KEPT_LINES) this.logs.splice(0, this.logs.length - KEPT_LINES);
    this.hooks.onLine(this.name, line);
  }

  private lastLines(): string {
    return this.logs
      .slice(-20)
      .map((line) => renderLogLine(this.name, line, { colours: false, labelWidth: 0 }))
      .join('\n');
  }
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch (error) {
    // Nothing listens yet, or the process is too busy to answer: ask again. Anything else is a fault of ours.
    // By name, because under jest the error comes from another realm.
    if (['TypeError', 'TimeoutError', 'AbortError'].includes((error as Error).name)) return false;
    throw error;
  }
}
