import { useQuery } from '@tanstack/react-query';
import { Card, Tag } from 'antd';
import type { ReactNode } from 'react';
import { DataTable } from '../../shared/ui/data-table.js';
import { momentText } from '../../shared/messages/moments.js';
import { ErrorList } from './error-list.js';
import { MailList } from './mail-list.js';
import { FiguresTab } from './figures-tab.js';
import { LoadPanel } from './load-panel.js';
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
    <DataTable stacks label={t.processes} columns={readColumns()}>
      {processes.map((row) => (
        <tr key={`${row.name}/${row.instance ?? ''}`}>
          <th scope="row">{row.name}</th>
          <td data-title={t.replica}>{row.instance ?? t.neverReported}</td>
          <td data-title={t.status}>
            <StatusTag status={row.status} />
          </td>
          <td data-title={t.upFor}>{orDash(row.uptimeSeconds, durationWords)}</td>
          <td data-title={t.memory}>{orDash(row.rssBytes, megabytes)}</td>
          <td data-title={t.lastSeen}>{orDash(row.lastSeen, clockTime)}</td>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Health({ health }: { health: SystemHealth }) {
  const t = useMessages(ADMIN);
  return (
    <>
      <dl className="system__strip">
        <Fact name={t.api}>
          <StatusTag status={health.apiStatus} />
        </Fact>
        <Fact name={t.database}>
          <StatusTag status={health.databaseStatus} />
        </Fact>
        <Fact name={t.aiService}>
          <StatusTag status={health.aiServiceStatus} word={aiStatusWord(health.aiServiceStatus)} />
        </Fact>
        <Fact name={t.upFor}>{orDash(health.uptime, durationWords)}</Fact>
        <Fact name={t.memoryResident}>{megabytes(health.memoryUsage.rss)}</Fact>
        <Fact name={t.memoryHeap}>{megabytes(health.memoryUsage.heapUsed)}</Fact>
        <Fact name={t.errorsIn24H({ errorTrend: health.errorTrend })}>{health.errors24h}</Fact>
        <Fact name={t.allErrors}>{health.totalErrors}</Fact>
      </dl>
      <LoadPanel />
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
      <ProcessTable processes={health.processes} />
    </>
  );
}
