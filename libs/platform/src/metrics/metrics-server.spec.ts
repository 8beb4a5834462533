import { describe, expect, it } from '@jest/globals';
import { SAMPLE_REPORT, findFreePort } from '../testing/test-metrics.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';
import { MetricsServer } from './metrics-server.js';

function serve(port: number | null, isAway = false) {
  const traffic = new TrafficMeter();
  const config = {
    PROCESS_NAME: 'marking-worker',
    METRICS_PORT: port,
    METRICS_HOST: '127.0.0.1',
  } as const;
  const report = {
    read: async () => {
      if (isAway) throw new Error('the queue did not answer in time');
      return SAMPLE_REPORT;
    },
  };
  return { server: new MetricsServer(config, report, traffic), traffic };
}

const read = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe('MetricsServer', () => {
  it('serves requests by duration and outcome, queues, outbox and slow statements', async () => {
    const port = await findFreePort();
    const { server, traffic } = serve(port);
    await server.onApplicationBootstrap();
    traffic.noteRequest(40, false);
    traffic.noteRequest(400, true);
    const text = await read(port);
    await server.beforeApplicationShutdown();
    const valueOf = (line: RegExp) => Number(line.exec(text)?.[1] ?? Number.NaN);
    expect(
      valueOf(/^sumfox_request_duration_seconds_bucket\{[^}]*outcome="answered"[^}]*le="0.05"\} (\d+)/m),
    ).toBe(1);
    expect(valueOf(/^sumfox_request_duration_seconds_count\{[^}]*outcome="fault"[^}]*\} (\d+)/m)).toBe(1);
    expect(valueOf(/^sumfox_queue_depth\{[^}]*queue="marking"[^}]*\} (\d+)/m)).toBe(3);
    expect(valueOf(/^sumfox_queue_oldest_age_seconds\{[^}]*\} (\d+)/m)).toBe(150);
    expect(valueOf(/^sumfox_outbox_oldest_age_seconds\{[^}]*\} (\d+)/m)).toBe(9);
    expect(valueOf(/^sumfox_database_reachable\{[^}]*\} (\d+)/m)).toBe(1);
    expect(valueOf(/^sumfox_slow_statements_total\{[^}]*\} (\d+)/m)).toBe(4);
    expect(text).toContain('process="marking-worker"');
    await expect(read(port)).rejects.toThrow();
  });

  it('still serves the requests while the queues are away', async () => {
    const port = await findFreePort();
    const { server, traffic } = serve(port, true);
    await server.onApplicationBootstrap();
    traffic.noteRequest(40, false);
    const text = await read(port);
    await server.beforeApplicationShutdown();
    expect(text).toMatch(/^sumfox_request_duration_seconds_count\{/m);
    expect(text).not.toContain('sumfox_queue_depth{');
  });

  it('serves nothing without a port', async () => {
    const { server, traffic } = serve(null);
    await server.onApplicationBootstrap();
    traffic.noteRequest(40, false);
    expect(traffic.read().requests).toBe(1);
    await server.beforeApplicationShutdown();
  });
});
