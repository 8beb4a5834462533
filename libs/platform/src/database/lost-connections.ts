import type { Pool, PoolClient } from 'pg';
import { wrapQuery } from './prepared-text.js';

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

/**
 * Ends a connection on which a statement gets no answer for this long: where the network is lost without a word, the system
 * would send it again for a quarter of an hour. The holder gets the error of a lost connection.
 */
export function endHungConnections(pool: Pool, limitMs: number): void {
  pool.on('connect', (client) => {
    let waiting: NodeJS.Timeout | undefined;
    const rest = () => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    wrapQuery(client, (query) => (...statement) => {
      waiting ??= setTimeout(() => void client.end(), limitMs).unref();
      return query(...statement);
    });
    client.on('drain', rest);
    client.once('end', rest);
  });
}
