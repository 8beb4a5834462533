import type { Role } from '@product/contracts/endpoint';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from './user-context.js';

/** Shows a page to the roles named and sends others home. The server refuses them in any case. */
export function RoleGuard({ roles, children }: { roles: readonly Role[]; children?: ReactNode }) {
  return roles.includes(useUser().role) ? children : <Navigate to="/dashboard" replace />;
}
