import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { runbookQuery } from '../../entities/runbook/index.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { RUNBOOK } from './runbook.messages.js';
import './runbook.css';

/** Another runbook opens here; any other link of a runbook leads nowhere in the product and stays text. */
function RunbookLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const [, name] = /^([\w-]+)\.md$/.exec(href) ?? [];
  return name ? <Link to={`/admin/runbooks/${name}`}>{children}</Link> : <>{children}</>;
}

/** Tables scroll by themselves on a phone. */
function RunbookTable({ children }: { children?: ReactNode }) {
  return (
    <div className="runbook__table">
      <table>{children}</table>
    </div>
  );
}

const OPTIONS = { disableParsingRawHTML: true, overrides: { a: RunbookLink, table: RunbookTable } };

/** What to do about an alarm (ADMIN-14): the page of `docs/runbooks` of that name. */
export default function RunbookPage() {
  const t = useMessages(RUNBOOK);
  const { name = 'README' } = useParams();
  const { data, error, isPending, refetch } = useQuery(runbookQuery(name));
  usePageTitle(t.runbook);
  return (
    <AdultTheme>
      <div className="runbook">
        <nav className="runbook__ways" aria-label={t.runbook}>
          <Link to="/admin?tab=system">
            <ChevronLeft aria-hidden="true" size={18} /> {t.system}
          </Link>
          <Link to="/admin/runbooks/README">{t.allRunbooks}</Link>
        </nav>
        {data ? (
          <article className="runbook__text">
            <Markdown options={OPTIONS}>{data}</Markdown>
          </article>
        ) : isPending ? (
          <Skeleton heights={[40, 120, 200]} label={t.loading} />
        ) : error ? (
          <ErrorPanel reader="adult" title={t.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <StatePanel title={t.notFound}>{t.chooseOne}</StatePanel>
        )}
      </div>
    </AdultTheme>
  );
}
