import { lazy, Suspense } from 'react';
import { Skeleton } from '../../components/skeleton.js';

/** Fetched by whoever opens the tab. */
const VerificationPanel = lazy(() => import('./verification-panel.js'));

/** Completed assessments before a person (B§2.9-4). */
export function VerificationTab() {
  return (
    <Suspense fallback={<Skeleton heights={[[4, 110], 64, 92, 92]} label="Loading the assessments" />}>
      <VerificationPanel />
    </Suspense>
  );
}
