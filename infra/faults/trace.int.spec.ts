import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { answersOf, openPaper } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

interface Span {
  process: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface OtlpLine {
  resourceSpans: Array<{
    resource: { attributes: Array<{ key: string; value: { stringValue?: string } }> };
    scopeSpans: Array<{ spans: Array<Omit<Span, 'process'>> }>;
  }>;
}

let stack: TestStack;
let folder: string;

beforeAll(async () => {
  stack = await leaseTestStack();
  folder = path.join(stack.dataDir, 'traces');
});

afterAll(() => stack?.stop());

/** Every span of a trace that the processes have written so far. */
function spansOf(traceId: string): Span[] {
  return fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
    .flatMap((line) => (JSON.parse(line) as OtlpLine).resourceSpans)
    .flatMap(({ resource, scopeSpans }) => {
      const process = resource.attributes.find((a) => a.key === 'service.name')?.value.stringValue ?? '';
      return scopeSpans.flatMap((s) => s.spans.map((span) => ({ process, ...span })));
    })
    .filter((span) => span.traceId === traceId);
}

/** Spans without a parent in the trace: every span except the browser's must have one. */
function looseOf(spans: readonly Span[]): Span[] {
  const ids = new Set(spans.map((s) => s.spanId));
  return spans.filter((s) => s.parentSpanId !== '0123456789abcdef' && !ids.has(s.parentSpanId ?? ''));
}

describe('trace', () => {
  it("links the browser's request with gateway, service, outbox, queue, worker and SQL", async () => {
    const pupil = await stack.api('student');
    const paper = await openPaper(stack, pupil);
    // In the share that every process keeps, also where other tests leave no room in this second.
    const traceId = 'abcdef0123456789abcdef0100000001';
    const answer = await pupil.post(
      '/api/assessments/submit',
      { assessmentId: paper.id, answers: answersOf(paper, ['right']) },
      { headers: { traceparent: `00-${traceId}-0123456789abcdef-01` } },
    );
    expect(answer.status).toBe(200);
    const road: Array<[process: string, name: RegExp]> = [
      ['gateway', /^POST \/api\/assessments\/submit$/],
      ['assessment', /^POST \/api\/assessments\/submit$/],
      ['assessment', /^add marking/],
      ['marking-worker', /^process marking/],
      ['assessment', /^assessment\.get-submission-to-mark$/],
      ['marking-worker', /insert/i],
      ['assessment', /^process assessment-inbox/],
      ['analytics', /^receive submission\.received$/],
    ];
    // Spans are written once a second, each when it has ended.
    const spans = await eventually(async () => {
      const found = spansOf(traceId);
      const missing = road.filter(
        ([process, name]) => !found.some((s) => s.process === process && name.test(s.name)),
      );
      return missing.length === 0 && looseOf(found).length === 0 ? found : null;
    });
    expect(spans.filter((s) => s.parentSpanId === '0123456789abcdef').map((s) => s.process)).toEqual([
      'gateway',
    ]);
  });

  it('is named in the error on screen and in the log', async () => {
    const pupil = await stack.api('student');
    const traceId = '11112222333344445555666677778888';
    const { body } = await pupil.get<{ traceId: string }>('/api/assessments/access/424242', {
      headers: { traceparent: `00-${traceId}-0123456789abcdef-01` },
    });
    expect(body.traceId).toBe(traceId);
    await eventually(async () => {
      const lines = await stack.logLines();
      return lines.some((line) => line.includes(traceId)) || null;
    });
  });
});
