import { listPrograms, readProc } from './programs.ts';

const KB_PER_MB = 1024;

/** Memory of one program of the product with all its own processes, in megabytes. */
export interface MemoryUse {
  name: string;
  /** Counts what several processes share once for each of them. */
  resident: number;
  /** Shares what is shared; null where the system does not tell. */
  proportional: number | null;
}

/** Reads the memory of everything that the launcher of `dataDir` has started, servers included. */
export function measureMemory(dataDir: string): MemoryUse[] {
  return listPrograms(dataDir).map(({ name, processes }) => ({
    name,
    resident: processes.reduce((sum, { residentKb }) => sum + residentKb, 0) / KB_PER_MB,
    proportional: sumOrNull(processes.map(({ pid }) => readProportional(pid))),
  }));
}

function readProportional(pid: number): number | null {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / KB_PER_MB;
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/** The sum over all programs. */
export function totalMemory(uses: readonly MemoryUse[]): MemoryUse {
  return {
    name: 'all together',
    resident: uses.reduce((sum, use) => sum + use.resident, 0),
    proportional: sumOrNull(uses.map((use) => use.proportional)),
  };
}
