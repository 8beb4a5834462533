import type { FoundFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { failureQuery } from '../../entities/system/index.js';
import { FailureSearch } from '../../features/find-failure/index.js';
import { momentText } from '../../shared/messages/moments.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REFUSALS } from '../../shared/messages/refusals.messages.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { FAILURE } from './failure.messages.js';
import { findRequest, headline } from './failure.rules.js';
import { TraceSteps } from './trace-steps.js';
import '../../shared/ui/runbook-link.css';
import './failure.css';

/** One failure by its code: the request, what processes reported, and the steps of its trace (ADMIN-15). */
export default function FailurePage() {
  const t = useMessages(FAILURE);
  const { code = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(failureQuery(code));
  usePageTitle(t.failure);
  return (
    <AdultTheme>
      <div className="failure">
        <div className="failure__ways">
          <Link to="/admin?tab=system">
            <ChevronLeft aria-hidden="true" size={18} /> {t.system}
          </Link>
          <FailureSearch key={code} code={code} />
        </div>
        {isPending ? (
          <Skeleton heights={[60, 260]} label={t.loading} />
        ) : !data ? (
          <ErrorPanel reader="adult" title={t.failed} error={error} onRetry={() => void refetch()} />
        ) : data.traceId === null ? (
          <StatePanel title={t.notFound}>{t.keptFor}</StatePanel>
        ) : (
          <Found code={code} found={data} />
        )}
      </div>
    </AdultTheme>
  );
}

function Found({ code, found }: { code: string; found: FoundFailure }) {
  const t = useMessages(FAILURE);
  const copy = (): void =>
    void navigator.clipboard.writeText(window.location.href).then(() => notify(t.copied, '', 'success'));
  return (
    <>
      <header className="failure__head">
        <div>
          <h1 className="failure__code">{code}</h1>
          <p className="failure__headline">{headline(found)}</p>
        </div>
        <Button onClick={copy}>{t.copyLink}</Button>
        <Link className="runbook-link" to="/admin/runbooks/errors">
          {t.runbook}
        </Link>
      </header>
      <div className="failure__parts">
        <TraceSteps found={found} />
        <div className="failure__side">
          <UserCard found={found} />
          <Reports reports={found.reports} />
        </div>
      </div>
    </>
  );
}

/** What the user did and read; what was typed is in no trace. */
function UserCard({ found }: { found: FoundFailure }) {
  const t = useMessages(FAILURE);
  const sentences: Readonly<Record<string, string>> = useMessages(REFUSALS);
  const request = findRequest(found.steps);
  const at = found.startedAt ?? found.reports[0]?.timestamp ?? null;
  const saw = found.refusal === null ? undefined : sentences[found.refusal];
  return (
    <section className="failure__card">
      <h2>{t.whatTheUserDid}</h2>
      <dl className="failure__facts">
        <dt>{t.action}</dt>
        <dd>{found.action ?? t.notRecorded}</dd>
        <dt>{t.saw}</dt>
        <dd>
          {saw === undefined ? t.notRecorded : t.quoted({ sentence: saw })}
          {found.refusal !== null && <span className="note">{found.refusal}</span>}
        </dd>
        <dt>{t.request}</dt>
        <dd>{request?.asked ?? t.notRecorded}</dd>
        <dt>{t.answered}</dt>
        <dd>{request?.status ?? t.notRecorded}</dd>
        <dt>{t.when}</dt>
        <dd>{at === null ? t.notRecorded : momentText(at)}</dd>
      </dl>
      <p className="note">{t.valuesAreNotKept}</p>
    </section>
  );
}

function Reports({ reports }: Pick<FoundFailure, 'reports'>) {
  const t = useMessages(FAILURE);
  return (
    <section className="failure__card">
      <h2>{t.reports}</h2>
      {reports.length === 0 ? (
        <p className="note">{t.noReports}</p>
      ) : (
        <ol className="failure__reports">
          {reports.map(({ process, type, message, timestamp }) => (
            <li key={`${process}/${type}/${timestamp}`}>
              <b>{type}</b> {message}
              <span className="note">
                {process}, {momentText(timestamp)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
