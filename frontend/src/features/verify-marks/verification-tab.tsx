import { lazy, Suspense } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.js';

/** Fetched by whoever opens the tab. */
const VerificationPanel = lazy(() => import('./verification-panel.js'));

/** Completed assessments for a person to verify (CONSOLE-12). */
export function VerificationTab() {
  return (
    <Suspense fallback={<Skeleton heights={[[4, 110], 64, 92, 92]} label="Loading the assessments" />}>
      <VerificationPanel />
    </Suspense>
  );
}
