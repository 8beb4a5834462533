import { lazy } from 'react';

export const ReviewsTab = lazy(() => import('./reviews-tab.js'));
