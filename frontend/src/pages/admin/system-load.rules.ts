import { ALARM_LIMITS, type Alarm, type AlarmKey } from '@sumfox/contracts/analytics/load.endpoints';
import { ageWords, clockMinute, millisecondsWords, type SystemLoad } from '../../entities/system/index.js';
import { queueWords } from '../../entities/queue/index.js';
import type { TimePoint } from '../../shared/ui/charts/time-chart.rules.js';
import { SYSTEM_LOAD } from './system-load.messages.js';

export type ProcessLoad = SystemLoad['processes'][number];
type Figures = Pick<ProcessLoad, 'requests' | 'failures' | 'p95Ms'>;

/** Minutes that the newest figures are of. */
const RECENT_MINUTES = 5;

/** What is beyond its limit, in one sentence. */
export function alarmSentence({ key, about, value }: Alarm): string {
  const t = SYSTEM_LOAD.get();
  const number = value ?? 0;
  const { errorPercent, p95Ms, waitingSeconds, connectionPercent, slowStatements, budgetPercent } =
    ALARM_LIMITS;
  const sentences: Readonly<Record<AlarmKey, () => string>> = {
    'process-down': () => t.processDown({ about: about ?? '' }),
    'database-down': () => t.databaseDown,
    errors: () => t.errorsAlarm({ value: number, limit: errorPercent }),
    'slow-answers': () =>
      t.slowAnswers({ value: millisecondsWords(number), limit: millisecondsWords(p95Ms) }),
    'queue-behind': () =>
      t.queueBehind({
        about: queueWords(about ?? ''),
        value: ageWords(number),
        limit: ageWords(waitingSeconds),
      }),
    'events-behind': () => t.eventsAlarm({ value: ageWords(number), limit: ageWords(waitingSeconds) }),
    'database-connections': () => t.connectionsAlarm({ value: number, limit: connectionPercent }),
    'slow-statements': () => t.statementsAlarm({ value: number, limit: slowStatements }),
    model: () => t.modelAlarm,
    'model-budget': () => t.budgetAlarm({ value: number, limit: budgetPercent }),
  };
  return sentences[key]();
}

/** What people notice of an alarm. */
export function alarmEffect({ key, about }: Alarm): string {
  const effects: Readonly<Record<string, string>> = SYSTEM_LOAD.get().effects;
  return effects[key] ?? effects[about ?? ''] ?? '';
}

/** Percent of requests that failed, to one decimal; null without requests. */
export function errorPercent({ requests, failures }: Figures): number | null {
  return requests === 0 ? null : Math.round((1_000 * failures) / requests) / 10;
}

/** Requests a minute, whole from ten on. */
export function perMinute(requests: number, minutes: number): number {
  const rate = requests / minutes;
  return rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10;
}

export const recentRate = ({ recent }: ProcessLoad): number => perMinute(recent.requests, RECENT_MINUTES);

/** Minutes of the whole period. */
export const periodMinutes = ({ stepSeconds }: SystemLoad, { steps }: ProcessLoad): number =>
  (steps.length * stepSeconds) / 60;

/** One line of a chart. */
export function pointsOf(
  { steps }: ProcessLoad,
  valueOf: (step: ProcessLoad['steps'][number]) => number | null,
): TimePoint[] {
  return steps.map((step) => ({ label: clockMinute(step.at), value: valueOf(step) }));
}

/** What a line shows, in words. */
export function chartSentence(
  title: string,
  points: readonly TimePoint[],
  limit: number | null,
  toText: (value: number) => string,
): string {
  const t = SYSTEM_LOAD.get();
  const between = { title, from: points[0]?.label ?? '', to: points.at(-1)?.label ?? '' };
  const known = points.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const [first] = known;
  if (!first) return t.chartEmpty(between);
  const highest = known.reduce((most, point) => (point.value > most.value ? point : most), first);
  const sentence = t.chartSentence({
    ...between,
    lowest: toText(Math.min(...known.map(({ value }) => value))),
    highest: toText(highest.value),
    highestAt: highest.label,
  });
  return limit === null ? sentence : t.chartLimit({ sentence, limit: toText(limit) });
}
