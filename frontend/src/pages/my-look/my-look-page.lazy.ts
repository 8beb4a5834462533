import { lazy } from 'react';

export const MyLookPage = lazy(() => import('./my-look-page.js'));
