import { setTimeout as sleep } from 'node:timers/promises';
import { listPrograms, readProc } from './programs.ts';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time by program since each began; `load` is this process. Empty where Linux is not. */
export type ProcessorTime = Readonly<Record<string, number>>;

export function measureProcessorTime(dataDir: string): ProcessorTime {
  if (process.platform !== 'linux') return {};
  const { user, system } = process.cpuUsage();
  const used: Record<string, number> = { load: (user + system) / 1_000 };
  for (const { name, processes } of listPrograms(dataDir))
    used[name] = processes.reduce((sum, { pid }) => sum + readTicks(pid), 0) * MS_PER_TICK;
  return used;
}

function readTicks(pid: number): number {
  const stat = readProc(pid, 'stat');
  if (stat === null) return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Its own user and system time, and that of children that have ended: a closed connection ends a process of
  // PostgreSQL.
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
}

/** Share of one core. At rest the product takes about 3 % for its regular checks and heartbeats. */
const REST_SHARE = 0.1;
const SAMPLE_MS = 3_000;
const LOOKS = 60;

/**
 * Resolves when the product is idle: after a start it fills the question bank, and that load belongs to no call. False
 * when it is still busy after three minutes.
 */
export async function waitForRest(dataDir: string): Promise<boolean> {
  let before = sumOfPrograms(measureProcessorTime(dataDir));
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(SAMPLE_MS);
    const now = sumOfPrograms(measureProcessorTime(dataDir));
    if (now - before < SAMPLE_MS * REST_SHARE) return true;
    before = now;
  }
  return false;
}

function sumOfPrograms({ load: _, ...programs }: ProcessorTime): number {
  return Object.values(programs).reduce((sum, ms) => sum + ms, 0);
}

/** Use of each program between two measurements, divided by `count`. */
export function timePerCall(before: ProcessorTime, after: ProcessorTime, count: number): ProcessorTime {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, Math.max(0, ms - (before[name] ?? 0)) / count]),
  );
}
