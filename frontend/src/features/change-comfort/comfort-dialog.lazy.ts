import { lazy } from 'react';

export const loadComfortDialog = () => import('./comfort-dialog.js');

export const ComfortDialog = lazy(loadComfortDialog);
