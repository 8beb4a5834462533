import { Card } from 'antd';
import { DataTable } from '../../shared/ui/data-table.js';
import { dollars, orDash, secondsWords, type SystemHealth, taskWords } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

const readColumns = () => [
  ADMIN.get().whatFor,
  ADMIN.get().calls,
  ADMIN.get().answered,
  ADMIN.get().cost,
  ADMIN.get().of100Within,
];

/** What the model did and cost, in plain words. */
export function ModelCard({ model }: { model: SystemHealth['model'] }) {
  const t = useMessages(ADMIN);
  const percent = orDash(model.answeredPercent, (share) => `${share}%`);
  return (
    <Card size="small" title={t.aiModel}>
      {model.callsThisMonth === 0 ? (
        <p className="note">{t.nobodyHasAskedThe}</p>
      ) : (
        <>
          <dl className="system__queues">
            <div>
              <dt>{t.today}</dt>
              <dd>{t.callsAndCost({ count: model.callsToday, cost: dollars(model.costTodayMicroUsd) })}</dd>
            </div>
            <div>
              <dt>{t.thisMonth}</dt>
              <dd>
                {t.callsAndCost({
                  count: model.callsThisMonth,
                  cost: dollars(model.costThisMonthMicroUsd),
                })}
              </dd>
            </div>
            <div>
              <dt>{t.answered}</dt>
              <dd>{percent}</dd>
            </div>
            <div>
              <dt>{t.of100Within}</dt>
              <dd>{orDash(model.p95LatencyMs, secondsWords)}</dd>
            </div>
          </dl>
          <DataTable label={t.aiModelByTask} columns={readColumns()}>
            {model.tasks.map((row) => (
              <tr key={row.task}>
                <th scope="row">{taskWords(row.task)}</th>
                <td>{row.calls}</td>
                <td>{orDash(row.answeredPercent, (share) => `${share}%`)}</td>
                <td>{dollars(row.costMicroUsd)}</td>
                <td>{orDash(row.p95LatencyMs, secondsWords)}</td>
              </tr>
            ))}
          </DataTable>
        </>
      )}
    </Card>
  );
}
