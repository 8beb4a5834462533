import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HeartbeatData } from '@sumfox/contracts/messages/heartbeat';

/** A report with a value in each field that metrics are made of: for tests of what is served. */
export const SAMPLE_REPORT: HeartbeatData = {
  process: 'marking-worker',
  instance: 'host-7',
  uptimeSeconds: 5,
  heapUsedBytes: 1,
  rssBytes: 4_096,
  databaseReachable: true,
  queueDepths: { marking: 3 },
  queueAges: { marking: 150 },
  unsent: { messages: 2, oldestSeconds: 9 },
  traffic: { requests: 0, failures: 0, durations: [], slowStatements: 4 },
};

/** A port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
