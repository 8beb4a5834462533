import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';
import { START_PRACTICE } from './start-practice.messages.js';
import type { Making } from './use-making.js';

/** Over the page while a paper is made, and where that had no answer: what happened, and the way to ask again. */
export function MakingOverlay({ of: makings }: { of: readonly Making[] }) {
  const t = useMessages(START_PRACTICE);
  if (makings.some(({ isPending }) => isPending)) return <LoadingOverlay message={t.foxIsGettingYour} />;
  const failed = makings.find(({ failure }) => failure !== null);
  return (
    failed?.failure && (
      <LoadingOverlay
        lead={t.foxCouldNotGet}
        message={failed.failure.title}
        subMessage={`${failed.failure.text} ${t.nothingIsLost}`}
        pose="oops"
      >
        <div className="overlay__keys">
          <Button tone="go" large onClick={failed.askAgain}>
            {t.tryAgain}
          </Button>
          <Button tone="key" large onClick={failed.reset}>
            {t.notNow}
          </Button>
        </div>
      </LoadingOverlay>
    )
  );
}
