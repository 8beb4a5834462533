import { lazy } from 'react';

export const SwitchChildDialog = lazy(() => import('./switch-child-dialog.js'));
