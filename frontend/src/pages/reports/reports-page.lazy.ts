import { lazy } from 'react';

export const ReportsPage = lazy(() => import('./reports-page.js'));
