import { expect, it } from '@jest/globals';
import { toFigures, toJob } from './queue-stats.rules.js';

const NOW = Date.UTC(2026, 10, 22, 4);
const NONE = { count: 0, countBefore: 0, latestAt: 0, minutes: [] };
const RESTING = {
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  workers: 1,
  isPaused: false,
  completedEnds: NONE,
  failedEnds: NONE,
  timesMs: [],
};

it('toFigures returns null for time and rate before the first finished job', () => {
  expect(toFigures(RESTING, NOW)).toMatchObject({ completed: 0, averageTimeMs: null, successRate: null });
});

it("toFigures takes the rate of a day's jobs and the time of the remembered jobs", () => {
  const ends = (count: number) => ({ count, countBefore: 0, latestAt: NOW, minutes: [] });
  expect(
    toFigures({ ...RESTING, completedEnds: ends(847), failedEnds: ends(8), timesMs: [1_000, 2_001] }, NOW),
  ).toMatchObject({ completed: 847, successRate: 99.1, averageTimeMs: 1_501 });
  expect(toFigures({ ...RESTING, failedEnds: ends(2) }, NOW)).toMatchObject({ completed: 0, successRate: 0 });
});

it('toJob shows when and why a job ran, not its data', () => {
  const kept = {
    id: 'job-1',
    name: 'extract-topic',
    attemptsMade: 2,
    opts: {
      attempts: 2,
      telemetry: { metadata: `{"traceparent":"00-${'ab'.repeat(16)}-b7ad6b7169203331-01"}` },
    },
    timestamp: NOW,
    processedOn: NOW + 1_000,
    finishedOn: NOW + 2_000,
    failedReason: 'select * from "extractions" - connection to \'db\' lost',
    data: { pupilId: 'mei' },
    stacktrace: ['at /srv/app/main.js'],
  };
  expect(toJob(kept)).toEqual({
    id: 'job-1',
    name: 'extract-topic',
    tries: 2,
    maxTries: 2,
    addedAt: '2026-11-22T04:00:00.000Z',
    startedAt: '2026-11-22T04:00:01.000Z',
    finishedAt: '2026-11-22T04:00:02.000Z',
    failure: 'a statement failed',
    traceId: 'ab'.repeat(16),
  });
  expect(toJob({ ...kept, processedOn: undefined, finishedOn: undefined, failedReason: null })).toMatchObject(
    {
      startedAt: null,
      finishedAt: null,
      failure: null,
    },
  );
});
