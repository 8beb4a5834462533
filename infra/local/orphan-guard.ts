import { spawn } from 'node:child_process';

/**
 * PostgreSQL and Redis do not notice the death of the process that started them. A shell that holds the other end
 * of a pipe does: when the launcher dies without a word the pipe closes, and after a grace in which the services
 * finish their work the shell ends the two.
 * @returns the guard's process number and the call that dismisses it after an orderly stop
 */
export function guardServers(servers: { pid: number; signal: 'INT' | 'TERM' }[]): { pid: number; dismiss(): void } {
  const endThem = servers.map(({ pid, signal }) => `kill -${signal} ${pid} 2>/dev/null`).join('; ');
  const guard = spawn('sh', ['-c', `cat >/dev/null; sleep 6; ${endThem}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return {
    pid: guard.pid ?? 0,
    dismiss: () => {
      if (guard.pid !== undefined && guard.exitCode === null) process.kill(-guard.pid, 'SIGKILL');
    },
  };
}
