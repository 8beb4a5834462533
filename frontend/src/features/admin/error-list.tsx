import { useQuery } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import { DataTable } from '../../components/data-table.js';
import { momentText } from '../../lib/moments.js';
import { systemErrorsQuery, type SystemErrors } from './admin.api.js';
import { timesWords, traceAddress } from './system-errors.rules.js';

const COLUMNS = ['Last', 'Process', 'Error', 'How often', 'Trace'];

/** What went wrong of late, equal failures once, with a way to the trace of the last of them (UX 17). */
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
      <DataTable label="Errors of late" columns={COLUMNS}>
        {errors.map((error) => (
          <tr key={`${error.process}/${error.type}/${error.message}`}>
            <th scope="row">{momentText(error.timestamp)}</th>
            <td>{error.process}</td>
            <td className="errors__said">
              <b>{error.type}</b> {error.message}
            </td>
            <td>{timesWords(error)}</td>
            <td>
              <Trace id={error.traceId} view={traceView} />
            </td>
          </tr>
        ))}
      </DataTable>
      <p className="note">
        {since !== null && `Looked at since ${momentText(since)}. `}
        {traceView === null &&
          'Traces are kept in files beside the data of the product, one for each process; the page of Jaeger opens them by Upload, and the id finds the trace there.'}
      </p>
    </div>
  );
}

function Trace({ id, view }: { id: string | null; view: string | null }) {
  if (id === null) return <>–</>;
  const short = <code className="errors__trace">{id.slice(0, 8)}</code>;
  if (view === null) return <code className="errors__trace">{id}</code>;
  return (
    <a href={traceAddress(view, id)} target="_blank" rel="noreferrer" aria-label={`Trace ${id}`}>
      {short}
    </a>
  );
}
