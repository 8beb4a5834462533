import { useQuery } from '@tanstack/react-query';
import { Button, Card, Statistic, Tag } from 'antd';
import { ListTree, RefreshCw, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { CountBars } from '../../shared/ui/count-bars.js';
import { clockTime, orDash } from '../../entities/system/index.js';
import {
  firstQueue,
  jobsStatsQuery,
  type JobTotals,
  lookWords,
  needsLook,
  queueState,
  type QueueStats,
  queueWords,
  timeWords,
  totalsOf,
} from '../../entities/queue/index.js';
import { useConsoleSettings } from '../../entities/batch/index.js';
import { QueueConfigDialog, QueueDialog } from '../../features/manage-queue/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import { regionOf } from '../../shared/messages/language.js';
import '../../shared/ui/quality-tab.css';
import './background.css';

type Opened = { kind: 'queue'; queue: string } | { kind: 'configure' } | null;

/** What runs in the background: the state of every queue, its jobs, and what can be set (CONSOLE-13). */
export function BackgroundTab() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [{ polls }] = useConsoleSettings();
  const stats = useQuery(jobsStatsQuery(polls));
  const [opened, setOpened] = useState<Opened>(null);
  const { data: queues } = stats;
  const view = (queue: string): void => setOpened({ kind: 'queue', queue });
  return (
    <div className="console__panel">
      <div className="console__head">
        <h2>{t.backgroundJobs}</h2>
        <div className="console__buttons">
          <Button
            icon={<ListTree size={18} aria-hidden />}
            disabled={!queues}
            onClick={() => view(firstQueue(queues ?? []))}
          >
            {t.viewQueue}
          </Button>
          <Button
            icon={<RefreshCw size={18} aria-hidden />}
            disabled={stats.isFetching}
            onClick={() => void stats.refetch()}
          >
            {t.refreshStatus}
          </Button>
          <Button
            icon={<SlidersHorizontal size={18} aria-hidden />}
            disabled={!queues}
            onClick={() => setOpened({ kind: 'configure' })}
          >
            {t.configure}
          </Button>
        </div>
      </div>
      {stats.isPending ? (
        <Skeleton heights={[[4, 110], 180]} label={t.loadingTheBackgroundJobs} />
      ) : (
        <>
          {stats.isError && <NotConnected since={queues ? stats.dataUpdatedAt : null} />}
          <Totals totals={queues ? totalsOf(queues.filter(({ kind }) => kind === 'work')) : null} />
          {queues && <Queues queues={queues} onView={view} />}
        </>
      )}
      {queues && opened?.kind === 'queue' && (
        <QueueDialog queues={queues} first={opened.queue} onClose={() => setOpened(null)} />
      )}
      {queues && opened?.kind === 'configure' && (
        <QueueConfigDialog queues={queues} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

function NotConnected({ since }: { since: number | null }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  return (
    <p className="console__stale" role="status">
      <b>{t.notConnected}</b> {t.queuesNotReached}
      {since !== null && ` ${t.theFiguresBelowAre({ clockTime: clockTime(since) })}`}
    </p>
  );
}

function Totals({ totals }: { totals: JobTotals | null }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const count = (value: number | undefined) =>
    orDash(value ?? null, (known) => known.toLocaleString(regionOf()));
  return (
    <div className="console__cards">
      <Total
        title={t.queue}
        value={count(totals?.inQueue)}
        note={t.runningOfThem({ running: count(totals?.running) })}
      />
      <Total title={t.completed} value={count(totals?.completed)} note={t.within24Hours} />
      <Total
        title={t.averageTime}
        value={orDash(totals?.averageTimeMs ?? null, timeWords)}
        note={t.ofLatestJobs}
      />
      <Total
        title={t.successRate}
        value={orDash(totals?.successRate ?? null, (percent) => `${percent}%`)}
        note={t.within24Hours}
      />
    </div>
  );
}

function Total({ title, value, note }: { title: string; value: string; note: string }) {
  return (
    <Card size="small">
      <Statistic title={title} value={value} />
      <p className="note">{note}</p>
    </Card>
  );
}

function Queues({ queues, onView }: { queues: readonly QueueStats[]; onView: (queue: string) => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const work = queues.filter(({ kind }) => kind === 'work');
  const events = queues.filter(({ kind }) => kind === 'events');
  const bars = (of: (queue: QueueStats) => number) =>
    work.map((queue) => ({ label: queueWords(queue.name), count: of(queue) }));
  return (
    <>
      <div className="quality__charts">
        <CountBars
          title={t.inTheQueuesNow}
          bars={bars((queue) => queue.waiting + queue.active + queue.delayed)}
          empty={t.nothingWaits}
        />
        <CountBars
          title={t.doneWithin24Hours}
          bars={bars((queue) => queue.completed)}
          empty={t.noJobWasDone}
        />
      </div>
      <section className="console__panel" aria-label={t.work}>
        <h3>{t.work}</h3>
        <QueueCards queues={work} onView={onView} />
      </section>
      <details className="queues__more" open={events.some(needsLook)}>
        <summary>
          {t.messagesBetweenServices} <span className="note">{lookWords(events)}</span>
        </summary>
        <QueueCards queues={events} onView={onView} />
      </details>
    </>
  );
}

function QueueCards(props: { queues: readonly QueueStats[]; onView: (queue: string) => void }) {
  return (
    <ul className="queues">
      {props.queues.map((queue) => (
        <li key={queue.name}>
          <QueueCard queue={queue} onView={() => props.onView(queue.name)} />
        </li>
      ))}
    </ul>
  );
}

function QueueCard({ queue, onView }: { queue: QueueStats; onView: () => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { word, tone } = queueState(queue);
  return (
    <Card
      size="small"
      title={queueWords(queue.name)}
      extra={<Tag color={tone}>{word}</Tag>}
      className={queue.failed > 0 ? 'queues__card queues__card--failed' : 'queues__card'}
    >
      <dl className="queues__facts">
        <Fact name={t.waiting} value={queue.waiting} />
        <Fact name={t.running} value={queue.active} />
        <Fact name={t.nextTry} value={queue.delayed} />
        <Fact name={t.failed} value={queue.failed} />
        <Fact name={t.done24H} value={queue.completed} />
        <Fact name={t.average} value={orDash(queue.averageTimeMs, timeWords)} />
        <Fact name={t.success} value={orDash(queue.successRate, (percent) => `${percent}%`)} />
        <Fact name={t.workers} value={queue.workers} />
      </dl>
      <Button onClick={onView}>
        {t.view}
        <span className="visually-hidden"> {queueWords(queue.name)}</span>
      </Button>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString(regionOf()) : value}</dd>
    </div>
  );
}
