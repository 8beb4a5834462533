import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { Button, Tag } from 'antd';
import { readRoleNames, useUser } from '../../entities/account/index.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { dayText, momentText, sinceText } from '../../shared/messages/moments.js';
import { fullName, linkageText } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { USER_MANAGEMENT } from './user-management.messages.js';

const readTitles = () => [
  USER_MANAGEMENT.get().user,
  USER_MANAGEMENT.get().role,
  USER_MANAGEMENT.get().status,
  USER_MANAGEMENT.get().registrationDate,
  USER_MANAGEMENT.get().lastActive,
  USER_MANAGEMENT.get().linkage,
  USER_MANAGEMENT.get().actions,
];

/** One row for each user, with what an admin can do. */
export function UserTable(props: {
  users: readonly DetailedUser[];
  /** Milliseconds since 1970 of the list, so that "5 minutes ago" is true of it. */
  now: number;
  onLevels: (user: DetailedUser) => void;
  onReset: (user: DetailedUser) => void;
  onToggle: (user: DetailedUser) => void;
}) {
  const t = useMessages(USER_MANAGEMENT);
  const me = useUser().userId;
  return (
    <DataTable label={t.users} columns={readTitles()}>
      {props.users.map((user) => (
        <tr key={user.userId}>
          <th className="users__person" scope="row">
            <span className="users__name">
              {fullName(user)}
              {user.gradeLevel && <GradeBadge grade={user.gradeLevel} />}
            </span>
            <span className="users__sub">@{user.username}</span>
            {user.email && user.email !== user.username && <span className="users__sub">{user.email}</span>}
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
          <td>
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
