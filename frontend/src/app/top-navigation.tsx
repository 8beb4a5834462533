import type { Role } from '@sumfox/contracts/endpoint';
import { BookOpen, ChartColumn, House, Library, Users, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Fox } from '../shared/ui/fox.js';
import { hasPage } from './has-page.js';
import { UserMenu } from './user-menu.js';
import { useUser } from '../entities/account/index.js';

interface NavigationLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The links of each role (PAGE-4). A link to a page that does not exist is left out. */
const LINKS: Readonly<Record<Role, readonly NavigationLink[]>> = {
  child: [
    { to: '/', label: 'Dashboard', icon: House },
    { to: '/my-progress', label: 'My Progress', icon: ChartColumn },
  ],
  parent: [{ to: '/', label: 'Dashboard', icon: House }],
  admin: [
    { to: '/', label: 'Admin Dashboard', icon: House },
    { to: '/question-management', label: 'Question Management', icon: Library },
    { to: '/topic-management', label: 'Manage Topics', icon: BookOpen },
    { to: '/user-management', label: 'User Management', icon: Users },
  ],
};

/** Addresses that show the same page as `/`. */
const HOMES = ['/dashboard', '/admin'];

/** @param floats the strip lies over the picture of a home, each of its parts on a ground of its own */
export function TopNavigation({ floats }: { floats: boolean }) {
  const { role } = useUser();
  const { pathname } = useLocation();
  const links = LINKS[role].filter(({ to }) => hasPage(to, role));
  const isHere = (to: string): boolean => pathname === to || (to === '/' && HOMES.includes(pathname));
  return (
    <header className={floats ? 'top-nav top-nav--floating' : 'top-nav'}>
      <div className={links.length > 2 ? 'top-nav__inner top-nav__inner--many' : 'top-nav__inner'}>
        <span className="top-nav__fox">
          <Fox size={44} />
        </span>
        <nav className="top-nav__links" aria-label="Main">
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
