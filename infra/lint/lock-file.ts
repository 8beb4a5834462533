import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';

/** The part of package-lock.json that is looked at. */
export interface LockFile {
  packages: Record<
    string,
    { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }
  >;
}

/**
 * Two faults that stay hidden on the machine that wrote the lock file: a missing package for another platform (`npm ci`
 * fails there or lacks a binary), and download addresses (the lock then works in one network only).
 */
export function findLockProblems(lock: LockFile = readLock()): string[] {
  const problems: string[] = [];
  for (const [at, entry] of Object.entries(lock.packages)) {
    if (entry.resolved && !entry.link)
      problems.push(`${at} has a download address: remove it (.npmrc keeps them out).`);
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = findInstalled(lock, at, name);
      const isExact = /^\d/.test(range);
      if (!found || (isExact && found.version !== range)) {
        problems.push(
          `${at || 'the project'} wants ${name}@${range}, and the lock has ${found?.version ?? 'none'}.`,
        );
      }
    }
  }
  return problems;
}

function readLock(): LockFile {
  return JSON.parse(fs.readFileSync(path.join(repoRoot, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Looks where Node would: in the package's own node_modules, then in that of each package around it. */
function findInstalled(lock: LockFile, at: string, name: string): { version?: string } | undefined {
  for (let base = at; ;) {
    const found = lock.packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (found || base === '') return found;
    const outer = base.lastIndexOf('/node_modules/');
    base = outer < 0 ? '' : base.slice(0, outer);
  }
}
