import { describe, expect, it } from '@jest/globals';
import { buildQueue } from '../../testing/question-factory.js';
import {
  firstQueue,
  lookWords,
  queueState,
  queueWords,
  timeWords,
  totalsOf,
  triesWords,
} from './background.rules.js';

describe('all queues together', () => {
  it('know nothing of time and rate before a job has ended', () => {
    expect(totalsOf([buildQueue({ waiting: 2, active: 1, delayed: 3 })])).toEqual({
      inQueue: 6,
      running: 1,
      completed: 0,
      averageTimeMs: null,
      successRate: null,
    });
  });

  it('take the time of each queue by its jobs, and the rate of all that ended', () => {
    expect(
      totalsOf([
        buildQueue({ completed: 90, givenUp: 0, averageTimeMs: 1_000 }),
        buildQueue({ completed: 10, givenUp: 1, averageTimeMs: 11_000 }),
        buildQueue(),
      ]),
    ).toMatchObject({ completed: 100, averageTimeMs: 2_000, successRate: 99 });
  });
});

it('says what stands out of a queue', () => {
  expect(queueState(buildQueue({ isPaused: true, workers: 0 })).word).toBe('Paused');
  expect(queueState(buildQueue({ workers: 0 })).word).toBe('No worker');
  expect(queueState(buildQueue({ workers: 2 })).word).toBe('Ready');
});

it('says how many queues somebody should look at', () => {
  const [well, failed, idle] = [buildQueue(), buildQueue({ failed: 2 }), buildQueue({ workers: 0 })];
  expect([lookWords([well, well]), lookWords([well, failed]), lookWords([failed, idle, well])]).toEqual([
    'all 2 are well',
    '1 of 2 needs a look',
    '2 of 3 need a look',
  ]);
});

it('looks first at a queue with jobs given up', () => {
  const queues = [buildQueue({ name: 'marking' }), buildQueue({ name: 'content-extraction', failed: 1 })];
  expect([firstQueue(queues), firstQueue([])]).toEqual(['content-extraction', 'content-pregeneration']);
});

it('names queues, times and tries for people', () => {
  expect(['content-pregeneration', 'analytics-inbox', 'brand-new'].map(queueWords)).toEqual([
    'Making questions',
    'Messages for analytics',
    'brand-new',
  ]);
  expect([timeWords(12.4), timeWords(2_340)]).toEqual(['12 ms', '2.3 s']);
  const job = {
    id: 'j',
    name: 'n',
    addedAt: '',
    startedAt: null,
    finishedAt: null,
    failure: null,
    traceId: null,
  };
  expect(triesWords({ ...job, tries: 0, maxTries: 3 })).toBe('not tried yet');
  expect(triesWords({ ...job, tries: 1, maxTries: 3 })).toBe('1 of 3 tries');
  expect(triesWords({ ...job, tries: 1, maxTries: 1 })).toBe('1 of 1 try');
});
