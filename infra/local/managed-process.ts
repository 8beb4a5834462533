import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readProcessorWaitMs } from '@sumfox/platform/health/processor-wait.ts';
import { KILL_AFTER_MS } from '@sumfox/platform/shutdown/stop-limits.ts';
import { MissCounter, WATCH_LIMITS, type WatchLimits } from './hang.rules.ts';
import { renderLogLine } from './log-line.ts';
import { OperatorError } from './operator-error.ts';

/** A program that is kept running, be it a process of the product or a server that it needs. */
export interface Program {
  name: string;
  /** Puts away what a dead one left behind, before each start. */
  prepare?(): Promise<void>;
  /** Starts it. */
  spawn(): ChildProcess;
  /** Whether it does its work. */
  isReady(limitMs: number): Promise<boolean>;
  /** Whether it answers at all, if only to say that it cannot work yet. */
  isAlive(limitMs: number): Promise<boolean>;
  /** Asks it to end in order. */
  stopSignal: 'SIGTERM' | 'SIGINT';
  /** Default: every line is shown to the person at the terminal. */
  isShown?(line: string): boolean;
}

export interface ProcessHooks {
  /** Is told each process number that is taken and given up. */
  record: { add(name: string, pid: number): void; remove(pid: number): void };
  /** Every line that is to be shown. */
  onLine(name: string, line: string): void;
  /** True: a program that ends unasked or hangs is started again, later and later. */
  supervise: boolean;
  /** Default: `WATCH_LIMITS`. */
  watch?: WatchLimits;
  /** Default: `readProcessorWaitMs`. */
  readWaitMs?: (pid: number) => number;
}

/** Without the time in which it got no processor: on a busy machine, a start is not ended for what others do. */
const READY_WITHIN_MS = 90_000;
/** A program that waited for the processor for so much of the time between two questions has not missed the second. */
const STARVED_SHARE = 0.5;
const READY_ANSWER_MS = 1_000;
/** A look costs the launcher a millisecond of processor, and nine processes start at once. */
const READY_PAUSE_MS = 150;
const MAX_DELAY_MS = 10_000;
const KEPT_LINES = 5_000;
const ENDING_SIGNALS: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGQUIT', 'SIGABRT'];

/** Starts, watches, ends and restarts one program. */
export class ManagedProcess {
  readonly name: string;
  /** The last lines as the program wrote them. */
  readonly logs: string[] = [];
  private program: Program;
  private readonly hooks: ProcessHooks;
  private child: ChildProcess | null = null;
  private launching: Promise<ChildProcess | null> | null = null;
  private exited: Promise<void> = Promise.resolve();
  private endIsWanted = false;
  private failures = 0;

  constructor(program: Program, hooks: ProcessHooks) {
    this.program = program;
    this.hooks = hooks;
    this.name = program.name;
  }

  /** Undefined while the program does not run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Whether the program does its work at the moment. */
  isReady(): Promise<boolean> {
    return this.program.isReady(READY_ANSWER_MS);
  }

  /** Resolves when the program is ready. @throws with its last lines when it ends or is not ready in time */
  async start(): Promise<void> {
    if (this.child || this.launching) throw new Error(`${this.name} runs already.`);
    this.endIsWanted = false;
    const child = await this.launch();
    if (child && (await this.untilReady(child, READY_WITHIN_MS))) return;
    if (!child || this.child !== child)
      throw new OperatorError(`${this.name} ended while starting:\n${this.lastLines()}`);
    await this.stop();
    throw new OperatorError(
      `${this.name} was not ready in ${READY_WITHIN_MS / 1000} s:\n${this.lastLines()}`,
    );
  }

