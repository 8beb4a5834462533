import { useUser } from '../../app/user-context.js';
import { Fox } from '../../components/fox.js';
import { GradeBadge } from '../../components/grade-badge.js';
import { StatePanel } from '../../components/state-panel.js';
import { usePageTitle } from '../../lib/page-title.js';
import './parent-dashboard.css';

/** A parent's home: the linked children of the session. */
export default function ParentDashboard() {
  usePageTitle('Dashboard');
  const { children } = useUser();
  return (
    <div className="parent">
      <h1>Dashboard</h1>
      {children.length === 0 ? (
        <StatePanel title="No child is linked yet" face="hello">
          Once a child is linked to your account, the child shows here.
        </StatePanel>
      ) : (
        <section aria-labelledby="children-heading">
          <h2 id="children-heading">Linked Children</h2>
          <ul className="parent__children">
            {children.map((child) => (
              <li key={child.userId} className="card parent__child">
                <Fox size={56} />
                <div>
                  <p className="parent__name">{child.displayName}</p>
                  <p className="note">@{child.username}</p>
                </div>
                <GradeBadge grade={child.gradeLevel} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
