import { lazy } from 'react';

export const RegisterFamilyPage = lazy(() => import('./register-family-page.js'));
