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
  return Number(fields[11]) + Number(fields[12]);
}

/** What each program has used between two measurements, divided by `count`. */
export function timePerCall(before: ProcessorTime, after: ProcessorTime, count: number): ProcessorTime {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, Math.max(0, ms - (before[name] ?? 0)) / count]),
  );
}
