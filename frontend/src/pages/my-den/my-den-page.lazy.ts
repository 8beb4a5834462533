import { lazy } from 'react';

export const MyDenPage = lazy(() => import('./my-den-page.js'));
