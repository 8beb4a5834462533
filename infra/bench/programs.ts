import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';

/** One of the programs that the launcher has started, with the processes that it made itself. */
export interface Program {
  name: string;
  processes: { pid: number; residentKb: number }[];
}

/** Everything that the launcher of `dataDir` has started and that still runs, servers included. */
export function listPrograms(dataDir: string): Program[] {
  const { children } = JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as {
    children: { name: string; pid: number }[];
  };
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`ps does not answer: ${listed.stderr}`);
  const rows = listed.stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  return children.map(({ name, pid }) => ({
    name,
    processes: rows
      .filter(([own, parent]) => own === pid || parent === pid)
      .map(([own, , residentKb]) => ({ pid: own, residentKb })),
  }));
}

/** Reads a file of /proc; null where there is none, or not for this user, or the process has just ended. */
export function readProc(pid: number, file: string): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null;
    throw error;
  }
}
