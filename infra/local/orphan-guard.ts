import { spawn } from 'node:child_process';

/** A server that is to end with its launcher. */
export interface GuardedServer {
  pid: number;
  signal: 'SIGINT' | 'SIGTERM';
}

export interface OrphanGuard {
  /** The guard's own process number. */
  pid: number;
  add(server: GuardedServer): void;
  remove(pid: number): void;
  /** After an orderly stop. */
  dismiss(): Promise<void>;
}

/** Each line it reads names all servers of the moment; the end of its input is the launcher's death. */
const SCRIPT = `
while read -r line; do
  [ "$line" = dismissed ] && exit
  servers=$line
done
sleep 6
for server in $servers; do kill -s "\${server%:*}" "\${server#*:}" 2>/dev/null; done
`;

/**
 * PostgreSQL and Redis do not notice the death of their parent process. A shell at the other end of a pipe does: when
 * the launcher dies the pipe closes, and after a grace period for the services the shell stops the servers.
 */
export function guardServers(servers: readonly GuardedServer[] = []): OrphanGuard {
  const guarded = new Map(servers.map((server) => [server.pid, server]));
  const guard = spawn('sh', ['-c', SCRIPT], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.stdin.on('error', () => {}); // the guard has already ended
  const tell = () => {
    const names = [...guarded.values()].map(({ pid, signal }) => `${signal.slice('SIG'.length)}:${pid}`);
    guard.stdin.write(`${names.join(' ')}\n`);
  };
  tell();
  return {
    pid: guard.pid ?? 0,
    add: (server) => {
      guarded.set(server.pid, server);
      tell();
    },
    remove: (pid) => {
      guarded.delete(pid);
      tell();
    },
    dismiss: () => {
      guard.stdin.end('dismissed\n');
      return exited;
    },
  };
}
