import { lazy } from 'react';

export const VisualTestingTab = lazy(() => import('./visual-testing-tab.js'));
