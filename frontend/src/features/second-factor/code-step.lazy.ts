import { lazy } from 'react';

export const CodeStep = lazy(() => import('./code-step.js'));
