import type { Role } from '@sumfox/contracts/endpoint';
import { BookOpen, ChartColumn, House, Library, Users, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Fox } from '../shared/ui/fox.js';
import { hasPage } from './has-page.js';
import { UserMenu } from './user-menu.js';
import { useUser } from '../entities/account/index.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { TOP_NAVIGATION } from './top-navigation.messages.js';

interface NavigationLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The links of each role (PAGE-4). A link to a page that does not exist is left out. */
const readLinks = (): Readonly<Record<Role, readonly NavigationLink[]>> => ({
  child: [
    { to: '/', label: TOP_NAVIGATION.get().dashboard, icon: House },
    { to: '/my-progress', label: TOP_NAVIGATION.get().myProgress, icon: ChartColumn },
  ],
  parent: [{ to: '/', label: TOP_NAVIGATION.get().dashboard, icon: House }],
  admin: [
    { to: '/', label: TOP_NAVIGATION.get().adminDashboard, icon: House },
    { to: '/question-management', label: TOP_NAVIGATION.get().questionManagement, icon: Library },
    { to: '/topic-management', label: TOP_NAVIGATION.get().manageTopics, icon: BookOpen },
    { to: '/user-management', label: TOP_NAVIGATION.get().userManagement, icon: Users },
  ],
});

/** Addresses that show the same page as `/`. */
const HOMES = ['/dashboard', '/admin'];

function dressOf(role: Role, floats: boolean): string {
  if (role !== 'child') return 'top-nav';
  return floats ? 'top-nav top-nav--pupil top-nav--floating' : 'top-nav top-nav--pupil';
}

/** @param floats the strip lies over the picture of a home */
export function TopNavigation({ floats }: { floats: boolean }) {
  const t = useMessages(TOP_NAVIGATION);
  const { role } = useUser();
  const { pathname } = useLocation();
  const links = readLinks()[role].filter(({ to }) => hasPage(to, role));
  const isHere = (to: string): boolean => pathname === to || (to === '/' && HOMES.includes(pathname));
  return (
    <header className={dressOf(role, floats)}>
      <div className={links.length > 2 ? 'top-nav__inner top-nav__inner--many' : 'top-nav__inner'}>
        <span className="top-nav__fox">
          <Fox size={44} />
        </span>
        <nav className="top-nav__links" aria-label={t.main}>
          {links.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className="top-nav__link" aria-current={isHere(to) ? 'page' : undefined}>
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          ))}
        </nav>
        <UserMenu />
      </div>
    </header>
  );
}
