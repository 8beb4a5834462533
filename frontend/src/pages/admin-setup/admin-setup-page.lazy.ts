import { lazy } from 'react';

export const AdminSetupPage = lazy(() => import('./admin-setup-page.js'));
