import { lazy } from 'react';

export const AdventurePage = lazy(() => import('./adventure-page.js'));
