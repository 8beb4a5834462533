import { lazy } from 'react';

export const RegisterPage = lazy(() => import('./register-page.js'));
