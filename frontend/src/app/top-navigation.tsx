import type { Role } from '@product/contracts/endpoint';
import { ChartColumn, House, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Fox } from '../components/fox.js';
import { UserMenu } from './user-menu.js';
import { useUser } from './user-context.js';

/** The links of A§2.2 whose pages stand. */
const LINKS: Record<Role, ReadonlyArray<{ to: string; label: string; icon: LucideIcon }>> = {
  child: [
    { to: '/', label: 'Dashboard', icon: House },
    { to: '/my-progress', label: 'My Progress', icon: ChartColumn },
  ],
  parent: [{ to: '/', label: 'Dashboard', icon: House }],
  admin: [{ to: '/', label: 'Admin Dashboard', icon: House }],
};

export function TopNavigation() {
  const user = useUser();
  return (
    <header className="top-nav">
      <div className="top-nav__inner">
        <span className="top-nav__fox">
          <Fox size={44} />
        </span>
        <nav className="top-nav__links" aria-label="Main">
          {LINKS[user.role].map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} end className="top-nav__link">
              <Icon size={20} aria-hidden />
              {label}
            </NavLink>
          ))}
        </nav>
        <UserMenu />
      </div>
    </header>
  );
}
