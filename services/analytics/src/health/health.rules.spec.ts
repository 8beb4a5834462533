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
  liveBeats,
  listProcessHealth,
  omitReplaced,
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
/** Every process, running for an hour. */
const whole = (ageMs = 1_000) => EXPECTED_PROCESSES.map((p) => beat(p, ageMs, { uptimeSeconds: 3_600 }));
const replaced = (changed: ProcessBeat) => [...whole().filter((b) => b.process !== changed.process), changed];

describe('replicaStatus', () => {
  it.each([
    [-5_000, 'operational'],
    [0, 'operational'],
    [30_000, 'operational'],
    [30_001, 'degraded'],
    [120_000, 'degraded'],
    [120_001, 'down'],
  ])('rates a replica seen %d ms ago as %s', (age, status) => {
    expect(replicaStatus(ago(age), NOW)).toBe(status);
  });
});

describe('processStatus', () => {
  it('returns the status of the best replica', () => {
    const beats = [beat('marking', 500_000), beat('marking', 60_000), beat('content', 1)];
    expect(processStatus('marking', beats, NOW)).toBe('degraded');
    expect(processStatus('marking', [...beats, beat('marking', 5_000)], NOW)).toBe('operational');
  });

  it('returns unknown for a process that has never reported', () => {
    expect(processStatus('marking', [beat('content', 1)], NOW)).toBe('unknown');
  });
});

describe('aiServiceStatus', () => {
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
  ] as const)('case %#: returns %s', (beats, answered, unanswered, status) => {
    expect(aiServiceStatus(beats, { answered, unanswered }, NOW)).toBe(status);
  });
});

describe('apiStatus', () => {
  it('returns operational when the gateway and all five services are operational', () => {
    expect(apiStatus(whole(), NOW)).toBe('operational');
  });

  it.each(SERVICES)('returns degraded while %s is away, and ignores the workers', (service) => {
    expect(apiStatus(replaced(beat(service, 200_000)), NOW)).toBe('degraded');
    expect(apiStatus(replaced(beat('marking-worker', 200_000)), NOW)).toBe('operational');
  });

  it('returns degraded while a service has never reported', () => {
    expect(
      apiStatus(
        whole().filter((b) => b.process !== 'content'),
        NOW,
      ),
    ).toBe('degraded');
  });

  it('returns down without the gateway or without any service', () => {
    expect(apiStatus(replaced(beat('gateway', 120_001)), NOW)).toBe('down');
    expect(apiStatus([beat('gateway', 1), ...SERVICES.map((s) => beat(s, 130_000))], NOW)).toBe('down');
  });

  it('returns unknown before any process has reported', () => {
    expect(apiStatus([], NOW)).toBe('unknown');
  });
});

describe('databaseStatus', () => {
  it('counts live processes that own a database only', () => {
    const dead = beat('marking', 300_000, { databaseReachable: false });
    const gateway = beat('gateway', 1, { databaseReachable: null });
    expect(databaseStatus([beat('content', 1), dead, gateway], NOW)).toBe('operational');
    expect(databaseStatus([dead, gateway], NOW)).toBe('unknown');
  });

  it('returns degraded when some databases are unreachable and down when all are', () => {
    const cannot = beat('marking', 1, { databaseReachable: false });
    expect(databaseStatus([beat('content', 1), cannot], NOW)).toBe('degraded');
    expect(databaseStatus([cannot], NOW)).toBe('down');
  });
});

describe('gatewayUptime', () => {
  it("adds the time since the gateway's last report", () => {
    expect(gatewayUptime([beat('gateway', 7_900, { uptimeSeconds: 50 }), beat('content', 1)], NOW)).toBe(57);
  });

  it('returns null when no gateway is live', () => {
    expect(gatewayUptime([beat('gateway', 120_001), beat('content', 1)], NOW)).toBeNull();
  });
});

describe('errorTrend', () => {
  it.each([
    [0, 0, 'steady'],
    [1, 0, 'rising'],
    [0, 1, 'falling'],
    [110, 100, 'steady'],
    [111, 100, 'rising'],
    [90, 100, 'steady'],
    [89, 100, 'falling'],
  ])('calls %d errors after %d %s', (last, before, trend) => {
    expect(errorTrend(last, before)).toBe(trend);
  });
});

