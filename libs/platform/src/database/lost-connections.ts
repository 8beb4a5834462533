import type { Pool, PoolClient } from 'pg';

/**
 * Gives the place of a lost connection back to the pool. A transaction whose connection ends under it cannot be ended
 * either, and whoever holds it then never lets go: a server that restarts at a busy moment would take a place for
 * each transaction under way, and the process would stay without connections long after the server is back.
 */
export function releaseLostConnections(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!lent.has(client)) return;
      const { release } = client;
      // A holder who lets go after all has nothing more to give.
      client.release = () => undefined;
      release.call(client, true);
    });
  });
}
