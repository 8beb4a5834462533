import { spawn } from 'node:child_process';

/**
 * PostgreSQL and Redis do not notice the death of the process that started them. A shell that holds the other end
 * of a pipe does: when the launcher dies without a word the pipe closes, and after a grace in which the services
 * finish their work the shell ends the two.
 * @returns the guard's process number and the call that dismisses it after an orderly stop
 */
export function guardServers(servers: { pid: number; signal: 'INT' | 'TERM' }[]): {
  pid: number;
  dismiss(): Promise<void>;
} {
  const endThem = servers.map(({ pid, signal }) => `kill -${signal} ${pid} 2>/dev/null`).join('; ');
  // A line read is the dismissal; the end of the input is the launcher's death.
  const guard = spawn('sh', ['-c', `read dismissal || { sleep 6; ${endThem}; }`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.stdin.on('error', () => {}); // the guard is gone already: nothing to dismiss
  return {
    pid: guard.pid ?? 0,
    dismiss: () => {
      guard.stdin.end('dismissed\n');
      return exited;
    },
  };
}
