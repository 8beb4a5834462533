import { lazy } from 'react';

export const FailurePage = lazy(() => import('./failure-page.js'));
