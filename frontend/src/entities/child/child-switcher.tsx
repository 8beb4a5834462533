import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '../account/index.js';
import { chooseChild, useCurrentChild } from './current-child.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_SWITCHER } from './child-switcher.messages.js';
import './child-switcher.css';

/** Pages whose address names one child; with another child they lead to that child's. */
const ONE_CHILDS_PAGE = /^\/(student-profile|child-progress)\/[^/]+/;

/** The child that a parent's pages are about, chosen once for all of them. Nothing to choose, nothing to see. */
export function ChildSwitcher() {
  const t = useMessages(CHILD_SWITCHER);
  const { children } = useUser();
  const current = useCurrentChild();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (children.length < 2 || !current) return null;

  const change = (userId: string): void => {
    chooseChild(userId);
    const [, page] = ONE_CHILDS_PAGE.exec(pathname) ?? [];
    if (page) void navigate(`/${page}/${userId}`);
    else if (pathname === '/reports') void navigate(`/reports?childId=${userId}`);
  };

  return (
    <label className="child-switcher">
      <span className="child-switcher__label">{t.child}</span>
      <select
        className="child-switcher__select"
        value={current.userId}
        onChange={(event) => change(event.target.value)}
      >
        {children.map((child) => (
          <option key={child.userId} value={child.userId}>
            {nameAmong(child, children)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the child is called, and the username where two siblings would read alike. */
export function nameAmong(child: LinkedChild, children: readonly LinkedChild[]): string {
  const name = shortName(child);
  const isAlone = children.filter((each) => shortName(each) === name).length === 1;
  return isAlone ? name : `${name} (@${child.username})`;
}

function shortName(child: LinkedChild): string {
  return child.callName;
}
