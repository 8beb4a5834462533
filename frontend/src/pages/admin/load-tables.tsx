import { ALARM_LIMITS, type Alarm } from '@sumfox/contracts/analytics/load.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsStatsQuery, queueWords, type QueueStats } from '../../entities/queue/index.js';
import { ageWords, millisecondsWords, orDash, type SystemLoad } from '../../entities/system/index.js';
import { QueueDialog } from '../../features/manage-queue/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { Spark } from './load-charts.js';
import { errorPercent, perMinute, periodMinutes } from './system-load.rules.js';
import { SYSTEM_LOAD } from './system-load.messages.js';

const isAbout = (alarms: readonly Alarm[], name: string) => alarms.some(({ about }) => about === name);

/** Each process in the period: how much, how well, how fast, and its replicas. */
export function ServiceTable({ load }: { load: SystemLoad }) {
  const t = useMessages(SYSTEM_LOAD);
  return (
    <section className="load__card load__card--table load__services">
      <h2>{t.services}</h2>
      <DataTable
        label={t.services}
        columns={[t.service, t.course, t.aMinute, t.errors, t.within, t.replicas]}
      >
        {load.processes.map((process) => {
          const { name, replicas, missingReplicas, p95Ms } = process;
          const errors = errorPercent(process);
          const isLit =
            isAbout(load.alarms, name) || missingReplicas > 0 || (errors ?? 0) > ALARM_LIMITS.errorPercent;
          return (
            <tr key={name} className={isLit ? 'load__lit' : undefined}>
              <th scope="row">{name}</th>
              <td className="load__wide">
                <Spark load={load} process={process} />
              </td>
              <td>{perMinute(process.requests, periodMinutes(load, process))}</td>
              <td>{orDash(errors, (percent) => `${percent}%`)}</td>
              <td>{orDash(p95Ms, millisecondsWords)}</td>
              <td>{t.replicasOf({ live: replicas, all: Math.max(1, replicas + missingReplicas) })}</td>
            </tr>
          );
        })}
      </DataTable>
    </section>
  );
}

/** Each queue: what waits, for how long, who works it; its jobs are a tap away. */
export function QueueTable({ load }: { load: SystemLoad }) {
  const t = useMessages(SYSTEM_LOAD);
  const { data: stats = [] } = useQuery(jobsStatsQuery(true));
  const [shown, setShown] = useState<string | null>(null);
  return (
    <section className="load__card load__card--table load__queues">
      <h2>{t.queuesAndWorkers}</h2>
      <DataTable label={t.queuesAndWorkers} columns={[t.queue, t.waiting, t.oldest, t.workers, t.failed]}>
        {load.queues.map((queue) => (
          <QueueRow
            key={queue.name}
            queue={queue}
            stats={stats.find(({ name }) => name === queue.name)}
            isLit={isAbout(load.alarms, queue.name)}
            onOpen={() => setShown(queue.name)}
          />
        ))}
      </DataTable>
      {shown !== null && stats.length > 0 && (
        <QueueDialog queues={stats} first={shown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}

function QueueRow(props: {
  queue: SystemLoad['queues'][number];
  /** Undefined while the queues themselves have not answered. */
  stats: QueueStats | undefined;
  isLit: boolean;
  onOpen: () => void;
}) {
  const t = useMessages(SYSTEM_LOAD);
  const { queue, stats } = props;
  const words = queueWords(queue.name);
  const failed = stats?.failed ?? null;
  return (
    <tr className={props.isLit || (failed ?? 0) > 0 ? 'load__lit' : undefined}>
      <th scope="row">
        <button
          type="button"
          className="load__open"
          disabled={!stats}
          aria-label={t.showJobs({ queue: words })}
          onClick={props.onOpen}
        >
          {words}
        </button>
      </th>
      <td>{orDash(queue.depth, String)}</td>
      <td>{orDash(queue.oldestSeconds === 0 ? null : queue.oldestSeconds, ageWords)}</td>
      <td>{queue.workers}</td>
      <td>{orDash(failed, String)}</td>
    </tr>
  );
}
