import { useQuery } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import { Link } from 'react-router-dom';
import { FailureSearch } from '../../features/find-failure/index.js';
import { momentText } from '../../shared/messages/moments.js';
import {
  type SystemErrors,
  systemErrorsQuery,
  timesWords,
  traceAddress,
} from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

/** Recent errors, equal ones listed once with a link to the trace of the latest (ADMIN-9). */
export function ErrorList() {
  const t = useMessages(ADMIN);
  const { data, isError, refetch } = useQuery(systemErrorsQuery);
  return (
    <Card className="errors-card" size="small" title={t.recentErrors} extra={<FailureSearch />}>
      {data ? (
        <Errors found={data} />
      ) : isError ? (
        <p className="note" role="status">
          {t.theListOfErrors}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </p>
      ) : (
        <p className="note">{t.loadingTheErrors}</p>
      )}
    </Card>
  );
}

function Errors({ found }: { found: SystemErrors }) {
  const t = useMessages(ADMIN);
  const { errors, since, traceView } = found;
  if (errors.length === 0) return <p className="note">{t.noProcessHasReported}</p>;
  return (
    <div className="errors">
      <ol className="errors__list" aria-label={t.recentErrors}>
        {errors.map((error) => (
          <li key={`${error.process}/${error.type}/${error.message}`}>
            <div>
              <p className="errors__said">
                <b>{error.type}</b> {error.message}
              </p>
              <p className="note">
                {t.last({
                  process: error.process,
                  timesWords: timesWords(error),
                  momentText: momentText(error.timestamp),
                })}
              </p>
            </div>
            <Trace id={error.traceId} view={traceView} />
          </li>
        ))}
      </ol>
      <p className="note">
        {since !== null && `${t.lookedAtSince({ momentText: momentText(since) })} `}
        {traceView === null && t.tracesAreKeptIn}
      </p>
    </div>
  );
}

function Trace({ id, view }: { id: string | null; view: string | null }) {
  const t = useMessages(ADMIN);
  if (id === null) return <span className="note">{t.noTrace}</span>;
  return (
    <span className="errors__ways">
      <Link className="errors__link" to={`/admin/failures/${id}`}>
        {t.openFailure} <code className="errors__trace">{id.slice(0, 8)}</code>
      </Link>
      {view !== null && (
        <a className="errors__link" href={traceAddress(view, id)} target="_blank" rel="noreferrer">
          {t.trace} <span className="visually-hidden">{id.slice(0, 8)}</span>
        </a>
      )}
    </span>
  );
}
