import { lazy } from 'react';

export const AssessmentSelectionPage = lazy(() => import('./assessment-selection-page.js'));
