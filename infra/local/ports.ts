import net from 'node:net';
import { randomInt } from 'node:crypto';

/**
 * Ports below the range from which the kernel takes the ports of outgoing connections (32768 and up on Linux):
 * a process that is restarted in mid-run finds its old port free.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** True when a server can listen there now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Distinct ports on which nothing listens at the moment. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > 1000 + count) throw new Error('No free port between ' + FIRST + ' and ' + LAST + '.');
    const port = randomInt(FIRST, LAST);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
}
