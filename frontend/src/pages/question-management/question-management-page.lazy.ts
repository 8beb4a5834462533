import { lazy } from 'react';

export const QuestionManagementPage = lazy(() => import('./question-management-page.js'));
