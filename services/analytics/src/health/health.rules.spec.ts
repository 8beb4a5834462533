import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@sumfox/contracts/services';
import {
  EXPECTED_PROCESSES,
  type ProcessBeat,
  aiServiceStatus,
  apiStatus,
  databaseStatus,
  errorTrend,
  gatewayUptime,
  listProcessHealth,
  processStatus,
  queueDepths,
  replicaStatus,
} from './health.rules.js';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

function beat(process: string, ageMs: number, more: Partial<ProcessBeat> = {}): ProcessBeat {
  return {
    process,
    instance: `${process}-1`,
    lastSeen: ago(ageMs),
    uptimeSeconds: 100,
    heapUsedBytes: 1,
    rssBytes: 2,
    databaseReachable: true,
    queueDepths: {},
    ...more,
  };
}
const whole = (ageMs = 1_000) => EXPECTED_PROCESSES.map((p) => beat(p, ageMs));
const replaced = (changed: ProcessBeat) => [...whole().filter((b) => b.process !== changed.process), changed];

describe('the status of a replica', () => {
  it.each([
    [-5_000, 'operational'],
    [0, 'operational'],
    [30_000, 'operational'],
    [30_001, 'degraded'],
    [120_000, 'degraded'],
    [120_001, 'down'],
  ])('last seen %d ms ago: %s', (age, status) => {
    expect(replicaStatus(ago(age), NOW)).toBe(status);
  });
});

describe('the status of a process', () => {
  it('is that of its best replica', () => {
    const beats = [beat('marking', 500_000), beat('marking', 60_000), beat('content', 1)];
    expect(processStatus('marking', beats, NOW)).toBe('degraded');
    expect(processStatus('marking', [...beats, beat('marking', 5_000)], NOW)).toBe('operational');
  });

  it('is unknown while it has never reported', () => {
    expect(processStatus('marking', [beat('content', 1)], NOW)).toBe('unknown');
  });
});

describe('the status of the model', () => {
  const asking = (ageMs: number, modelConfigured: boolean | null) =>
    beat('marking-worker', ageMs, { modelConfigured });

  it.each([
    [[asking(1, null), asking(1, false)], 3, 0, 'built-in'],
    [[asking(200_000, true)], 3, 0, 'built-in'],
    [[asking(1, true)], 0, 0, 'unknown'],
    [[asking(1, false), asking(1, true)], 9, 1, 'operational'],
    [[asking(1, true)], 8, 1, 'degraded'],
    [[asking(1, true)], 1, 99, 'degraded'],
    [[asking(1, true)], 0, 1, 'down'],
  ] as const)('%#: %s', (beats, answered, unanswered, status) => {
    expect(aiServiceStatus(beats, { answered, unanswered }, NOW)).toBe(status);
  });
});

describe('the status of the API', () => {
  it('is operational when the gateway and all five services are', () => {
    expect(apiStatus(whole(), NOW)).toBe('operational');
  });

  it.each(SERVICES)('is degraded while %s is away, and does not mind the workers', (service) => {
    expect(apiStatus(replaced(beat(service, 200_000)), NOW)).toBe('degraded');
    expect(apiStatus(replaced(beat('marking-worker', 200_000)), NOW)).toBe('operational');
  });

  it('is degraded while a service has never reported', () => {
    expect(
      apiStatus(
        whole().filter((b) => b.process !== 'content'),
        NOW,
      ),
    ).toBe('degraded');
  });

  it('is down without the gateway, or with every service down', () => {
    expect(apiStatus(replaced(beat('gateway', 120_001)), NOW)).toBe('down');
    expect(apiStatus([beat('gateway', 1), ...SERVICES.map((s) => beat(s, 130_000))], NOW)).toBe('down');
  });

  it('is unknown before anything has reported', () => {
    expect(apiStatus([], NOW)).toBe('unknown');
  });
});

describe('the status of the databases', () => {
  it('believes live processes only, and only those that own one', () => {
    const dead = beat('marking', 300_000, { databaseReachable: false });
    const gateway = beat('gateway', 1, { databaseReachable: null });
    expect(databaseStatus([beat('content', 1), dead, gateway], NOW)).toBe('operational');
    expect(databaseStatus([dead, gateway], NOW)).toBe('unknown');
  });

  it('is degraded when some cannot reach theirs and down when none can', () => {
    const cannot = beat('marking', 1, { databaseReachable: false });
    expect(databaseStatus([beat('content', 1), cannot], NOW)).toBe('degraded');
    expect(databaseStatus([cannot], NOW)).toBe('down');
  });
});

describe('the uptime', () => {
  it("is the gateway's, counted on since its last report", () => {
    expect(gatewayUptime([beat('gateway', 7_900, { uptimeSeconds: 50 }), beat('content', 1)], NOW)).toBe(57);
  });

  it('is null when no gateway is live', () => {
    expect(gatewayUptime([beat('gateway', 120_001), beat('content', 1)], NOW)).toBeNull();
  });
});

describe('the trend of errors', () => {
  it.each([
    [0, 0, 'steady'],
    [1, 0, 'rising'],
    [0, 1, 'falling'],
    [110, 100, 'steady'],
    [111, 100, 'rising'],
    [90, 100, 'steady'],
    [89, 100, 'falling'],
  ])('%d after %d is %s', (last, before, trend) => {
    expect(errorTrend(last, before)).toBe(trend);
  });
});

describe('the list of processes', () => {
  it('names every expected process, unknown when it has never reported', () => {
    const list = listProcessHealth([], NOW);
    expect(list.map((p) => p.name)).toEqual([...EXPECTED_PROCESSES]);
    expect(list[0]).toEqual({
      name: 'gateway',
      instance: null,
      status: 'unknown',
      lastSeen: null,
      uptimeSeconds: null,
      rssBytes: null,
    });
  });

  it('drops a replica ten minutes after its last beat, unless it was the last of an expected process', () => {
    const list = (age: number) =>
      listProcessHealth(
        [
          ...replaced(beat('marking', 600_001)),
          beat('content', age, { instance: 'old' }),
          beat('extra', age),
        ],
        NOW,
      );
    const down = (age: number) => list(age).flatMap((p) => (p.status === 'down' ? [p.instance] : []));
    expect(down(600_000)).toEqual(['marking-1', 'old', 'extra-1']);
    expect(down(600_001)).toEqual(['marking-1']);
  });
});

describe('the depths of queues', () => {
  it('come from the newest live report, and are null where there is none', () => {
    const depths = queueDepths(
      [
        beat('marking-worker', 9_000, { queueDepths: { marking: 7 } }),
        beat('marking-worker', 2_000, { queueDepths: { marking: 3 } }),
        beat('pregeneration-worker', 121_000, { queueDepths: { 'content-pregeneration': 9 } }),
      ],
      NOW,
    );
    expect(depths).toEqual({
      marking: 3,
      'ai-judging': null,
      'content-pregeneration': null,
      'content-extraction': null,
      'content-drafting': null,
      'assessment-inbox': null,
      'identity-inbox': null,
      'marking-inbox': null,
      'content-inbox': null,
      'analytics-inbox': null,
    });
  });
});