describe('listProcessHealth', () => {
  it('lists every expected process, as unknown before its first report', () => {
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

  it('omits a silent replica beside its replacement', () => {
    const killed = beat('marking', 300_000, { instance: 'killed' });
    const list = (uptimeSeconds: number) =>
      listProcessHealth([...replaced(beat('marking', 1_000, { uptimeSeconds })), killed], NOW);
    expect(list(290).map(({ instance }) => instance)).not.toContain('killed');
    expect(list(3_600).map(({ instance }) => instance)).toContain('killed');
  });

  it('drops a replica ten minutes after its last beat, except the last one of an expected process', () => {
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

describe('queueDepths', () => {
  it('takes each depth from the newest live report, or null without one', () => {
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
      mail: null,
      'assessment-inbox': null,
      'identity-inbox': null,
      'marking-inbox': null,
      'content-inbox': null,
      'analytics-inbox': null,
    });
  });
});

describe('omitReplaced', () => {
  const names = (...beats: ProcessBeat[]) => omitReplaced(beats, NOW).map(({ instance }) => instance);
  const silent = beat('marking', 200_000, { instance: 'silent' });

  it('omits a silent replica once another of its process has started in its place', () => {
    expect(names(silent, beat('marking', 1_000, { instance: 'new', uptimeSeconds: 190 }))).toEqual(['new']);
  });

  it.each([
    [['silent', 'new'], 25_000],
    [['new'], 25_001],
  ])('returns %j when the first was last heard of %d ms ago', (expected, age) => {
    const killed = { ...silent, lastSeen: ago(age) };
    expect(names(killed, beat('marking', 1_000, { instance: 'new', uptimeSeconds: 5 }))).toEqual(expected);
  });

  it('omits one that is only degraded: a restart is no outage', () => {
    const killed = { ...silent, lastSeen: ago(40_000) };
    expect(names(killed, beat('marking', 1_000, { instance: 'new', uptimeSeconds: 30 }))).toEqual(['new']);
  });

  it.each([
    ['had started long before', beat('marking', 1_000, { uptimeSeconds: 5_000 })],
    ['belongs to another process', beat('content', 1_000, { uptimeSeconds: 190 })],
    ['is silent too', beat('marking', 190_000, { uptimeSeconds: 5 })],
  ])('keeps it while the other %s', (_what, other) => {
    expect(names(silent, other)).toContain('silent');
  });

  it('keeps one that was killed soon after it had started with the other', () => {
    const other = beat('marking', 1_000, { instance: 'other', uptimeSeconds: 59 });
    expect(names({ ...silent, lastSeen: ago(40_000), uptimeSeconds: 20 }, other)).toEqual([
      'silent',
      'other',
    ]);
  });

  it('keeps a replica with late beats when another is added', () => {
    const added = beat('marking', 1_000, { instance: 'added', uptimeSeconds: 5 });
    expect(names({ ...silent, lastSeen: ago(16_000) }, added)).toEqual(['silent', 'added']);
  });

  it.each([
    [['new'], 23],
    [['silent', 'new'], 24],
  ])('returns %j when the other has run %d s and the first was last heard of 21 s before', (expected, up) => {
    const killed = { ...silent, lastSeen: ago(31_000) };
    const other = beat('marking', 10_000, { instance: 'new', uptimeSeconds: up });
    expect(names(killed, other)).toEqual(expected);
  });

  it('lets each replica replace one', () => {
    const second = { ...silent, instance: 'second', lastSeen: ago(199_000) };
    const found = names(silent, second, beat('marking', 1_000, { instance: 'new', uptimeSeconds: 150 }));
    expect(found).toHaveLength(2);
  });

  it('omits a replica that was stopped on purpose', () => {
    expect(names({ ...silent, hasLeft: true })).toEqual([]);
    expect(liveBeats([beat('marking', 1_000, { hasLeft: true })], NOW)).toEqual([]);
  });
});
