import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { ProductError } from '@sumfox/contracts/errors';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { defer, firstValueFrom, of, throwError } from 'rxjs';
import { TraceParentPropagator } from '../tracing/trace-parent-propagator.js';
import { buildExecution } from '../testing/test-execution.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';
import { TraceInterceptor } from './trace.interceptor.js';

const spans = new InMemorySpanExporter();
const sdk = new NodeSDK({
  autoDetectResources: false,
  textMapPropagator: new TraceParentPropagator(),
  spanProcessors: [new SimpleSpanProcessor({ exporter: spans })],
  metricReaders: [],
  logRecordProcessors: [],
});
beforeAll(() => sdk.start());
afterAll(() => sdk.shutdown());
afterEach(() => spans.reset());

const carrier = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
const traffic = new TrafficMeter();
const interceptor = new TraceInterceptor(traffic);
const statuses = () => spans.getFinishedSpans().map(({ name, status }) => [name, status.code]);

describe('TraceInterceptor', () => {
  it("runs the handler in a span of the caller's trace and ends it with the response", async () => {
    const answered = interceptor.intercept(buildExecution(null, { carrier }), {
      handle: () => defer(() => of(trace.getActiveSpan()?.spanContext().traceId)),
    });
    await expect(firstValueFrom(answered)).resolves.toBe('0af7651916cd43dd8448eb211c80319c');
    expect(statuses()).toEqual([['the call', SpanStatusCode.UNSET]]);
  });

  it.each([
    ['marks the span of a surprise as failed', new TypeError('boom'), SpanStatusCode.ERROR],
    [
      'does not mark the span of a refusal',
      new ProductError('conflict', 'batch-over', 'C.'),
      SpanStatusCode.UNSET,
    ],
  ])('%s', async (_what, error, status) => {
    const answered = interceptor.intercept(buildExecution(null, { carrier }), {
      handle: () => throwError(() => error),
    });
    await expect(firstValueFrom(answered)).rejects.toBe(error);
    expect(statuses()).toEqual([['the call', status]]);
  });

  it('ends the span of a step that throws before it answers, and counts it', async () => {
    const before = traffic.read();
    const error = new TypeError('boom');
    const answered = interceptor.intercept(buildExecution(null, { carrier }), {
      handle: () => {
        throw error;
      },
    });
    await expect(firstValueFrom(answered)).rejects.toBe(error);
    expect(statuses()).toEqual([['the call', SpanStatusCode.ERROR]]);
    expect(traffic.read().failures - before.failures).toBe(1);
  });

  it.each([
    ['an answer', null, 0],
    ['a refusal', new ProductError('conflict', 'batch-over', 'C.'), 0],
    ['a service that is away', new ProductError('unavailable', 'queues-away', 'U.'), 1],
    ['a surprise', new TypeError('boom'), 1],
  ])('counts %s as a request, and a fault of the product as a failure', async (_what, error, failures) => {
    const before = traffic.read();
    const handle = () => (error ? throwError(() => error) : of('fine'));
    await firstValueFrom(interceptor.intercept(buildExecution(null, { carrier }), { handle })).catch(
      () => null,
    );
    const after = traffic.read();
    expect([after.requests - before.requests, after.failures - before.failures]).toEqual([1, failures]);
  });
});
