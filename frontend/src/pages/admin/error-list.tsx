import { useQuery } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import { momentText } from '../../shared/lib/moments.js';
import {
  type SystemErrors,
  systemErrorsQuery,
  timesWords,
  traceAddress,
} from '../../entities/system/index.js';

/** Recent errors, equal ones listed once with a link to the trace of the latest (ADMIN-9). */
export function ErrorList() {
  const { data, isError, refetch } = useQuery(systemErrorsQuery);
  return (
    <Card size="small" title="Errors of late">
      {data ? (
        <Errors found={data} />
      ) : isError ? (
        <p className="note" role="status">
          The list of errors could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      ) : (
        <p className="note">Loading the errors…</p>
      )}
    </Card>
  );
}

function Errors({ found }: { found: SystemErrors }) {
  const { errors, since, traceView } = found;
  if (errors.length === 0)
    return <p className="note">No process has reported an error in the last 30 days.</p>;
  return (
    <div className="errors">
      <ol className="errors__list" aria-label="Errors of late">
        {errors.map((error) => (
          <li key={`${error.process}/${error.type}/${error.message}`}>
            <div>
              <p className="errors__said">
                <b>{error.type}</b> {error.message}
              </p>
              <p className="note">
                {error.process}, {timesWords(error)}, last {momentText(error.timestamp)}
              </p>
            </div>
            <Trace id={error.traceId} view={traceView} />
          </li>
        ))}
      </ol>
      <p className="note">
        {since !== null && `Looked at since ${momentText(since)}. `}
        {traceView === null &&
          'Traces are kept in files beside the data of the product, one for each process; the page of Jaeger opens them by Upload, and the id finds the trace there.'}
      </p>
    </div>
  );
}

function Trace({ id, view }: { id: string | null; view: string | null }) {
  if (id === null) return <span className="note">no trace</span>;
  if (view === null) return <code className="errors__trace">{id}</code>;
  return (
    <a className="errors__link" href={traceAddress(view, id)} target="_blank" rel="noreferrer">
      Trace <code className="errors__trace">{id.slice(0, 8)}</code>
    </a>
  );
}
