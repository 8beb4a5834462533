import { useQuery } from '@tanstack/react-query';
import { Card, Statistic, Tag } from 'antd';
import { DataTable } from '../../shared/ui/data-table.js';
import { momentText } from '../../shared/messages/moments.js';
import { ErrorList } from './error-list.js';
import { MailList } from './mail-list.js';
import { FiguresTab } from './figures-tab.js';
import { ModelCard } from './model-card.js';
import {
  aiStatusWord,
  clockTime,
  durationWords,
  megabytes,
  orDash,
  statusWord,
  type SystemHealth,
  systemHealthQuery,
} from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

type ProcessRow = SystemHealth['processes'][number];
type Status = SystemHealth['aiServiceStatus'];

const TONES: Readonly<Record<Status, 'success' | 'warning' | 'error' | 'default'>> = {
  operational: 'success',
  'built-in': 'success',
  degraded: 'warning',
  down: 'error',
  unknown: 'default',
};

function StatusTag({ status, word = statusWord(status) }: { status: Status; word?: string }) {
  return <Tag color={TONES[status]}>{word}</Tag>;
}

const readColumns = () => [
  ADMIN.get().process,
  ADMIN.get().replica,
  ADMIN.get().status,
  ADMIN.get().upFor,
  ADMIN.get().memory,
  ADMIN.get().lastSeen,
];

function ProcessTable({ processes }: { processes: readonly ProcessRow[] }) {
  const t = useMessages(ADMIN);
  return (
    <DataTable label={t.processes} columns={readColumns()}>
      {processes.map((row) => (
        <tr key={`${row.name}/${row.instance ?? ''}`}>
          <th scope="row">{row.name}</th>
          <td>{row.instance ?? t.neverReported}</td>
          <td>
            <StatusTag status={row.status} />
          </td>
          <td>{orDash(row.uptimeSeconds, durationWords)}</td>
          <td>{orDash(row.rssBytes, megabytes)}</td>
          <td>{orDash(row.lastSeen, clockTime)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Health of every process, from heartbeats and reported failures. */
export function SystemTab() {
  const t = useMessages(ADMIN);
  return (
    <FiguresTab
      query={useQuery(systemHealthQuery)}
      loading={{ heights: [48, 120, 260] }}
      failed={t.systemHealthCouldNot}
      head={() => t.systemHealth}
    >
      {(health) => <Health health={health} />}
    </FiguresTab>
  );
}

function Health({ health }: { health: SystemHealth }) {
  const t = useMessages(ADMIN);
  return (
    <>
      <div className="system__cards">
        <Card size="small" title={t.api}>
          <StatusTag status={health.apiStatus} />
        </Card>
        <Card size="small" title={t.database}>
          <StatusTag status={health.databaseStatus} />
        </Card>
        <Card size="small" title={t.aiService}>
          <StatusTag status={health.aiServiceStatus} word={aiStatusWord(health.aiServiceStatus)} />
        </Card>
        <Card size="small">
          <Statistic title={t.upFor} value={orDash(health.uptime, durationWords)} />
        </Card>
        <Card size="small">
          <Statistic title={t.memoryResident} value={megabytes(health.memoryUsage.rss)} />
        </Card>
        <Card size="small">
          <Statistic title={t.memoryHeap} value={megabytes(health.memoryUsage.heapUsed)} />
        </Card>
        <Card size="small">
          <Statistic title={t.errorsIn24H({ errorTrend: health.errorTrend })} value={health.errors24h} />
        </Card>
        <Card size="small">
          <Statistic title={t.allErrors} value={health.totalErrors} />
        </Card>
      </div>
      <Card size="small" title={t.lastError}>
        {health.lastError ? (
          <>
            <b>{health.lastError.type}</b> {health.lastError.message}{' '}
            <span className="note">{momentText(health.lastError.timestamp)}</span>
          </>
        ) : (
          <span className="note">{t.noRecentErrors}</span>
        )}
      </Card>
      <ErrorList />
      <MailList />
      <ModelCard model={health.model} />
      <Card size="small" title={t.queues}>
        <dl className="system__queues">
          {Object.entries(health.queues).map(([name, jobs]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{jobs === null ? '–' : t.waitingOrRunning({ jobs })}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ProcessTable processes={health.processes} />
    </>
  );
}
