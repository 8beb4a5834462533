import { lazy } from 'react';

export const TogetherPage = lazy(() => import('./together-page.js'));
