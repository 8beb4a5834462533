import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';

/** After this long a child is told that it need not wait. */
const LONG_WAIT_MS = 30_000;

/** Stands over the page while a paper is handed in and marked. */
export function MarkingWait() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadingOverlay
      message="Fox is checking your work"
      subMessage={
        long
          ? 'This takes a little longer. Your answers are safe. You may stay or come back later.'
          : 'Marking takes 10-20 seconds.'
      }
    >
      {long && (
        <Link className="action" to="/">
          Back to Dashboard
        </Link>
      )}
    </LoadingOverlay>
  );
}
