import { useQuery } from '@tanstack/react-query';
import { Card, Statistic, Tag } from 'antd';
import { DataTable } from '../../shared/ui/data-table.js';
import { momentText } from '../../shared/lib/moments.js';
import { ErrorList } from './error-list.js';
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

const COLUMNS = ['Process', 'Replica', 'Status', 'Up for', 'Memory', 'Last seen'];

function ProcessTable({ processes }: { processes: readonly ProcessRow[] }) {
  return (
    <DataTable label="Processes" columns={COLUMNS}>
      {processes.map((row) => (
        <tr key={`${row.name}/${row.instance ?? ''}`}>
          <th scope="row">{row.name}</th>
          <td>{row.instance ?? 'never reported'}</td>
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
  return (
    <FiguresTab
      query={useQuery(systemHealthQuery)}
      loading={{ heights: [48, 120, 260] }}
      failed="System health could not be loaded"
      head={() => 'System health'}
    >
      {(health) => <Health health={health} />}
    </FiguresTab>
  );
}

function Health({ health }: { health: SystemHealth }) {
  return (
    <>
      <div className="system__cards">
        <Card size="small" title="API">
          <StatusTag status={health.apiStatus} />
        </Card>
        <Card size="small" title="Database">
          <StatusTag status={health.databaseStatus} />
        </Card>
        <Card size="small" title="AI service">
          <StatusTag status={health.aiServiceStatus} word={aiStatusWord(health.aiServiceStatus)} />
        </Card>
        <Card size="small">
          <Statistic title="Up for" value={orDash(health.uptime, durationWords)} />
        </Card>
        <Card size="small">
          <Statistic title="Memory (resident)" value={megabytes(health.memoryUsage.rss)} />
        </Card>
        <Card size="small">
          <Statistic title="Memory (heap)" value={megabytes(health.memoryUsage.heapUsed)} />
        </Card>
        <Card size="small">
          <Statistic title={`Errors in 24 h, ${health.errorTrend}`} value={health.errors24h} />
        </Card>
        <Card size="small">
          <Statistic title="Errors in all" value={health.totalErrors} />
        </Card>
      </div>
      <Card size="small" title="Last error">
        {health.lastError ? (
          <>
            <b>{health.lastError.type}</b> {health.lastError.message}{' '}
            <span className="note">{momentText(health.lastError.timestamp)}</span>
          </>
        ) : (
          <span className="note">None is remembered.</span>
        )}
      </Card>
      <ErrorList />
      <ModelCard model={health.model} />
      <Card size="small" title="Queues">
        <dl className="system__queues">
          {Object.entries(health.queues).map(([name, jobs]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{jobs === null ? '–' : `${jobs} waiting or running`}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ProcessTable processes={health.processes} />
    </>
  );
}
