import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { HAND_IN } from './hand-in.messages.js';

/** After this long a child is told that it need not wait. */
const LONG_WAIT_MS = 30_000;

/** Stands over the page while a paper is handed in and marked. */
export function MarkingWait() {
  const t = useMessages(HAND_IN);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadingOverlay message={t.foxIsCheckingYour} subMessage={long ? t.thisTakesALittle : t.markingDuration}>
      {long && (
        <Link className="action" to="/">
          {t.backToDashboard}
        </Link>
      )}
    </LoadingOverlay>
  );
}
