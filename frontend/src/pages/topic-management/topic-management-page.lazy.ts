import { lazy } from 'react';

export const TopicManagementPage = lazy(() => import('./topic-management-page.js'));
