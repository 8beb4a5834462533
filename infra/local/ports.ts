import net from 'node:net';
import { randomInt } from 'node:crypto';

/**
 * Ports below the range from which the kernel takes the ports of outgoing connections (32768 and up on Linux):
 * a process that is restarted in mid-run finds its old port free. PORT_RANGE names a part of them ("20000-22999") to
 * whoever starts several products at once: a port that one has found free is listened on only seconds later.
 */
function portRange(): { first: number; last: number } {
  const [first = 20_000, last = 31_999] = process.env.PORT_RANGE?.split('-').map(Number) ?? [];
  return { first, last };
}

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
  const { first, last } = portRange();
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > 1000 + count) throw new Error(`No free port between ${first} and ${last}.`);
    const port = randomInt(first, last + 1);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
}
