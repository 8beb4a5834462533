import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Pager } from '../../shared/ui/pager.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { LevelsDialog } from '../../features/explain-levels/index.js';
import { ResetPasswordDialog } from '../../features/reset-user-password/index.js';
import { ToggleStatusDialog } from '../../features/toggle-user-status/index.js';
import { UserFilterBar } from './user-filter-bar.js';
import { UserTable } from './user-table.js';
import {
  NO_FILTERS,
  PAGE_SIZE,
  type UserFilters,
  usersCountQuery,
  usersQuery,
} from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { USER_MANAGEMENT } from './user-management.messages.js';
import '../../shared/ui/users.css';

/** Letters come faster than answers: the list follows when the typing pauses. */
const TYPING_PAUSE_MS = 300;

/** All users for an admin, to find, help and close (ADMIN-1). */
export default function UserManagementPage() {
  const t = useMessages(USER_MANAGEMENT);
  usePageTitle(t.userManagement);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [settled, setSettled] = useState(NO_FILTERS);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<{ action: 'levels' | 'reset' | 'toggle'; user: DetailedUser } | null>(
    null,
  );
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  const list = useQuery(usersQuery(settled, page, open !== null));
  const count = useQuery(usersCountQuery(settled, open !== null));
  const change = (to: UserFilters): void => {
    setFilters(to);
    // A choice is meant at once; only typing waits.
    if (to.search === filters.search) setSettled(to);
    setPage(0);
  };
  const matching = count.data?.matching ?? list.data?.length ?? 0;

  return (
    <AdultTheme>
      <div className="users">
        <div className="users__head">
          <h1>{t.userManagement}</h1>
          <p className="users__count" role="status">
            {list.data ? t.countOfUsers({ count: matching }) : ''}
          </p>
          <Link className="users__audit" to="/audit-log">
            {t.auditLog}
          </Link>
        </div>
        <UserFilterBar filters={filters} onChange={change} />
        {list.isRefetchError && (
          <p className="users__stale" role="status">
            {t.theNewestListCould}{' '}
            <Button size="small" onClick={() => void list.refetch()}>
              {t.tryAgain}
            </Button>
          </p>
        )}
        {!list.data ? (
          list.isError ? (
            <ErrorPanel title={t.theUsersCouldNot} error={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <Skeleton heights={[48, 64, 64, 64, 64]} label={t.loadingTheUsers} />
          )
        ) : list.data.length === 0 ? (
          <StatePanel
            title={t.noUsersFoundMatching}
            action={<Button onClick={() => change(NO_FILTERS)}>{t.clearFilters}</Button>}
          />
        ) : (
          <UserTable
            users={list.data}
            now={list.dataUpdatedAt}
            onLevels={(user) => setOpen({ action: 'levels', user })}
            onReset={(user) => setOpen({ action: 'reset', user })}
            onToggle={(user) => setOpen({ action: 'toggle', user })}
          />
        )}
        <Pager page={page} pageSize={PAGE_SIZE} total={matching} onPage={setPage} />
      </div>
      {open?.action === 'levels' && <LevelsDialog user={open.user} onClose={() => setOpen(null)} />}
      {open?.action === 'reset' && <ResetPasswordDialog user={open.user} onClose={() => setOpen(null)} />}
      {open?.action === 'toggle' && <ToggleStatusDialog user={open.user} onClose={() => setOpen(null)} />}
    </AdultTheme>
  );
}
