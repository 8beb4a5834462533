import type { Role } from '@sumfox/contracts/endpoint';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.js';
import { useUser } from '../entities/account/index.js';

/** Whether the address was kept over a sign-in; `useSignIn` says so in the state of the history entry. */
function isResumed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumed' in state && state.resumed === true;
}

/**
 * Shows a page to the roles named. For others the page does not exist: the role decides which routes exist (PAGE-1),
 * but who has just signed in is taken home from an address of somebody else. The server refuses in any case.
 */
export function RoleGuard({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  return roles.includes(useUser().role) ? children : <NoPageHere />;
}

/** The 404 page, or home right after a sign-in. */
export function NoPageHere() {
  return isResumed(useLocation().state) ? <Navigate to="/dashboard" replace /> : <NotFoundPage />;
}
