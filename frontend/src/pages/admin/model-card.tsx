import { Card } from 'antd';
import { DataTable } from '../../shared/ui/data-table.js';
import { dollars, orDash, secondsWords, type SystemHealth, taskWords } from '../../entities/system/index.js';

const COLUMNS = ['What for', 'Calls', 'Answered', 'Cost', '95 of 100 within'];

/** What the model did and cost, in plain words. */
export function ModelCard({ model }: { model: SystemHealth['model'] }) {
  const percent = orDash(model.answeredPercent, (share) => `${share}%`);
  return (
    <Card size="small" title="AI model">
      {model.callsThisMonth === 0 ? (
        <p className="note">Nobody has asked the model this month.</p>
      ) : (
        <>
          <dl className="system__queues">
            <div>
              <dt>Today</dt>
              <dd>
                {model.callsToday} calls, {dollars(model.costTodayMicroUsd)}
              </dd>
            </div>
            <div>
              <dt>This month</dt>
              <dd>
                {model.callsThisMonth} calls, {dollars(model.costThisMonthMicroUsd)}
              </dd>
            </div>
            <div>
              <dt>Answered</dt>
              <dd>{percent}</dd>
            </div>
            <div>
              <dt>95 of 100 within</dt>
              <dd>{orDash(model.p95LatencyMs, secondsWords)}</dd>
            </div>
          </dl>
          <DataTable label="AI model by task" columns={COLUMNS}>
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
