import { BookOpen, ChartColumn, Users, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ChildSwitcher } from '../entities/child/index.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { PARENT_NAVIGATION } from './parent-navigation.messages.js';
import './parent-navigation.css';

interface AreaLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The pages that belong to it. */
  pages: RegExp;
}

const readLinks = (): readonly AreaLink[] => [
  {
    to: '/',
    label: PARENT_NAVIGATION.get().children,
    icon: Users,
    pages: /^\/(dashboard)?$|^\/(child-progress|student-profile)\//,
  },
  { to: '/reports', label: PARENT_NAVIGATION.get().reports, icon: ChartColumn, pages: /^\/reports$/ },
  {
    to: '/topic-management',
    label: PARENT_NAVIGATION.get().topics,
    icon: BookOpen,
    pages: /^\/topic-management$/,
  },
];

/** The second row of a parent's pages: where else to go, and which child they are about. */
export default function ParentNavigation() {
  const t = useMessages(PARENT_NAVIGATION);
  const { pathname } = useLocation();
  return (
    <div className="second-row parent-nav">
      <nav className="parent-nav__inner" aria-label={t.parentArea}>
        <div className="parent-nav__links">
          {readLinks().map(({ to, label, icon: Icon, pages }) => (
            <Link
              key={to}
              to={to}
              className="parent-nav__link"
              aria-current={pages.test(pathname) ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          ))}
        </div>
        <ChildSwitcher />
      </nav>
    </div>
  );
}
