import { lazy } from 'react';

export const MustSetUpSecondFactor = lazy(() => import('./must-set-up.js'));
