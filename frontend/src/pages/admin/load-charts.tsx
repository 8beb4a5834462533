import { ALARM_LIMITS } from '@sumfox/contracts/analytics/load.endpoints';
import { millisecondsWords, orDash, type SystemLoad } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TimeChart } from '../../shared/ui/charts/time-chart.js';
import type { TimePoint } from '../../shared/ui/charts/time-chart.rules.js';
import {
  chartSentence,
  errorPercent,
  perMinute,
  pointsOf,
  type ProcessLoad,
  recentRate,
} from './system-load.rules.js';
import { SYSTEM_LOAD } from './system-load.messages.js';

const percentText = (value: number) => `${value}%`;
const rateText = (value: number) => String(value);

/** Requests, errors and durations of the calls that browsers make (ADMIN-14). */
export function LoadCharts({ load }: { load: SystemLoad }) {
  const t = useMessages(SYSTEM_LOAD);
  const gateway = load.processes.find(({ name }) => name === 'gateway');
  if (!gateway) return null;
  return (
    <div className="load__charts">
      <ChartCard
        title={t.requestsAMinute}
        newest={recentRate(gateway)}
        points={pointsOf(gateway, ({ requests }) => perMinute(requests, load.stepSeconds / 60))}
        limit={null}
        toText={rateText}
        tone="blue"
      />
      <ChartCard
        title={t.errorShare}
        newest={errorPercent(gateway.recent)}
        points={pointsOf(gateway, errorPercent)}
        limit={ALARM_LIMITS.errorPercent}
        toText={percentText}
        tone="violet"
      />
      <ChartCard
        title={t.answeredWithin}
        newest={gateway.recent.p95Ms}
        points={pointsOf(gateway, ({ p95Ms }) => p95Ms)}
        limit={ALARM_LIMITS.p95Ms}
        toText={millisecondsWords}
        tone="blue"
      />
    </div>
  );
}

function ChartCard(props: {
  title: string;
  /** Of the last five minutes; null without requests. */
  newest: number | null;
  points: readonly TimePoint[];
  limit: number | null;
  toText: (value: number) => string;
  tone: 'blue' | 'violet';
}) {
  const t = useMessages(SYSTEM_LOAD);
  const { title, newest, points, limit, toText } = props;
  const isOver = limit !== null && newest !== null && newest > limit;
  return (
    <section className="load__card" aria-label={title}>
      <header className="load__chart-head">
        <div>
          <h3>{title}</h3>
          <p className="load__newest">
            {orDash(newest, toText)}{' '}
            <span className="note">{newest === null ? t.noRequests : t.lastMinutes}</span>
          </p>
        </div>
        {limit !== null && (
          <span className={isOver ? 'load__tag load__tag--over' : 'load__tag'}>
            {isOver ? t.overLimit({ limit: toText(limit) }) : t.limitOf({ limit: toText(limit) })}
          </span>
        )}
      </header>
      <TimeChart
        sentence={chartSentence(title, points, limit, toText)}
        points={points}
        limit={limit}
        toText={toText}
        tone={isOver ? 'amber' : props.tone}
        words={{ asTable: t.asTable, time: t.time, value: t.value, limit: t.limit, none: t.none }}
      />
    </section>
  );
}

/** The course of one process, as small as a word. */
export function Spark({ load, process }: { load: SystemLoad; process: ProcessLoad }) {
  const t = useMessages(SYSTEM_LOAD);
  const rates = process.steps.map(({ requests }) => perMinute(requests, load.stepSeconds / 60));
  const most = Math.max(...rates);
  const top = Math.max(1, most);
  const places = rates.map(
    (rate, i) => `${(100 * i) / Math.max(1, rates.length - 1)},${24 - (22 * rate) / top}`,
  );
  return (
    <svg
      className="spark"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      role="img"
      aria-label={t.sparkWords({ name: process.name, most })}
    >
      <path d={`M${places.join(' L')}`} />
    </svg>
  );
}
