import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { BatchObservableResult, Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { DURATION_BOUNDS_MS, type HeartbeatData } from '@sumfox/contracts/messages/heartbeat';
import type { ProcessConfig } from '../config/process.config.js';
import { ProcessReport } from '../health/process-report.js';
import { PROCESS_CONFIG } from '../tokens.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';

/**
 * Serves the figures of this process to Prometheus at `/metrics` of an internal port, if one is set. Holds numbers and
 * the names of queues and processes only.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private provider: MeterProvider | null = null;

  constructor(
    @Inject(PROCESS_CONFIG)
    private readonly config: Pick<ProcessConfig, 'PROCESS_NAME' | 'METRICS_PORT' | 'METRICS_HOST'>,
    @Inject(ProcessReport) private readonly report: Pick<ProcessReport, 'read'>,
    private readonly traffic: TrafficMeter,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, METRICS_HOST, PROCESS_NAME } = this.config;
    if (METRICS_PORT === null) return;
    const exporter = new PrometheusExporter({
      host: METRICS_HOST,
      port: METRICS_PORT,
      preventServerStart: true,
      withoutScopeInfo: true,
      withoutTargetInfo: true,
      withResourceConstantLabels: /^process$/,
    });
    this.provider = new MeterProvider({
      readers: [exporter],
      resource: resourceFromAttributes({ process: PROCESS_NAME }),
    });
    const meter = this.provider.getMeter('sumfox');
    this.measureRequests(meter);
    this.observeReport(meter);
    await exporter.startServer();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.provider?.shutdown();
  }

  private measureRequests(meter: Meter): void {
    const durations = meter.createHistogram('sumfox_request_duration_seconds', {
      description: 'Calls answered and jobs tried, by outcome.',
      advice: { explicitBucketBoundaries: DURATION_BOUNDS_MS.map((bound) => bound / 1_000) },
    });
    this.traffic.onRequest((durationMs, isFault) =>
      durations.record(durationMs / 1_000, { outcome: isFault ? 'fault' : 'answered' }),
    );
  }

  /** Reads the same report as the heartbeat at each scrape; while the queues are away only counts of requests remain. */
  private observeReport(meter: Meter): void {
    const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });
    const gauges = {
      memory: gauge('sumfox_memory_rss_bytes', 'Resident memory.'),
      database: gauge(
        'sumfox_database_reachable',
        '1 while the database of the service answers, 0 while it does not.',
      ),
      depth: gauge('sumfox_queue_depth', 'Jobs that wait or run in a queue that this process works.'),
      age: gauge('sumfox_queue_oldest_age_seconds', 'Age of the oldest waiting job.'),
      unsent: gauge('sumfox_outbox_unsent', 'Messages that the database holds and Redis has not received.'),
      unsentAge: gauge('sumfox_outbox_oldest_age_seconds', 'Age of the oldest of them.'),
    };
    const slow = meter.createObservableCounter('sumfox_slow_statements', {
      description: 'Statements of the database that took more than 200 ms.',
    });
    meter.addBatchObservableCallback(
      async (result) => {
        const report = await this.report.read(false);
        observe(result, gauges, report);
        result.observe(slow, report.traffic?.slowStatements ?? 0);
      },
      [...Object.values(gauges), slow],
    );
  }
}

type Gauges = Record<
  'memory' | 'database' | 'depth' | 'age' | 'unsent' | 'unsentAge',
  ReturnType<Meter['createObservableGauge']>
>;

function observe(result: BatchObservableResult, gauges: Gauges, report: HeartbeatData): void {
  result.observe(gauges.memory, report.rssBytes);
  if (report.databaseReachable !== null) result.observe(gauges.database, report.databaseReachable ? 1 : 0);
  for (const [queue, depth] of Object.entries(report.queueDepths))
    result.observe(gauges.depth, depth, { queue });
  for (const [queue, seconds] of Object.entries(report.queueAges ?? {}))
    result.observe(gauges.age, seconds, { queue });
  if (!report.unsent) return;
  result.observe(gauges.unsent, report.unsent.messages);
  result.observe(gauges.unsentAge, report.unsent.oldestSeconds);
}
