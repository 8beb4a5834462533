import { lazy } from 'react';

export const WorksheetPage = lazy(() => import('./worksheet-page.js'));
