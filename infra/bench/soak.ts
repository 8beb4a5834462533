import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { BusyPupils } from './busy-pupils.ts';
import { median } from './figures.ts';
import { say, withProduct } from './measured-product.ts';
import { measureMemory } from './memory.ts';
import { listPrograms } from './programs.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:soak [minutes] [pupils]`: pupils at work for so long. Prints memory, open files and sockets of each
 * process. Our own processes free what nothing refers to before each sample, so that a leak shows and no garbage. Exits 1
 * where one of them grows after the first sixth of the time, or a call fails.
 */

const MINUTES = Number(process.argv[2] ?? 60);
const PUPILS = Number(process.argv[3] ?? 200);
/** A pupil saves or looks every eight seconds. */
const PAUSE_MS = 8_000;
const SAMPLE_MS = 30_000;
/** How long a process takes to free its memory, and give it back to the system. */
const FREE_MS = 2_000;
const MAX_MEMORY_GROWTH = 0.05;
/** Pages of files that a small process has mapped come and go. */
const LEAST_GROWTH_MB = 2;
/** A pool may open some connections more at a busy moment. */
const MAX_HANDLE_GROWTH = 12;

interface Sample {
  memoryMb: number;
  /** Open files, sockets and pipes. */
  handles: number;
  sockets: number;
}

function readHandles(pid: number): Pick<Sample, 'handles' | 'sockets'> {
  const folder = `/proc/${pid}/fd`;
  const targets = fs.readdirSync(folder).flatMap((name) => {
    try {
      return [fs.readlinkSync(path.join(folder, name))];
    } catch (error) {
      // Closed since the folder was read.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
  return { handles: targets.length, sockets: targets.filter((each) => each.startsWith('socket:')).length };
}

async function takeSamples(dataDir: string): Promise<Map<string, Sample>> {
  for (const { name, processes } of listPrograms(dataDir))
    if (PROCESS_NAMES.some((own) => own === name) && processes[0]) process.kill(processes[0].pid, 'SIGUSR2');
  await sleep(FREE_MS);
  const memory = new Map(measureMemory(dataDir).map((use) => [use.name, use.proportional ?? use.resident]));
  return new Map(
    listPrograms(dataDir)
      .filter(({ processes }) => processes.length > 0)
      .map(({ name, processes }) => [
        name,
        { memoryMb: memory.get(name) ?? 0, ...readHandles(processes[0]?.pid ?? 0) },
      ]),
  );
}

function listFiles(dataDir: string): { count: number; megabytes: number } {
  const files = fs
    .readdirSync(path.join(dataDir, 'traces'), { withFileTypes: true })
    .filter((each) => each.isFile());
  const bytes = files.reduce(
    (sum, { name }) => sum + fs.statSync(path.join(dataDir, 'traces', name)).size,
    0,
  );
  return { count: files.length, megabytes: bytes / 1024 / 1024 };
}

/** Compares the first samples after the warm-up with the last ones. */
function judge(samples: readonly Map<string, Sample>[]): string[] {
  const steady = samples.slice(Math.ceil(samples.length / 6));
  const window = Math.max(1, Math.floor(steady.length / 5));
  const faults: string[] = [];
  for (const name of steady[0]?.keys() ?? []) {
    const series = (pick: (sample: Sample) => number) => {
      const values = steady.flatMap((each) => {
        const sample = each.get(name);
        return sample ? [pick(sample)] : [];
      });
      return [median(values.slice(0, window)), median(values.slice(-window))] as const;
    };
    const [memoryFrom, memoryTo] = series(({ memoryMb }) => memoryMb);
    const [handlesFrom, handlesTo] = series(({ handles }) => handles);
    const [socketsFrom, socketsTo] = series(({ sockets }) => sockets);
    const growth = memoryTo / memoryFrom - 1;
    console.log(
      `${name.padEnd(22)} memory ${memoryFrom.toFixed(0)} -> ${memoryTo.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), ` +
        `handles ${handlesFrom} -> ${handlesTo}, sockets ${socketsFrom} -> ${socketsTo}`,
    );
    if (growth > MAX_MEMORY_GROWTH && memoryTo - memoryFrom > LEAST_GROWTH_MB)
      faults.push(`memory of ${name} grows`);
    if (handlesTo - handlesFrom > MAX_HANDLE_GROWTH) faults.push(`open files of ${name} grow`);
  }
  return faults;
}

const COLLECTOR = pathToFileURL(path.join(import.meta.dirname, 'collect-on-signal.mjs')).href;

await withProduct({ supervise: true, env: { NODE_OPTIONS: `--import ${COLLECTOR}` } }, async (stack) => {
  const load = await LoadPupils.join(stack, 1, 0);
  try {
    say(`${PUPILS} pupils for ${MINUTES} minutes`);
    const busy = new BusyPupils(load, await load.admit(PUPILS), PAUSE_MS);
    const samples: Map<string, Sample>[] = [];
    const endsAt = performance.now() + MINUTES * 60_000;
    while (performance.now() < endsAt) {
      await sleep(SAMPLE_MS - FREE_MS);
      samples.push(await takeSamples(stack.dataDir));
      const last = samples.at(-1);
      const total = [...(last?.values() ?? [])].reduce((sum, { memoryMb }) => sum + memoryMb, 0);
      say(`${(samples.length * SAMPLE_MS) / 1_000} s: ${total.toFixed(0)} MB, ${busy.calls} calls`);
    }
    await busy.stop();
    const faults = judge(samples);
    const { count, megabytes } = listFiles(stack.dataDir);
    console.log(`${count} files of traces, ${megabytes.toFixed(0)} MB`);
    console.log(`${busy.calls} calls, ${busy.failed.length} failed`);
    for (const { text } of busy.failed.slice(0, 5)) console.log(`  ${text}`);
    for (const fault of faults) console.log(`NOT OK: ${fault}`);
    if (faults.length > 0 || busy.failed.length > 0) process.exitCode = 1;
  } finally {
    await load.leave();
  }
});
