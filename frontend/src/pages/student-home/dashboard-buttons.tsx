import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import type { WaysIn } from '../../features/start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';
import { reviewStatusQuery } from '../../entities/progress/index.js';

/** The first screen has just asked. */
const ASKED_ABOVE_MS = 10_000;

/** Start, zoom in, review. Play above them is the one key that stands out. */
export function DashboardButtons({ ways }: { ways: WaysIn }) {
  const t = useMessages(STUDENT_HOME);
  const navigate = useNavigate();
  const review = useQuery({ ...reviewStatusQuery, staleTime: ASKED_ABOVE_MS });
  const reasonId = useId();
  // While this is not known, the server decides (HOME-2).
  const isLocked = review.data ? !review.data.unlocked : !review.isError;
  return (
    <div className="home__buttons">
      <Button large disabled={ways.busy} onClick={() => void navigate('/assessment-selection')}>
        {t.startAssessment}
      </Button>
      <Button large disabled={ways.busy} onClick={() => ways.zoomIn()}>
        {t.zoomIn}
      </Button>
      <Button
        large
        disabled={ways.busy || isLocked}
        aria-describedby={isLocked ? reasonId : undefined}
        onClick={ways.startReview}
      >
        {t.reviewAssessment}
      </Button>
      {review.data && isLocked && (
        <p id={reasonId} className="note">
          {t.reviewOpensWhenYou}
        </p>
      )}
    </div>
  );
}
