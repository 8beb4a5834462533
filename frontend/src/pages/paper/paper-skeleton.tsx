import { Skeleton } from '../../shared/ui/skeleton.js';

/** Where a question will stand. */
export function PaperSkeleton() {
  return (
    <div className="page__column">
      <Skeleton heights={[56, 64, 320, 160]} label="Getting your questions ready" />
    </div>
  );
}
