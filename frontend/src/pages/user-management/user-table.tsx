import { handleText } from '../../shared/lib/handle-text.js';
import type { DetailedUser, UserSort } from '@sumfox/contracts/identity/admin.endpoints';
import { Button, Tag } from 'antd';
import { readRoleNames, useUser } from '../../entities/account/index.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { dayText, momentText, sinceText } from '../../shared/messages/moments.js';
import { fullName, linkageText, type UserOrder } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { USER_MANAGEMENT } from './user-management.messages.js';

/** The columns, each with what it sorts by. */
const readColumns = (): ReadonlyArray<{ title: string; sort: UserSort | null }> => [
  { title: USER_MANAGEMENT.get().user, sort: 'name' },
  { title: USER_MANAGEMENT.get().role, sort: 'role' },
  { title: USER_MANAGEMENT.get().status, sort: 'status' },
  { title: USER_MANAGEMENT.get().registrationDate, sort: 'createdAt' },
  { title: USER_MANAGEMENT.get().lastActive, sort: 'lastActive' },
  { title: USER_MANAGEMENT.get().linkage, sort: null },
  { title: USER_MANAGEMENT.get().actions, sort: null },
];

/** Headings that sort, and the box that chooses all. */
function Head(props: {
  order: UserOrder;
  onOrder: (column: UserSort) => void;
  isAll: boolean;
  onAll: (all: boolean) => void;
}) {
  const t = useMessages(USER_MANAGEMENT);
  const { sort: sorted, order } = props.order;
  return (
    <tr>
      <td className="users__box">
        <input
          type="checkbox"
          aria-label={t.chooseAll}
          checked={props.isAll}
          onChange={(event) => props.onAll(event.target.checked)}
        />
      </td>
      {readColumns().map(({ title, sort }) => (
        <th
          key={title}
          scope="col"
          aria-sort={sort === sorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
        >
          {sort ? (
            <button type="button" className="users__sort" onClick={() => props.onOrder(sort)}>
              {title}
              <span aria-hidden>{sort !== sorted ? '' : order === 'asc' ? ' ↑' : ' ↓'}</span>
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  );
}

/** One row for each user, with what an admin can do. */
export function UserTable(props: {
  users: readonly DetailedUser[];
  /** Milliseconds since 1970 of the list, so that "5 minutes ago" is true of it. */
  now: number;
  onLevels: (user: DetailedUser) => void;
  order: UserOrder;
  onOrder: (column: UserSort) => void;
  /** User ids. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onReset: (user: DetailedUser) => void;
  onToggle: (user: DetailedUser) => void;
}) {
  const t = useMessages(USER_MANAGEMENT);
  const me = useUser().userId;
  const { users, chosen, onChosen } = props;
  const choose = (userId: string, isOn: boolean): void =>
    onChosen(new Set(isOn ? [...chosen, userId] : [...chosen].filter((each) => each !== userId)));
  return (
    <DataTable
      stacks
      label={t.users}
      head={
        <Head
          order={props.order}
          onOrder={props.onOrder}
          isAll={users.every(({ userId }) => chosen.has(userId))}
          onAll={(all) => onChosen(new Set(all ? users.map(({ userId }) => userId) : []))}
        />
      }
    >
      {users.map((user) => (
        <tr key={user.userId}>
          <td className="users__box">
            <input
              type="checkbox"
              aria-label={t.choose({ username: user.username })}
              checked={chosen.has(user.userId)}
              onChange={(event) => choose(user.userId, event.target.checked)}
            />
          </td>
          <th className="users__person" scope="row">
            <span className="users__name">
              {fullName(user)}
              {user.gradeLevel && <GradeBadge grade={user.gradeLevel} />}
            </span>
            <span className="users__sub">{handleText(user.username)}</span>
            {user.email && user.email !== user.username && (
              <span className="users__sub users__email" title={user.email}>
                {user.email}
              </span>
            )}
          </th>
          <td data-title={t.role}>
            <span className={`users__role users__role--${user.role}`}>{readRoleNames()[user.role]}</span>
          </td>
          <td data-title={t.status}>
            <Tag color={user.isActive ? 'success' : 'default'}>{user.isActive ? t.active : t.inactive}</Tag>
          </td>
          <td data-title={t.registrationDate}>{dayText(user.createdAt)}</td>
          <td data-title={t.lastActive}>
            <time
              dateTime={user.lastActive ?? undefined}
              title={user.lastActive ? momentText(user.lastActive) : undefined}
            >
              {sinceText(user.lastActive, props.now)}
            </time>
          </td>
          <td
            data-title={t.linkage}
            title={user.childrenInfo.map((child) => child.displayName).join(', ') || undefined}
          >
            {linkageText(user)}
          </td>
          <td className="users__acts">
            <div className="users__actions">
              {user.role === 'child' && (
                <Button onClick={() => props.onLevels(user)}>
                  {t.levels}
                  <span className="visually-hidden"> {t.of({ username: user.username })}</span>
                </Button>
              )}
              <Button onClick={() => props.onReset(user)}>
                {t.resetPassword}
                <span className="visually-hidden"> {t.of({ username: user.username })}</span>
              </Button>
              {user.userId !== me && (
                <Button danger={user.isActive} onClick={() => props.onToggle(user)}>
                  {user.isActive ? t.deactivate : t.activate}
                  <span className="visually-hidden"> {user.username}</span>
                </Button>
              )}
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
