import { LOAD_PERIODS } from '@sumfox/contracts/analytics/load.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { systemLoadQuery } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { AlarmList } from './alarm-list.js';
import { DatabaseAndEvents, ModelSpend } from './capacity.js';
import { LoadCharts } from './load-charts.js';
import { QueueTable, ServiceTable } from './load-tables.js';
import { SYSTEM_LOAD } from './system-load.messages.js';
import './system-load.css';

/** What needs a look, and how much the product does, of the last hour or day (ADMIN-14). The address keeps which. */
export function LoadPanel() {
  const t = useMessages(SYSTEM_LOAD);
  const [search, setSearch] = useSearchParams();
  const period = LOAD_PERIODS.find((one) => one === search.get('period')) ?? 'hour';
  const { data, error, isPending, refetch } = useQuery(systemLoadQuery(period));
  const choose = (next: string): void =>
    setSearch(
      (before) => {
        before.set('period', next);
        return before;
      },
      { replace: true },
    );
  return (
    <div className="load">
      <div className="load__periods" role="group" aria-label={t.period}>
        {LOAD_PERIODS.map((one) => (
          <button key={one} type="button" aria-pressed={one === period} onClick={() => choose(one)}>
            {t[one]}
          </button>
        ))}
      </div>
      {data ? (
        <>
          <AlarmList alarms={data.alarms} />
          <LoadCharts load={data} />
          <div className="load__halves">
            <div className="load__stack">
              <ServiceTable load={data} />
              <DatabaseAndEvents load={data} />
              <ModelSpend model={data.model} />
            </div>
            <QueueTable load={data} />
          </div>
        </>
      ) : isPending ? (
        <Skeleton heights={[56, [3, 170], 260]} label={t.loadingLoad} />
      ) : (
        <ErrorPanel reader="adult" title={t.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
