import { lazy } from 'react';

export const DeviceSignIn = lazy(() => import('./device-sign-in.js'));
