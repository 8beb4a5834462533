import { expect, it } from '@jest/globals';
import { type Failure, groupFailures } from './system-errors.rules.js';

const failure = (minute: number, changes: Partial<Failure> = {}): Failure => ({
  process: 'marking',
  type: 'Error',
  message: 'the queue did not answer in time',
  traceId: null,
  at: new Date(Date.UTC(2026, 10, 22, 3, minute)),
  count: 1,
  ...changes,
});

it('groupFailures merges equal failures into one row with count, first and last time and newest trace', () => {
  const trace = 'ab'.repeat(16);
  expect(
    groupFailures([
      failure(9),
      failure(8, { process: 'content' }),
      failure(7, { traceId: trace, count: 20 }),
      failure(5, { traceId: 'cd'.repeat(16) }),
    ]),
  ).toEqual([
    {
      type: 'Error',
      message: 'the queue did not answer in time',
      process: 'marking',
      count: 22,
      firstTimestamp: '2026-11-22T03:05:00.000Z',
      timestamp: '2026-11-22T03:09:00.000Z',
      traceId: trace,
    },
    expect.objectContaining({ process: 'content', count: 1 }),
  ]);
});

it('groupFailures treats failures that differ in ids as equal and hides the ids', () => {
  const message = (id: string) => `job job-${id} is of no shape known here`;
  const [row, ...others] = groupFailures([
    failure(2, { message: message('01a1fe27-ea9a-7152-bdb4-e5d58d7a7d2c') }),
    failure(1, { message: message('01a1fe27-eac8-77a4-b9d0-a8c63039a331') }),
  ]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ message: 'job … is of no shape known here', count: 2 });
});

it('groupFailures returns the newest fifty', () => {
  const many = Array.from({ length: 60 }, (_, i) => failure(59 - i, { type: `Fault${i}` }));
  const rows = groupFailures(many);
  expect([rows.length, rows[0]?.type, rows.at(-1)?.type]).toEqual([50, 'Fault0', 'Fault49']);
});
