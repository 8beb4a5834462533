import { lazy } from 'react';

export const UserManagementPage = lazy(() => import('./user-management-page.js'));
