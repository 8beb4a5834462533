import { describe, expect, it } from '@jest/globals';
import { type Job, UnrecoverableError } from 'bullmq';
import type { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';
import type { Inbox } from '../messaging/inbox.js';
import { InboxProcessor } from './inbox.processor.js';

interface Line {
  level: string;
  fields: Record<string, unknown>;
  text: string;
}

/** The processor of a queue, with what it logs and reports. */
function open(queue: string) {
  const lines: Line[] = [];
  const reported: unknown[] = [];
  const write = (level: string) => (fields: Record<string, unknown>, text: string) =>
    void lines.push({ level, fields, text });
  const logger = { warn: write('warn'), error: write('error') } as unknown as Logger;
  const failures = { report: async (error: unknown) => void reported.push(error) } as Pick<
    FailureReporter,
    'report'
  > as FailureReporter;
  const processor = new InboxProcessor({} as Inbox, failures, logger);
  Object.defineProperty(processor, 'worker', { value: { name: queue } });
  return { processor, lines, reported };
}

const job = (attemptsMade: number, name = 'paper.created') =>
  ({ id: 'event-1', name, attemptsMade, opts: { attempts: 20 } }) as Job;
const fault = Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('InboxProcessor on the queue that reports arrive on', () => {
  it('says why an event failed, and that it will be tried again', async () => {
    const { processor, lines, reported } = open('analytics-inbox');
    await processor.onFailed(job(3), fault);
    expect(reported).toEqual([]);
    expect(lines).toEqual([
      {
        level: 'warn',
        text: 'event processing failed, will retry',
        fields: expect.objectContaining({
          event: 'paper.created',
          attempt: 3,
          code: '40P01',
          reason: 'deadlock detected',
        }),
      },
    ]);
  });

  it.each([
    ['after the last attempt', job(20), fault],
    ['when no attempt can help', job(1), new UnrecoverableError('no handler')],
  ])('logs an error %s: the event waits among the failed jobs', async (_what, failed, error) => {
    const { processor, lines } = open('analytics-inbox');
    await processor.onFailed(failed, error);
    expect(lines.map(({ level, text }) => [level, text])).toEqual([
      ['error', 'event processing failed and waits among the failed jobs'],
    ]);
  });

  it('warns of a lost report of a process, since the next one follows', async () => {
    const { processor, lines } = open('analytics-inbox');
    await processor.onFailed({ ...job(1, 'service.heartbeat'), opts: { attempts: 1 } } as Job, fault);
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
  });
});

it('InboxProcessor reports a failure of any other queue', async () => {
  const { processor, reported } = open('content-inbox');
  await processor.onFailed(job(1), fault);
  expect(reported).toEqual([fault]);
});
