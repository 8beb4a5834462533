import { Skeleton } from '../../shared/ui/skeleton.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';

/** Where a question will stand. */
export function PaperSkeleton() {
  const t = useMessages(PAPER);
  return (
    <div className="page__column">
      <Skeleton heights={[56, 64, 320, 160]} label={t.gettingYourQuestionsReady} />
    </div>
  );
}
