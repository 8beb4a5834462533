import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './operator-error.ts';
import { writeAtomically } from './secrets.ts';

interface RecordedProcess {
  name: string;
  pid: number;
  identity: string;
}

interface RunFile {
  launcher: RecordedProcess;
  /** Address of the pages, once they are served. */
  url?: string;
  children: RecordedProcess[];
}

/**
 * Identity of a process besides its id: its start time and its command line. Ids are reused, and a signal to a reused
 * one would end a foreign program. @returns null when no such process runs
 */
export function findProcessIdentity(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return null;
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}:${fields[19]}`;
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }
  const listed = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() ? listed.stdout.trim() : null;
}

/** Whether a process could not be asked, or signalled, because it has ended. */
export function isGone(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ESRCH';
}

/** Where the product that runs in this folder is reached; null when none does, or it is still starting. */
export function findRecordedUrl(dataDir: string): string | null {
  const record = readRunFile(recordFile(dataDir));
  if (!record) return null;
  const { pid, identity } = record.launcher;
  return findProcessIdentity(pid) === identity ? (record.url ?? null) : null;
}

/** The process number of a part of the product that runs in this folder; undefined while it does not run. */
export function findRecordedPid(dataDir: string, name: string): number | undefined {
  return readRunFile(recordFile(dataDir))?.children.find((child) => child.name === name)?.pid;
}

const recordFile = (dataDir: string) => path.join(dataDir, 'run.json');

function readRunFile(file: string): RunFile | null {
  if (!fs.existsSync(file)) return null;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as RunFile;
  } catch (error) {
    if (error instanceof SyntaxError) return null; // a power cut during the first write: no process to end
    throw error;
  }
}

/** The processes of one data folder, on disk, so that a start after `kill -9` can end what was left behind. */
export class RunRecord {
  private readonly file: string;
  private readonly children = new Map<number, RecordedProcess>();
  private url: string | undefined;

  constructor(dataDir: string) {
    this.file = recordFile(dataDir);
  }

  /**
   * Claims the data folder for this launcher and ends the processes of a killed one. @returns the names of the ended
   * processes @throws OperatorError when another launcher uses the folder
   */
  async claim(): Promise<string[]> {
    const ended: string[] = [];
    const left = readRunFile(this.file);
    if (left) {
      const running = this.findLauncher();
      if (running !== null) {
        throw new OperatorError(
          `The product is already running from this folder (process ${running}): stop that one first, or give this one another DATA_DIR and PORT.`,
        );
      }
      const orphans = left.children.filter((child) => findProcessIdentity(child.pid) === child.identity);
      await Promise.all(orphans.map((orphan) => endProcess(orphan)));
      ended.push(...orphans.map((orphan) => orphan.name));
    }
    this.write();
    return ended;
  }

  /** The process number of another launcher that is at work in the folder; null when there is none. */
  findLauncher(): number | null {
    const launcher = readRunFile(this.file)?.launcher;
    if (!launcher || launcher.pid === process.pid) return null;
    return findProcessIdentity(launcher.pid) === launcher.identity ? launcher.pid : null;
  }

  add(name: string, pid: number): void {
    const identity = findProcessIdentity(pid);
    if (identity === null) return;
    this.children.set(pid, { name, pid, identity });
    this.write();
  }

  /** The product answers at this address. */
  setUrl(url: string): void {
    this.url = url;
    this.write();
  }

  remove(pid: number): void {
    if (this.children.delete(pid)) this.write();
  }

  /** Without waiting for anything: the next start puts right what this leaves. */
  killAll(): void {
    for (const { pid } of this.children.values()) sendSignal(pid, 'SIGKILL');
  }

  /** After an orderly stop. */
  release(): void {
    fs.rmSync(this.file, { force: true });
  }

  private write(): void {
    const launcher = { name: 'launcher', pid: process.pid, identity: findProcessIdentity(process.pid) ?? '' };
    const content: RunFile = {
      launcher,
      children: [...this.children.values()],
      ...(this.url ? { url: this.url } : {}),
    };
    writeAtomically(this.file, JSON.stringify(content, null, 2), 0o600);
  }
}

/** Asks, waits, insists. PostgreSQL and Redis get time to write what they hold. */
async function endProcess({ name, pid, identity }: RecordedProcess): Promise<void> {
  sendSignal(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  for (let waited = 0; findProcessIdentity(pid) === identity; waited += 50) {
    if (waited >= 8_000) sendSignal(pid, 'SIGKILL');
    if (waited >= 12_000)
      throw new Error(
        `Process ${pid} (${name}) of an earlier run does not end. End it yourself, then start again.`,
      );
    await sleep(50);
  }
}

/** A process that is already gone is what was wanted. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
