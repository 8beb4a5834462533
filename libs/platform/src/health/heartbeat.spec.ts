import { describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import * as z from 'zod/mini';
import { createLogger } from '../logging/logger.js';
import { SlowStatements } from '../traffic/slow-statements.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';
import { Heartbeat } from './heartbeat.js';
import { ProcessReport } from './process-report.js';

function open(isAway = false) {
  const sent: EventEnvelope[] = [];
  const traffic = new TrafficMeter();
  const publisher = {
    publishBeat: async (envelope: EventEnvelope) => void sent.push(envelope),
    backlog: async () => {
      if (isAway) throw new Error('the queue did not answer in time');
      return { depth: 3, oldestSeconds: 150 };
    },
  };
  const config = { PROCESS_NAME: 'marking-worker', INSTANCE: 'host-7' } as const;
  const report = new ProcessReport(publisher, config, ['marking'], traffic, new SlowStatements());
  const logger = createLogger({ PROCESS_NAME: 'marking-worker', LOG_LEVEL: 'silent' });
  const told = () => sent.map(({ data }) => z.parse(serviceHeartbeat.data, data));
  return { heartbeat: new Heartbeat(publisher, report, logger), traffic, told };
}

describe('Heartbeat', () => {
  it('reports queues and what was answered since the start, and at the end that the process leaves', async () => {
    const { heartbeat, traffic, told } = open();
    traffic.noteRequest(12, false);
    await heartbeat.beforeApplicationShutdown();
    expect(told()).toEqual([
      expect.objectContaining({
        process: 'marking-worker',
        instance: 'host-7',
        isLeaving: true,
        queueDepths: { marking: 3 },
        queueAges: { marking: 150 },
        traffic: expect.objectContaining({ requests: 1, failures: 0, slowStatements: 0 }),
        unsent: null,
      }),
    ]);
  });

  it('does not keep a process from ending while the queues are away', async () => {
    const { heartbeat, told } = open(true);
    await heartbeat.beforeApplicationShutdown();
    expect(told()).toEqual([]);
  });
});
