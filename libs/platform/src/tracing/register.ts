/**
 * Preloaded by every process (`node --import @sumfox/platform/tracing/register …`), because instrumentation must be
 * in place before the first import of what it watches. From here on stacks name the sources.
 */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { showSourcesInStacks } from '../stacks/source-stack.js';
import { CleanSpanProcessor } from './clean-span-processor.js';
import { RequestSampler } from './request-sampler.js';
import { RotatingSpanFile } from './rotating-span-file.js';
import { TailSampler } from './tail-sampler.js';
import { TraceParentPropagator } from './trace-parent-propagator.js';

showSourcesInStacks();
const { OTEL_EXPORTER_OTLP_ENDPOINT, TRACE_DIR, PROCESS_NAME = 'process' } = process.env;

/** The package that sends to a collector is loaded only where there is one. */
async function openExporter(): Promise<SpanExporter | null> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    return new OTLPTraceExporter({ url: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` });
  }
  return TRACE_DIR ? new RotatingSpanFile(TRACE_DIR, PROCESS_NAME) : null;
}

const target = await openExporter();
if (target) {
  // Put together here: OpenTelemetry's own set-up for Node loads every exporter there is, at each start.
  registerInstrumentations({
    instrumentations: [
      // Health checks and files of the page are not worth a trace.
      new HttpInstrumentation({ ignoreIncomingRequestHook: (request) => !request.url?.startsWith('/api/') }),
      // Getting a connection from the pool adds no information to its query.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      // Keys and values stay out of a span from its start.
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new TraceParentPropagator());
  const provider = new TracerProvider({
    // What a browser says of its trace is no order.
    sampler: new RequestSampler(PROCESS_NAME !== 'gateway'),
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': PROCESS_NAME })),
    spanProcessors: [
      new TailSampler(
        new CleanSpanProcessor(new BatchSpanProcessor({ exporter: target, scheduledDelayMillis: 1_000 })),
      ),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  let stopping = false;
  const flush = () => {
    if (stopping) return;
    stopping = true;
    provider.shutdown().catch((error: unknown) => {
      process.stderr.write(`traces could not be flushed: ${String(error)}\n`);
    });
  };
  process.once('SIGTERM', flush);
  process.once('SIGINT', flush);
  process.once('beforeExit', flush);
}
