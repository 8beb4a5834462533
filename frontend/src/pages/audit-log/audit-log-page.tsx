import { AUDIT_ACTIONS } from '@sumfox/contracts/identity/audit.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import '../../shared/ui/users.css';
import { AuditTable } from './audit-table.js';
import { NO_AUDIT_FILTERS, auditQuery, type AuditFilters } from '../../entities/audit/index.js';
import { readActionNames, readAuditAddress, toAuditAddress } from './audit.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { AUDIT_LOG } from './audit-log.messages.js';

const TYPING_PAUSE_MS = 300;

/** What admins, families and the product did to accounts; nobody can change it, admins can read it. */
export default function AuditLogPage() {
  const t = useMessages(AUDIT_LOG);
  usePageTitle(t.auditLog);
  const [search, setSearch] = useSearchParams();
  const settled = readAuditAddress(search);
  const [filters, setFilters] = useState(settled);
  const address = toAuditAddress(settled).toString();
  /** The address that this page has set last: it brings back no letter that was typed before. */
  const written = useRef(address);
  const settle = useEffectEvent(() => {
    const next = toAuditAddress(filters);
    if (next.toString() === address) return;
    written.current = next.toString();
    setSearch(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);
  // Back and a link set the address; the fields follow.
  useEffect(() => {
    if (address !== written.current) setFilters(readAuditAddress(new URLSearchParams(address)));
    written.current = address;
  }, [address]);
  const log = useInfiniteQuery(auditQuery(settled));
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <AdultTheme>
      <div className="users">
        <div className="users__head">
          <h1>{t.auditLog}</h1>
          <Link className="users__audit" to="/user-management">
            {t.userManagement}
          </Link>
        </div>
        <AuditFilterBar filters={filters} onChange={setFilters} />
        {!log.data ? (
          log.isError ? (
            <ErrorPanel
              reader="adult"
              title={t.theLogCouldNot}
              error={log.error}
              onRetry={() => void log.refetch()}
            />
          ) : (
            <Skeleton heights={[48, 48, 48, 48]} label={t.loadingTheLog} />
          )
        ) : entries.length === 0 ? (
          <StatePanel
            title={t.nothingFound}
            action={<Button onClick={() => setFilters(NO_AUDIT_FILTERS)}>{t.clearFilters}</Button>}
          >
            {t.noEntryMatchesThese}
          </StatePanel>
        ) : (
          <AuditTable entries={entries} />
        )}
        <LoadMore list={log} />
      </div>
    </AdultTheme>
  );
}

function AuditFilterBar(props: { filters: AuditFilters; onChange: (filters: AuditFilters) => void }) {
  const t = useMessages(AUDIT_LOG);
  const { filters, onChange } = props;
  const id = useId();
  return (
    <div role="search" className="filters">
      <div className="filters__search">
        <label htmlFor={`${id}-person`}>{t.person}</label>
        <Input
          id={`${id}-person`}
          value={filters.person}
          placeholder={t.usernameOfWhoDid}
          maxLength={200}
          onChange={(event) => onChange({ ...filters, person: event.target.value })}
        />
      </div>
      <div className="filters__choice filters__choice--wide">
        <label htmlFor={`${id}-action`}>{t.action}</label>
        <select
          id={`${id}-action`}
          className="filters__select"
          value={filters.action}
          onChange={(event) =>
            onChange({
              ...filters,
              action: AUDIT_ACTIONS.find((action) => action === event.target.value) ?? '',
            })
          }
        >
          <option value="">{t.all}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {readActionNames()[action]}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div className="filters__choice" key={end}>
          <label htmlFor={`${id}-${end}`}>{end === 'from' ? t.from : t.to}</label>
          <input
            id={`${id}-${end}`}
            className="filters__select"
            type="date"
            value={filters[end]}
            onChange={(event) => onChange({ ...filters, [end]: event.target.value })}
          />
        </div>
      ))}
      <Button onClick={() => onChange(NO_AUDIT_FILTERS)}>{t.clearFilters}</Button>
    </div>
  );
}
