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
import '../../shared/ui/quality-tab.css';
import './background.css';

type Opened = { kind: 'queue'; queue: string } | { kind: 'configure' } | null;

/** What runs in the background: the state of every queue, its jobs, and what can be set (CONSOLE-13). */
export function BackgroundTab() {
  const [{ polls }] = useConsoleSettings();
  const stats = useQuery(jobsStatsQuery(polls));
  const [opened, setOpened] = useState<Opened>(null);
  const { data: queues } = stats;
  const view = (queue: string): void => setOpened({ kind: 'queue', queue });
  return (
    <div className="console__panel">
      <div className="console__head">
        <h2>Background Jobs</h2>
        <div className="console__buttons">
          <Button
            icon={<ListTree size={18} aria-hidden />}
            disabled={!queues}
            onClick={() => view(firstQueue(queues ?? []))}
          >
            View Queue
          </Button>
          <Button
            icon={<RefreshCw size={18} aria-hidden />}
            disabled={stats.isFetching}
            onClick={() => void stats.refetch()}
          >
            Refresh Status
          </Button>
          <Button
            icon={<SlidersHorizontal size={18} aria-hidden />}
            disabled={!queues}
            onClick={() => setOpened({ kind: 'configure' })}
          >
            Configure
          </Button>
        </div>
      </div>
      {stats.isPending ? (
        <Skeleton heights={[[4, 110], 180]} label="Loading the background jobs" />
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
  return (
    <p className="console__stale" role="status">
      <b>Not connected.</b> The queues cannot be reached right now; what waits in them is not lost.
      {since !== null && ` The figures below are from ${clockTime(since)}.`}
    </p>
  );
}

function Totals({ totals }: { totals: JobTotals | null }) {
  const count = (value: number | undefined) =>
    orDash(value ?? null, (known) => known.toLocaleString('en-SG'));
  return (
    <div className="console__cards">
      <Total
        title="Queue"
        value={count(totals?.inQueue)}
        note={`${count(totals?.running)} of them running`}
      />
      <Total title="Completed" value={count(totals?.completed)} note="within the last 24 hours" />
      <Total
        title="Average time"
        value={orDash(totals?.averageTimeMs ?? null, timeWords)}
        note="of the latest jobs"
      />
      <Total
        title="Success rate"
        value={orDash(totals?.successRate ?? null, (percent) => `${percent}%`)}
        note="within the last 24 hours"
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
  const work = queues.filter(({ kind }) => kind === 'work');
  const events = queues.filter(({ kind }) => kind === 'events');
  const bars = (of: (queue: QueueStats) => number) =>
    work.map((queue) => ({ label: queueWords(queue.name), count: of(queue) }));
  return (
    <>
      <div className="quality__charts">
        <CountBars
          title="In the queues now"
          bars={bars((queue) => queue.waiting + queue.active + queue.delayed)}
          empty="Nothing waits."
        />
        <CountBars
          title="Done within 24 hours"
          bars={bars((queue) => queue.completed)}
          empty="No job was done yet."
        />
      </div>
      <section className="console__panel" aria-label="Work">
        <h3>Work</h3>
        <QueueCards queues={work} onView={onView} />
      </section>
      <details className="queues__more" open={events.some(needsLook)}>
        <summary>
          Messages between services <span className="note">{lookWords(events)}</span>
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
  const { word, tone } = queueState(queue);
  return (
    <Card
      size="small"
      title={queueWords(queue.name)}
      extra={<Tag color={tone}>{word}</Tag>}
      className={queue.failed > 0 ? 'queues__card queues__card--failed' : 'queues__card'}
    >
      <dl className="queues__facts">
        <Fact name="Waiting" value={queue.waiting} />
        <Fact name="Running" value={queue.active} />
        <Fact name="Next try" value={queue.delayed} />
        <Fact name="Failed" value={queue.failed} />
        <Fact name="Done, 24 h" value={queue.completed} />
        <Fact name="Average" value={orDash(queue.averageTimeMs, timeWords)} />
        <Fact name="Success" value={orDash(queue.successRate, (percent) => `${percent}%`)} />
        <Fact name="Workers" value={queue.workers} />
      </dl>
      <Button onClick={onView}>
        View<span className="visually-hidden"> {queueWords(queue.name)}</span>
      </Button>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('en-SG') : value}</dd>
    </div>
  );
}
