import { describe, expect, it } from '@jest/globals';
import type { TraceStep } from '@sumfox/contracts/analytics/failure.endpoints';
import { barOf, countProcesses, factsLine, findRequest, headline, statementOf } from './failure.rules.js';

const step = (changes: Partial<TraceStep>): TraceStep => ({
  spanId: 'a',
  depth: 0,
  process: 'gateway',
  name: 'POST',
  startMs: 0,
  durationMs: 100,
  isFailed: false,
  facts: {},
  ...changes,
});
const ASKED = step({
  facts: {
    'http.request.method': 'POST',
    'http.route': '/api/assessments/submit',
    'http.response.status_code': 504,
  },
});

it('findRequest names method, route and status, and nothing for work without a request', () => {
  expect(findRequest([step({}), ASKED])).toEqual({ asked: 'POST /api/assessments/submit', status: 504 });
  expect(findRequest([step({})])).toBeNull();
});

it('barOf places a step in the whole, and draws the shortest one inside it', () => {
  const late = step({ startMs: 100, durationMs: 0 });
  expect(barOf(step({ startMs: 25, durationMs: 50 }), [ASKED])).toEqual({ left: 25, width: 50 });
  expect(barOf(late, [ASKED, late])).toEqual({ left: 99.6, width: 0.4 });
});

it('statementOf names the statement of a step, which factsLine leaves out', () => {
  const query = step({ facts: { 'db.namespace': 'identity', 'db.query.text': 'select ?' } });
  expect([statementOf(query), factsLine(query)]).toEqual(['select ?', 'db.namespace identity']);
  expect(statementOf(step({}))).toBeNull();
});

it('factsLine and countProcesses sum up steps', () => {
  expect(factsLine(step({ facts: { 'db.namespace': 'marking', 'bullmq.job.attempts.made': 2 } }))).toBe(
    'db.namespace marking · bullmq.job.attempts.made 2',
  );
  expect(countProcesses([step({}), step({}), step({ process: 'marking' })])).toBe(2);
});

describe('headline', () => {
  const found = {
    ...{ traceId: null, startedAt: null, action: null, refusal: null },
    ...{ traceView: null, steps: [ASKED] },
  };

  it('prefers what a process reported', () => {
    const report = { process: 'marking', type: 'Error', message: 'boom', timestamp: '' };
    expect(headline({ ...found, reports: [report] })).toBe('Error: boom');
  });

  it('falls back to the request and its answer', () => {
    expect(headline({ ...found, reports: [] })).toBe('POST /api/assessments/submit → 504');
  });
});
