import { BookOpen, ChartColumn, Users, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ChildSwitcher } from '../entities/child/index.js';
import './parent-navigation.css';

interface AreaLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The pages that belong to it. */
  pages: RegExp;
}

const LINKS: readonly AreaLink[] = [
  {
    to: '/',
    label: 'Children',
    icon: Users,
    pages: /^\/(dashboard)?$|^\/(child-progress|student-profile)\//,
  },
  { to: '/reports', label: 'Reports', icon: ChartColumn, pages: /^\/reports$/ },
  { to: '/topic-management', label: 'Topics', icon: BookOpen, pages: /^\/topic-management$/ },
];

/** The second row of a parent's pages: where else to go, and which child they are about. */
export default function ParentNavigation() {
  const { pathname } = useLocation();
  return (
    <div className="second-row parent-nav">
      <nav className="parent-nav__inner" aria-label="Parent area">
        <div className="parent-nav__links">
          {LINKS.map(({ to, label, icon: Icon, pages }) => (
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
