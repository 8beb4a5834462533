import { SLOW_STATEMENT_MS } from '@sumfox/contracts/messages/heartbeat';
import { dollars, millisecondsWords, type SystemLoad } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SYSTEM_LOAD } from './system-load.messages.js';

/** The day's cost of the model against its budget. */
export function ModelSpend({ model }: { model: SystemLoad['model'] }) {
  const t = useMessages(SYSTEM_LOAD);
  if (!model) return <p className="load__card note">{t.noModel}</p>;
  const { spentMicroUsd, dailyMicroUsd, forecastMicroUsd } = model;
  const percent = Math.min(100, Math.round((100 * spentMicroUsd) / Math.max(1, dailyMicroUsd)));
  return (
    <section className="load__card">
      <h2>{t.modelSpend({ spent: dollars(spentMicroUsd), budget: dollars(dailyMicroUsd) })}</h2>
      <div className="load__bar" role="img" aria-label={t.modelSpendBar({ percent })}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="note">
        {forecastMicroUsd === null ? t.noForecast : t.forecast({ cost: dollars(forecastMicroUsd) })}
      </p>
    </section>
  );
}

/** Connections and slow statements of the database, and what services have not told each other yet. */
export function DatabaseAndEvents({ load }: { load: SystemLoad }) {
  const t = useMessages(SYSTEM_LOAD);
  const { database, events } = load;
  return (
    <section className="load__card" aria-label={t.databaseAndEvents}>
      <ul className="load__facts">
        <li>
          <b>{database.connections}</b> {t.connections({ most: database.maxConnections })}
        </li>
        <li>
          <b>{database.slowStatements}</b>{' '}
          {t.slowStatements({
            count: database.slowStatements,
            limit: millisecondsWords(SLOW_STATEMENT_MS),
          })}
        </li>
        <li>
          <b>{events.behind}</b> {t.eventsBehind({ count: events.behind })}
        </li>
      </ul>
      {database.slowest.length > 0 && (
        <details className="load__slowest">
          <summary>{t.slowest}</summary>
          <ol>
            {database.slowest.map(({ process, shape, durationMs }) => (
              <li key={`${process}/${shape}`}>
                <b>{t.slowestOne({ time: millisecondsWords(durationMs), process })}</b> <code>{shape}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
