import { lazy } from 'react';

export const ChildProfilePage = lazy(() => import('./child-profile-page.js'));
