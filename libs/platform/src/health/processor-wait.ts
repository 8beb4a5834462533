import fs from 'node:fs';

/**
 * Milliseconds that a program, by its first thread, was ready to run and got no processor, since it began. 0 where the
 * system does not tell, or the program has ended.
 */
export function readProcessorWaitMs(pid: number): number {
  try {
    return parseProcessorWaitMs(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return 0;
    throw error;
  }
}

/** Reads `/proc/<pid>/schedstat`: nanoseconds at work, nanoseconds of waiting, and turns. */
export function parseProcessorWaitMs(schedstat: string): number {
  return Number(schedstat.trim().split(' ')[1] ?? 0) / 1e6;
}
