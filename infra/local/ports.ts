import net from 'node:net';
import { randomInt } from 'node:crypto';

/**
 * Ports below the kernel's range for outgoing connections (32768 and up on Linux), so that a restarted process finds
 * its old port free. PORT_RANGE selects a part of them ("20000-22999") for several products that start at once, since a
 * free port is used only seconds after the check.
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

/** Distinct ports that are free at present. */
export async function findFreePorts(count: number): Promise<number[]> {
  const { first, last } = portRange();
  const found = new Set<number>();
  for (let attempts = 0; found.size < count; attempts += 1) {
    if (attempts > 1000 + count) throw new Error(`No free port between ${first} and ${last}.`);
    const port = randomInt(first, last + 1);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
}
