import { lazy, Suspense } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** Fetched by whoever opens the tab. */
const VerificationPanel = lazy(() => import('./verification-panel.js'));

/** Completed assessments for a person to verify (CONSOLE-12). */
export function VerificationTab() {
  const t = useMessages(VERIFY_MARKS);
  return (
    <Suspense fallback={<Skeleton heights={[[4, 110], 64, 92, 92]} label={t.loadingTheAssessments} />}>
      <VerificationPanel />
    </Suspense>
  );
}
