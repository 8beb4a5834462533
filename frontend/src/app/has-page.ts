import type { Role } from '@sumfox/contracts/endpoint';
import { matchPath } from 'react-router-dom';
import { ROUTES } from './routes.js';

/** Whether somebody of this role finds a page at an address: a link that would end at the 404 page is not shown. */
export function hasPage(path: string, role: Role): boolean {
  return ROUTES.some((route) => route.roles.includes(role) && matchPath(route.path, path) !== null);
}
