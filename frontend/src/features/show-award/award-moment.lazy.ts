import { lazy } from 'react';

export const AwardMoment = lazy(() => import('./award-moment.js'));
