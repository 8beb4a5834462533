import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { Button, Tag } from 'antd';
import { ROLE_NAMES, useUser } from '../../entities/account/index.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { dayText, momentText, sinceText } from '../../shared/lib/moments.js';
import { fullName, linkageText } from '../../entities/user/index.js';

const TITLES = ['User', 'Role', 'Status', 'Registration Date', 'Last Active', 'Linkage', 'Actions'];

/** One row for each user, with what an admin can do. */
export function UserTable(props: {
  users: readonly DetailedUser[];
  /** Milliseconds since 1970 of the list, so that "5 minutes ago" is true of it. */
  now: number;
  onReset: (user: DetailedUser) => void;
  onToggle: (user: DetailedUser) => void;
}) {
  const me = useUser().userId;
  return (
    <DataTable label="Users" columns={TITLES}>
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
          <td data-title="Role">
            <span className={`users__role users__role--${user.role}`}>{ROLE_NAMES[user.role]}</span>
          </td>
          <td data-title="Status">
            <Tag color={user.isActive ? 'success' : 'default'}>{user.isActive ? 'Active' : 'Inactive'}</Tag>
          </td>
          <td data-title="Registration Date">{dayText(user.createdAt)}</td>
          <td data-title="Last Active">
            <time
              dateTime={user.lastActive ?? undefined}
              title={user.lastActive ? momentText(user.lastActive) : undefined}
            >
              {sinceText(user.lastActive, props.now)}
            </time>
          </td>
          <td
            data-title="Linkage"
            title={user.childrenInfo.map((child) => child.displayName).join(', ') || undefined}
          >
            {linkageText(user)}
          </td>
          <td>
            <div className="users__actions">
              <Button onClick={() => props.onReset(user)}>
                Reset Password<span className="visually-hidden"> of {user.username}</span>
              </Button>
              {user.userId !== me && (
                <Button danger={user.isActive} onClick={() => props.onToggle(user)}>
                  {user.isActive ? 'Deactivate' : 'Activate'}
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
