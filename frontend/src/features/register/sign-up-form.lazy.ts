import { lazy } from 'react';

export const SignUpForm = lazy(() => import('./sign-up-form.js'));
