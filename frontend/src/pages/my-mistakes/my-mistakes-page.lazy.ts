import { lazy } from 'react';

export const MyMistakesPage = lazy(() => import('./my-mistakes-page.js'));
