import { lazy } from 'react';

export const AuditLogPage = lazy(() => import('./audit-log-page.js'));
