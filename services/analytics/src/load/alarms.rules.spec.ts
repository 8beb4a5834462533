import { describe, expect, it } from '@jest/globals';
import { ALARM_KEYS } from '@sumfox/contracts/analytics/load.endpoints';
import { EXPECTED_PROCESSES, type ProcessBeat } from '../health/index.js';
import type { AnsweredStep } from '../traffic/index.js';
import { type AlarmFacts, listAlarms } from './alarms.rules.js';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const MINUTE = 60_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const beat = (process: string, more: Partial<ProcessBeat> = {}): ProcessBeat => ({
  process,
  instance: `${process}-1`,
  lastSeen: ago(5_000),
  uptimeSeconds: 9_000,
  heapUsedBytes: 1,
  rssBytes: 1,
  databaseReachable: true,
  queueDepths: {},
  ...more,
});
const BEATS = EXPECTED_PROCESSES.map((name) => beat(name));

/** A minute of the gateway in which every call lies in one class of durations. */
const minute = (back: number, requests: number, failures = 0, place = 5): AnsweredStep => ({
  process: 'gateway',
  at: ago(back * MINUTE),
  requests,
  failures,
  slowStatements: 0,
  durations: { [place]: requests },
});
const queue = (name: string, oldestSeconds: number) => ({ name, depth: 3, oldestSeconds, workers: 1 });

const list = (changes: Partial<AlarmFacts> = {}) =>
  listAlarms({
    now: NOW,
    beats: BEATS,
    minutes: [minute(1, 400), minute(2, 400)],
    queues: [queue('marking', 20)],
    events: { behind: 0, oldestSeconds: 0 },
    connections: { connections: 18, maxConnections: 100 },
    model: { spentMicroUsd: 100, dailyMicroUsd: 1_000, forecastMicroUsd: null },
    aiStatus: 'operational',
    ...changes,
  });

describe('listAlarms', () => {
  it('is empty while all is well', () => {
    expect(list()).toEqual([]);
  });

  it('names a process without a live replica, and since when', () => {
    const lastSeen = ago(300_000);
    const beats = [...BEATS.filter(({ process }) => process !== 'marking'), beat('marking', { lastSeen })];
    expect(list({ beats })).toEqual([
      { key: 'process-down', about: 'marking', since: lastSeen.toISOString(), value: null },
    ]);
  });

  it('names a replica that was stopped and did not come back, but not one that stopped just now', () => {
    const without = BEATS.filter(({ process }) => process !== 'marking');
    const left = (ms: number) =>
      list({ beats: [...without, beat('marking', { hasLeft: true, lastSeen: ago(ms) })] });
    expect([left(40_000).length, left(10_000).length]).toEqual([1, 0]);
  });

  it('does not miss processes of a product that has just started', () => {
    expect(list({ beats: [beat('gateway', { uptimeSeconds: 20 })] })).toEqual([]);
    expect(list({ beats: [beat('gateway', { uptimeSeconds: 200 })] })).toHaveLength(8);
  });

  it('tells a share of faults beyond 1 % of five minutes, since the first such minute', () => {
    const minutes = [minute(1, 100, 3), minute(2, 100, 4), minute(3, 100), minute(30, 100, 50)];
    expect(list({ minutes })).toEqual([
      { key: 'errors', about: null, since: ago(2 * MINUTE).toISOString(), value: 2.3 },
    ]);
  });

  it.each([
    ['2 faults', [minute(1, 10, 2)]],
    ['a share of exactly 1 %', [minute(1, 400, 4)]],
    ['faults six minutes ago', [minute(6, 100, 90)]],
  ])('does not tell %s', (_what, minutes) => {
    expect(list({ minutes })).toEqual([]);
  });

  it('tells slow answers from 20 calls on', () => {
    expect(list({ minutes: [minute(1, 19, 0, 13)] })).toEqual([]);
    expect(list({ minutes: [minute(1, 20, 0, 13)] })).toEqual([
      expect.objectContaining({ key: 'slow-answers', value: 1_950 }),
    ]);
  });

  it('tells a queue that people wait for, since its limit was passed', () => {
    const queues = [queue('marking', 250), queue('content-pregeneration', 9_000), queue('mail', 120)];
    expect(list({ queues })).toEqual([
      { key: 'queue-behind', about: 'marking', since: ago(130_000).toISOString(), value: 250 },
    ]);
  });

  it('puts the most urgent first', () => {
    const found = list({
      beats: BEATS.slice(1).map((each) => ({ ...each, databaseReachable: false })),
      minutes: [{ ...minute(1, 300, 90, 15), slowStatements: 21 }],
      queues: [queue('marking', 250)],
      events: { behind: 9, oldestSeconds: 121 },
      connections: { connections: 81, maxConnections: 100 },
      model: { spentMicroUsd: 900, dailyMicroUsd: 1_000, forecastMicroUsd: null },
      aiStatus: 'down',
    });
    expect(found.map(({ key }) => key)).toEqual([...ALARM_KEYS]);
  });
});
