import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { Database } from '@sumfox/platform/database/database';
import { routeEvents } from '@sumfox/platform/messaging/event-handler';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { noteRefusal } from '@sumfox/platform/tracing/trace-id';
import { RotatingSpanFile } from '@sumfox/platform/tracing/rotating-span-file';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { v7 as uuid } from 'uuid';
import { database as definition } from '../database.js';
import { StoredEventHandler } from '../intake/event-intake.handler.js';
import { FailureSearchService } from './failure-search.service.js';

let scratch: ScratchDatabase;
let database: Database;
let folder: string;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
});
afterAll(() => scratch.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spans-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CALL = {
  'http.request.method': 'POST',
  'http.route': '/api/assessments/submit',
  'http.response.status_code': 504,
};
const search = (traceFolder: string | null) =>
  new FailureSearchService(database, { demoMode: false, traceView: 'http://traces', traceFolder });

/** Writes a trace as a process does it, with a failed step; returns its id. */
async function writeTrace(): Promise<string> {
  const exporter = new RotatingSpanFile(folder, 'gateway');
  const sdk = new NodeSDK({
    serviceName: 'gateway',
    autoDetectResources: false,
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  const traceId = trace.getTracer('test').startActiveSpan('POST /api/assessments/submit', (whole) => {
    whole.setAttributes(CALL);
    noteRefusal('too-slow');
    trace.getTracer('test').startActiveSpan('assessment.submit', (step) => {
      step.setStatus({ code: SpanStatusCode.ERROR });
      step.end();
    });
    whole.end();
    return whole.spanContext().traceId;
  });
  await sdk.shutdown();
  return traceId;
}

async function report(traceId: string): Promise<void> {
  const inbox = new Inbox(database, { eventRoutes: routeEvents([new StoredEventHandler()]) });
  const data = { process: 'marking', type: 'Error', message: "no answer for 'Mei'", traceId };
  await inbox.receive({
    id: uuid(),
    name: serviceFailed.name,
    version: serviceFailed.version,
    source: 'marking',
    occurredAt: new Date().toISOString(),
    data,
  });
}

it('find joins the reports of a code with the steps that processes wrote to their files', async () => {
  const traceId = await writeTrace();
  await report(traceId);
  await report('f'.repeat(32));
  writeFileSync(join(folder, 'notes.txt'), `"traceId":"${traceId}" is no span file`);
  const found = await search(folder).find(traceId.slice(0, 8));
  expect(found).toMatchObject({
    traceId,
    traceView: 'http://traces',
    action: submitAssessment.summary,
    refusal: 'too-slow',
  });
  expect(found.reports).toEqual([
    { process: 'marking', type: 'Error', message: 'no answer for …', timestamp: expect.any(String) },
  ]);
  expect(found.steps.map(({ name, depth, process, isFailed }) => [name, depth, process, isFailed])).toEqual([
    ['POST /api/assessments/submit', 0, 'gateway', false],
    ['assessment.submit', 1, 'gateway', true],
  ]);
  expect(found.steps[0]?.facts).toEqual({ ...CALL, 'sumfox.refusal': 'too-slow' });
});

it('find has the reports alone where traces go to a collector or no file was written', async () => {
  await report('ab'.repeat(16));
  for (const place of [null, join(folder, 'absent')])
    expect(await search(place).find('abababab')).toMatchObject({
      traceId: 'ab'.repeat(16),
      steps: [],
      startedAt: null,
      action: null,
      refusal: null,
    });
});

it('find returns no trace for a code that nothing has', async () => {
  expect(await search(folder).find('00000000')).toMatchObject({ traceId: null, reports: [], steps: [] });
});
