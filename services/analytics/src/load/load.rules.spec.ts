import { describe, expect, it } from '@jest/globals';
import type { ProcessBeat } from '../health/index.js';
import {
  countEventsBehind,
  listProcessLoad,
  listQueueLoad,
  listStepStarts,
  modelLoad,
} from './load.rules.js';

const NOW = new Date('2026-03-02T08:00:30.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const beat = (process: string, more: Partial<ProcessBeat> = {}): ProcessBeat => ({
  process,
  instance: `${process}-1`,
  lastSeen: ago(5_000),
  uptimeSeconds: 9_000,
  heapUsedBytes: 1,
  rssBytes: 1,
  queueDepths: {},
  ...more,
});

describe('listProcessLoad', () => {
  const starts = listStepStarts(NOW, 180_000, 60);

  it('has every step of the period, those without requests too', () => {
    expect(starts.map((at) => at.toISOString().slice(11, 16))).toEqual(['07:58', '07:59', '08:00']);
    const answered = [
      {
        process: 'marking',
        at: starts[1]!,
        requests: 4,
        failures: 1,
        slowStatements: 0,
        durations: { 0: 4 },
      },
    ];
    const marking = listProcessLoad({ answered, minutes: answered }, starts, [beat('marking')], NOW).find(
      (p) => p.name === 'marking',
    );
    expect(marking).toMatchObject({
      recent: { requests: 4, failures: 1, p95Ms: 5 },
      requests: 4,
      failures: 1,
      p95Ms: 5,
      replicas: 1,
      missingReplicas: 0,
    });
    expect(marking?.steps.map(({ requests, p95Ms }) => [requests, p95Ms])).toEqual([
      [0, null],
      [4, 5],
      [0, null],
    ]);
  });

  it('counts a replica that fell silent as missing until another has taken its place', () => {
    const silent = beat('marking', { instance: 'a', lastSeen: ago(200_000) });
    const count = (...beats: ProcessBeat[]) => {
      const found = listProcessLoad({ answered: [], minutes: [] }, starts, beats, NOW).find(
        (p) => p.name === 'marking',
      );
      return [found?.replicas, found?.missingReplicas];
    };
    expect(count(silent, beat('marking'))).toEqual([1, 1]);
    expect(count(silent, beat('marking', { uptimeSeconds: 150 }))).toEqual([1, 0]);
    expect(count({ ...silent, hasLeft: true }, beat('marking'))).toEqual([1, 0]);
  });
});

it('listQueueLoad takes the newest report and counts the replicas that work a queue', () => {
  const beats = [
    beat('marking-worker', { queueDepths: { marking: 9 }, queueAges: { marking: 40 }, lastSeen: ago(9_000) }),
    beat('marking-worker', { queueDepths: { marking: 7 }, queueAges: { marking: 30 }, instance: 'b' }),
  ];
  const found = listQueueLoad(beats, NOW);
  expect(found.find(({ name }) => name === 'marking')).toEqual({
    name: 'marking',
    depth: 7,
    oldestSeconds: 30,
    workers: 2,
  });
  expect(found.find(({ name }) => name === 'mail')).toEqual({
    name: 'mail',
    depth: null,
    oldestSeconds: null,
    workers: 0,
  });
});

it('countEventsBehind adds what waits in inboxes to what each service has not sent', () => {
  const inbox = { name: 'content-inbox', depth: 4, oldestSeconds: 12, workers: 1 };
  const marking = { name: 'marking', depth: 400, oldestSeconds: 900, workers: 1 };
  const unsent = { messages: 6, oldestSeconds: 80 };
  const beats = [beat('content', { unsent }), beat('pregeneration-worker', { unsent })];
  expect(countEventsBehind([inbox, marking], beats, NOW)).toEqual({ behind: 10, oldestSeconds: 80 });
});

describe('modelLoad', () => {
  it('forecasts the cost by midnight from the first hour on', () => {
    const beats = [beat('marking', { modelDailyMicroUsd: 5_000_000 })];
    const at = (hours: number) => modelLoad(beats, 1_000_000, ago(hours * 3_600_000), NOW);
    expect(at(8)).toEqual({
      spentMicroUsd: 1_000_000,
      dailyMicroUsd: 5_000_000,
      forecastMicroUsd: 3_000_000,
    });
    expect(at(0.5)?.forecastMicroUsd).toBeNull();
  });

  it('is null while no live process has a model', () => {
    expect(modelLoad([beat('marking', { modelDailyMicroUsd: null })], 0, NOW, NOW)).toBeNull();
  });
});
