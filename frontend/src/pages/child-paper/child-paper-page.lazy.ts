import { lazy } from 'react';

export const ChildPaperPage = lazy(() => import('./child-paper-page.js'));
