import type { Pool, PoolClient } from 'pg';

/**
 * Returns the place of a lost connection to the pool. A transaction on a lost connection cannot end, so its holder
 * never releases it. After a server restart under load, each open transaction would keep a place, and the process would
 * lack connections long after the server returns.
 */
export function releaseLostConnections(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!lent.has(client)) return;
      const { release } = client;
      // A holder that releases later has no place to return.
      client.release = () => undefined;
      release.call(client, true);
    });
  });
}
