import { lazy } from 'react';

export const MyProgressPage = lazy(() => import('./my-progress-page.js'));
