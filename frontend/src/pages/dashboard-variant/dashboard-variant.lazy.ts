import { lazy } from 'react';

export const DashboardVariant = lazy(() => import('./dashboard-variant.js'));
