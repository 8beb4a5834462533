import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Most pages ask for something within this, and hear that they should connect again. */
const DRAIN_LIMIT_MS = 3_000;
const LOOK_EVERY_MS = 50;

/**
 * Takes no new connections, which go to another gateway, and answers what comes on the open ones while it asks their
 * browsers to connect again. Ends when none is left, or after three seconds.
 */
export async function drainBrowsers(server: Server): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  // The close of an HTTP server would end idle connections at once, with a call on its way perhaps.
  net.Server.prototype.close.call(server);
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < deadline && (await countConnections(server)) > 0) await sleep(LOOK_EVERY_MS);
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
