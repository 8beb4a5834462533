import { lazy } from 'react';

export const SignInSafetyCard = lazy(() => import('./sign-in-safety-card.js'));
