import { lazy } from 'react';

export const ChildDashboard = lazy(() => import('./child-dashboard.js'));
