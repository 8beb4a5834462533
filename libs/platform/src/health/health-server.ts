import { createServer, type Server } from 'node:http';

export interface HealthReport {
  ready: boolean;
  /** By part: `ok`, `degraded` or `down`. */
  parts: Record<string, string>;
}

/**
 * Answers the launcher, the container engine and the cluster; not routed from outside. `live` means that the process
 * runs; `ready` that it can work.
 */
export function startHealthServer(
  host: string,
  port: number,
  report: () => Promise<HealthReport>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/health/live') return answer(200, { live: true });
    if (request.url !== '/health/ready') return answer(404, {});
    report().then(
      (r) => answer(r.ready ? 200 : 503, r),
      () => answer(503, { ready: false, parts: {} }),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
