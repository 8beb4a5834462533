import type { PaperToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import type { Drafts } from './drafts.rules.js';
import { PaperReview } from './paper-review.js';
import { paperToVerifyQuery } from '../../entities/verification/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** One paper, question by question, without the name of its student. Verdicts are kept here until they are sent. */
export function ReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages(VERIFY_MARKS);
  const paper = useQuery(paperToVerifyQuery(id));
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [busy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        title={t.assessmentNumber({ id })}
        wide
        busy={busy}
        onClose={() => (drafts.size > 0 ? setLeaving(true) : onClose())}
      >
        <div className="verify__dialog">
          <Contents
            query={paper}
            render={(shown) => (
              <PaperReview
                paper={shown}
                drafts={drafts}
                onDrafts={setDrafts}
                onBusy={setBusy}
                onStale={() => paper.refetch()}
                onDone={onClose}
              />
            )}
          />
        </div>
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          title={t.closeWithoutSaving}
          confirmLabel={t.close}
          busyLabel={t.closing}
          cancelLabel={t.goOn}
          busy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          <p>{t.verdictsNotSaved({ count: drafts.size })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Contents(props: {
  query: { data: PaperToVerify | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  render: (paper: PaperToVerify) => ReactNode;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { data, isError, error, refetch } = props.query;
  if (data) return props.render(data);
  if (!isError) return <Skeleton heights={[48, 160, 220]} label={t.loadingTheAssessment} />;
  return (
    <ErrorPanel reader="adult" title={t.theAssessmentCouldNot} error={error} onRetry={() => void refetch()} />
  );
}
