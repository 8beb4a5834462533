/**
 * Preloaded by every process (`node --import @sumfox/platform/tracing/register …`), because instrumentation must be
 * in place before the first import of what it watches. From here on stacks name the sources.
 */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace';
import { showSourcesInStacks } from '../stacks/source-stack.js';
import { CleanSpanProcessor } from './clean-span-processor.js';
import { RotatingSpanFile } from './rotating-span-file.js';
import { TailSampler } from './tail-sampler.js';
import { TraceParentPropagator } from './trace-parent-propagator.js';

showSourcesInStacks();
const { OTEL_EXPORTER_OTLP_ENDPOINT, TRACE_DIR, PROCESS_NAME = 'process' } = process.env;

function exporter(): SpanExporter | null {
  if (OTEL_EXPORTER_OTLP_ENDPOINT)
    return new OTLPTraceExporter({ url: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` });
  return TRACE_DIR ? new RotatingSpanFile(TRACE_DIR, PROCESS_NAME) : null;
}

const target = exporter();
if (target) {
  const sdk = new NodeSDK({
    serviceName: PROCESS_NAME,
    // Detectors would wait for a cloud's metadata address.
    autoDetectResources: false,
    textMapPropagator: new TraceParentPropagator(),
    spanProcessors: [
      new TailSampler(
        new CleanSpanProcessor(new BatchSpanProcessor({ exporter: target, scheduledDelayMillis: 1_000 })),
      ),
    ],
    // Omitted: they would be collected on every call and sent each minute to an address without a listener.
    metricReaders: [],
    logRecordProcessors: [],
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
  sdk.start();
  let stopping = false;
  const flush = () => {
    if (stopping) return;
    stopping = true;
    sdk.shutdown().catch((error: unknown) => {
      process.stderr.write(`traces could not be flushed: ${String(error)}\n`);
    });
  };
  process.once('SIGTERM', flush);
  process.once('SIGINT', flush);
  process.once('beforeExit', flush);
}
