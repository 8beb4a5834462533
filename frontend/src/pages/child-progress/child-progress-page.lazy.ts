import { lazy } from 'react';

export const ChildProgressPage = lazy(() => import('./child-progress-page.js'));
