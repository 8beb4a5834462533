import { lazy } from 'react';

export const EmailCard = lazy(() => import('./email-card.js'));
