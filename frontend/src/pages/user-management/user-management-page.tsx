import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Pager } from '../../shared/ui/pager.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { LevelsDialog } from '../../features/explain-levels/index.js';
import { useUser } from '../../entities/account/index.js';
import { ImportClassDialog } from '../../features/import-class/index.js';
import { BulkBar, type BulkChange } from './bulk-bar.js';
import { pressColumn, readAddress, toAddress, type UserListState } from './user-address.rules.js';
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

/** The audit log of the one user that is listed, or of all. */
function auditAddress(users: readonly DetailedUser[] | undefined): string {
  const [only, second] = users ?? [];
  return only && !second ? `/audit-log?person=${encodeURIComponent(only.username)}` : '/audit-log';
}

/** All users for an admin, to find, help and close (ADMIN-1). */
export default function UserManagementPage() {
  const t = useMessages(USER_MANAGEMENT);
  usePageTitle(t.userManagement);
  const me = useUser().userId;
  const [search, setSearch] = useSearchParams();
  const state = readAddress(search);
  const { filters: settled, order, page } = state;
  const [typed, setTyped] = useState(settled.search);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<BulkChange | null>(null);
  const [importing, setImporting] = useState(false);
  const [open, setOpen] = useState<{ action: 'levels' | 'reset' | 'toggle'; user: DetailedUser } | null>(
    null,
  );
  /** What was asked for last: the address follows it a little later, and never undoes a choice on its way. */
  const wanted = useRef(state);
  const show = (change: Partial<UserListState>): void => {
    setChosenIds(new Set());
    wanted.current = { ...wanted.current, page: 0, ...change };
    setSearch(toAddress(wanted.current));
  };
  const narrow = (part: Partial<UserFilters>): void =>
    show({ filters: { ...wanted.current.filters, search: typed, ...part } });
  const settle = useEffectEvent(() => {
    if (typed !== wanted.current.filters.search) narrow({});
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back and a link set the address; the field follows.
  useEffect(() => {
    const address = readAddress(search);
    if (address.filters.search !== wanted.current.filters.search) setTyped(address.filters.search);
    wanted.current = address;
  }, [search]);

  const still = open !== null || importing || chosenIds.size > 0;
  const list = useQuery(usersQuery(settled, order, page, still));
  const count = useQuery(usersCountQuery(settled, still));
  const change = (part: Partial<UserFilters>): void => {
    if (part.search !== undefined) setTyped(part.search);
    // A choice is meant at once; only typing waits.
    if (part.search === undefined || part === NO_FILTERS) narrow(part);
  };
  const chosen = list.data?.filter(({ userId }) => chosenIds.has(userId)) ?? [];
  const matching = count.data?.matching ?? list.data?.length ?? 0;

  return (
    <AdultTheme>
      <div className="users">
        <div className="users__head">
          <h1>{t.userManagement}</h1>
          <p className="users__count" role="status">
            {list.data ? t.countOfUsers({ count: matching }) : ''}
          </p>
          <Button className="users__import" onClick={() => setImporting(true)}>
            {t.importAClass}
          </Button>
          <Link className="users__audit" to={auditAddress(list.data)}>
            {t.auditLog}
          </Link>
        </div>
        <UserFilterBar filters={{ ...settled, search: typed }} onChange={change} />
        <BulkBar
          chosen={chosen}
          me={me}
          last={last}
          onDone={(done) => {
            setLast(done);
            setChosenIds(new Set());
          }}
          onClear={() => setChosenIds(new Set())}
        />
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
            <ErrorPanel
              reader="adult"
              title={t.theUsersCouldNot}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
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
            order={order}
            onOrder={(column) => show({ order: pressColumn(order, column) })}
            chosen={chosenIds}
            onChosen={(ids) => {
              setChosenIds(ids);
              setLast(null);
            }}
            onReset={(user) => setOpen({ action: 'reset', user })}
            onToggle={(user) => setOpen({ action: 'toggle', user })}
          />
        )}
        <Pager page={page} pageSize={PAGE_SIZE} total={matching} onPage={(to) => show({ page: to })} />
      </div>
      {open?.action === 'levels' && <LevelsDialog user={open.user} onClose={() => setOpen(null)} />}
      {importing && <ImportClassDialog onClose={() => setImporting(false)} />}
      {open?.action === 'reset' && <ResetPasswordDialog user={open.user} onClose={() => setOpen(null)} />}
      {open?.action === 'toggle' && <ToggleStatusDialog user={open.user} onClose={() => setOpen(null)} />}
    </AdultTheme>
  );
}
