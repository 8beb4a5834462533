import { lazy } from 'react';

export const ParentDashboard = lazy(() => import('./parent-dashboard.js'));
