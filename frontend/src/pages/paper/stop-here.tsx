import { X } from 'lucide-react';
import type { ResponseStatus } from '@sumfox/contracts/assessment/response';
import { useState, useSyncExternalStore } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { PaperSession } from '../../features/save-answers/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { useLatePartState } from '../../shared/lib/late-part.js';
import { PAPER } from './paper.messages.js';

const loadStopDialog = () => import('./stop-dialog.js');

/**
 * The way out of a diagnostic: it stays unfinished for another day (PAPER-27). Fox says so first, and where that page
 * could not be fetched the link leads home at once.
 */
export function StopHere({
  session,
  statuses,
}: {
  session: PaperSession;
  statuses: readonly ResponseStatus[];
}) {
  const t = useMessages(PAPER);
  const { saveState } = useSyncExternalStore(session.subscribe, session.snapshot);
  const [isOpen, setOpen] = useState(false);
  const { part, isMissing } = useLatePartState(loadStopDialog, isOpen);
  return (
    <>
      <Link
        className="action action--key paper__stop"
        to="/"
        aria-haspopup="dialog"
        onClick={(event) => {
          void session.flush();
          event.preventDefault();
          setOpen(true);
        }}
      >
        <X size={26} strokeWidth={2.6} aria-hidden />
        <span>{t.stopHere}</span>
      </Link>
      {isMissing && <Navigate to="/" />}
      {isOpen && part && (
        <part.StopDialog
          answered={statuses.filter((status) => status === 'answered').length}
          total={statuses.length}
          isSafe={saveState !== 'unsafe'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
