import { lazy } from 'react';

export const RunbookPage = lazy(() => import('./runbook-page.js'));
