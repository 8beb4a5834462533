import { lazy } from 'react';

export const DayPage = lazy(() => import('./day-page.js'));
