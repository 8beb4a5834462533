import fs from 'node:fs';

/** Ticks of processor time in a second, as Linux counts them for programs. */
const TICKS = 100;
const LOOK_EVERY_MS = 1_000;

/** A process as `/proc/<pid>/stat` shows it. */
export interface ProcessTimes {
  parent: number;
  /** Seconds of processor time: its own, and of the processes that it started and that have ended. */
  seconds: number;
}

/** Reads `/proc/<pid>/stat`; the name of the program, in brackets, may hold brackets and spaces. */
export function parseProcess(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [own, ownInKernel, ended, endedInKernel] = fields.slice(11, 15).map(Number);
  const ticks = (own ?? 0) + (ownInKernel ?? 0) + (ended ?? 0) + (endedInKernel ?? 0);
  return { parent: Number(fields[1]), seconds: ticks / TICKS };
}

/** Sums the seconds of each followed process with all below it; one below another counts for itself alone. */
export function sumTrees(
  processes: ReadonlyMap<number, ProcessTimes>,
  followed: ReadonlySet<number>,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [pid, { seconds }] of processes) {
    let root: number | undefined = pid;
    while (root !== undefined && !followed.has(root)) root = processes.get(root)?.parent;
    if (root !== undefined) sums.set(root, (sums.get(root) ?? 0) + seconds);
  }
  return sums;
}

/** Reads the first line of `/proc/stat`: all seconds of all cores, and those without work. */
export function parseMachine(stat: string): { all: number; idle: number } {
  const ticks = (stat.split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all: ticks.reduce((sum, n) => sum + n, 0) / TICKS, idle: (idle + waiting) / TICKS };
}

/**
 * Counts the processor seconds of the programs that it follows, with everything that they start, by a look every second.
 * What a program does after the last look is not seen, nor what outlives the program that started it. A program that
 * started another followed one has that one's seconds, too, once it has ended.
 */
export class ProcessorClock {
  private readonly labels = new Map<number, string>();
  private readonly seconds = new Map<number, number>();
  private readonly start = parseMachine(fs.readFileSync('/proc/stat', 'utf8'));
  private readonly timer = setInterval(() => this.look(), LOOK_EVERY_MS);

  /** Counts a program, and what it starts, under a label. */
  follow(label: string, pid: number): void {
    this.labels.set(pid, label);
  }

  /** Ends the count. @returns lines to be shown */
  end(): string[] {
    clearInterval(this.timer);
    this.look();
    const { all, idle } = parseMachine(fs.readFileSync('/proc/stat', 'utf8'));
    const sums = new Map<string, number>();
    for (const [pid, label] of this.labels)
      sums.set(label, (sums.get(label) ?? 0) + (this.seconds.get(pid) ?? 0));
    const share = Math.round((100 * (idle - this.start.idle)) / (all - this.start.all));
    return [
      ...[...sums].map(([label, seconds]) => `${seconds.toFixed(0).padStart(7)} s  of processor: ${label}`),
      `${String(share).padStart(7)} %  of the time of all cores was idle`,
    ];
  }

  private look(): void {
    const processes = new Map<number, ProcessTimes>();
    for (const name of fs.readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const stat = readIfThere(`/proc/${name}/stat`);
      if (stat !== null) processes.set(Number(name), parseProcess(stat));
    }
    for (const [pid, seconds] of sumTrees(processes, new Set(this.labels.keys())))
      this.seconds.set(pid, Math.max(seconds, this.seconds.get(pid) ?? 0));
  }
}

/** Null for a process that has ended meanwhile. */
function readIfThere(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}