  /**
   * Sends a signal. With one that ends a program, resolves when it has ended. The program is not started again until
   * `restart()` or `start()`.
   */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ends = ENDING_SIGNALS.includes(signal);
    if (ends) this.endIsWanted = true;
    this.child?.kill(signal);
    if (ends) await this.exited;
  }

  /** Lets the program finish what it does, as long as a pupil's call may take. */
  async stop(signal = this.program.stopSignal): Promise<void> {
    this.endIsWanted = true;
    await this.launching;
    const child = this.child;
    if (!child) return;
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await this.exited;
    clearTimeout(insist);
  }

  /** @param program takes the place of the present one: the same with other settings */
  async restart(program = this.program): Promise<void> {
    await this.stop();
    this.program = program;
    await this.start();
  }

  /** Resolves with null when the end was asked for in the meantime. */
  private launch(): Promise<ChildProcess | null> {
    const launch = async () => {
      await this.program.prepare?.();
      return this.endIsWanted ? null : this.adopt(this.program.spawn());
    };
    this.launching = launch().finally(() => (this.launching = null));
    return this.launching;
  }

  private adopt(child: ChildProcess): ChildProcess {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.keep(line));
    }
    this.exited = new Promise((resolve) => {
      const ended = (why: string) => {
        if (this.child !== child) return;
        this.child = null;
        this.note((record, pid) => record.remove(pid), child);
        resolve();
        if (!this.endIsWanted) this.scheduleRestart(`ended unexpectedly (${why})`);
      };
      child.once('error', (error) => ended(error.message));
      child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    });
    this.note((record, pid) => record.add(this.name, pid), child);
    if (this.hooks.supervise) void this.watch(child);
    return child;
  }

  /** The record is for the next start: that it cannot be written, as on a full disk, must not end this one. */
  private note(change: (record: ProcessHooks['record'], pid: number) => void, { pid }: ChildProcess): void {
    if (pid === undefined) return;
    try {
      change(this.hooks.record, pid);
    } catch (error) {
      this.say(`could not be noted for the next start: ${toMessage(error)}`);
    }
  }

  /** Resolves with false when the program ended first, or had so much time. */
  private async untilReady(child: ChildProcess, withinMs: number): Promise<boolean> {
    const startedAt = Date.now();
    while (!(await this.isReady())) {
      if (this.child !== child || Date.now() - startedAt - this.readWaitMs(child) > withinMs) return false;
      await sleep(READY_PAUSE_MS);
    }
    this.failures = 0;
    return true;
  }

  /** Kills a program that has stopped answering, so that it is started again like one that ended. */
  private async watch(child: ChildProcess): Promise<void> {
    const limits = this.hooks.watch ?? WATCH_LIMITS;
    const counter = new MissCounter(limits);
    for (let waitedMs = this.readWaitMs(child); ;) {
      const pause = sleep(limits.everyMs, undefined, { ref: false });
      const answered = await this.program.isAlive(limits.answerWithinMs);
      if (this.child !== child || this.endIsWanted) return;
      const before = waitedMs;
      waitedMs = this.readWaitMs(child);
      const isStarved = waitedMs - before > STARVED_SHARE * limits.everyMs;
      if ((answered || !isStarved) && counter.isHungAfter(answered)) break;
      await pause;
    }
    this.say('does not answer and is ended');
    child.kill('SIGKILL');
  }

  private readWaitMs({ pid }: ChildProcess): number {
    return pid === undefined ? 0 : (this.hooks.readWaitMs ?? readProcessorWaitMs)(pid);
  }

  private scheduleRestart(why: string): void {
    this.say(why);
    if (!this.hooks.supervise) return;
    const delay = Math.min(MAX_DELAY_MS, 500 * 2 ** this.failures);
    this.failures += 1;
    setTimeout(() => void this.launchAgain(), delay).unref();
  }

  /** However long it takes to be ready: one that cannot work yet is not helped by another start. */
  private async launchAgain(): Promise<void> {
    if (this.endIsWanted || this.child || this.launching) return;
    try {
      const child = await this.launch();
      if (child && (await this.untilReady(child, Infinity))) this.say('is ready again');
    } catch (error) {
      this.scheduleRestart(`could not be started: ${toMessage(error)}`);
    }
  }

  private say(what: string): void {
    const line = `${this.name} ${what}`;
    this.remember(line);
    this.hooks.onLine(this.name, line);
  }

  private keep(line: string): void {
    this.remember(line);
    if (this.program.isShown?.(line) ?? true) this.hooks.onLine(this.name, line);
  }

  private remember(line: string): void {
    this.logs.push(line);
    if (this.logs.length > KEPT_LINES) this.logs.splice(0, this.logs.length - KEPT_LINES);
  }

  private lastLines(): string {
    return this.logs
      .slice(-20)
      .map((line) => renderLogLine(this.name, line, { colours: false, labelWidth: 0 }))
      .join('\n');
  }
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
