import { lazy } from 'react';

export const MustChangePassword = lazy(() => import('./must-change-password.js'));
