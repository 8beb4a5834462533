import os from 'node:os';
import type { ChildProcess } from 'node:child_process';

/** Niceness of programs that only compute: about a tenth of a core where others want it, all of it where none does. */
const YIELDING = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets other programs go before a child process and what that starts from now on. */
export function yieldProcessor({ pid }: ChildProcess): void {
  if (pid !== undefined) os.setPriority(pid, YIELDING);
}
