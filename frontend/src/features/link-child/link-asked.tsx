import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSettled } from '../../shared/lib/after-press.js';
import { linkRequestsQuery } from '../../entities/link-request/index.js';

/** Hardly ever needed: it must not weigh on every visit to the home. */
const LinkAskedCards = lazy(() => import('./link-asked-cards.js'));

/**
 * For a child, who asks to be linked, and on the home the code for a grown-up; the profile has it anyhow. What cannot be
 * loaded is shown at the next visit.
 */
export function LinkAsked({ showsCode = true }: { showsCode?: boolean }) {
  const data = useSettled(useQuery(linkRequestsQuery).data);
  if (!data || data.toDecide.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinkAskedCards requests={data.toDecide} showsCode={showsCode} />
    </Suspense>
  );
}
