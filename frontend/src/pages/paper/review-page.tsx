import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { ChallengePanel, MarkAgain, VerifySolution } from '../../features/challenge-mark/index.js';
import { ReportQuestion } from '../../features/report-question/index.js';
import { PUPIL_VOICE, QuestionByQuestion } from '../../features/read-review/index.js';

/** Every question of a completed paper with the pupil's work, what was read, and the solution (RESULT-3). */
export default function ReviewPage({ assessment }: { assessment: CompletedAssessment }) {
  usePageTitle(`Review of assessment #${assessment.id}`);
  return (
    <div className="review">
      <header className="review__head">
        <Link className="review__back" to="/">
          <ChevronLeft size={22} aria-hidden />
          Back to Dashboard
        </Link>
        <h1>Answers and Solutions</h1>
        <Link className="review__result" to={`/assessment/${assessment.id}`}>
          {assessment.outcome.marksAwarded} of {assessment.outcome.marksPossible} marks
        </Link>
      </header>
      <QuestionByQuestion
        assessment={assessment}
        voice={PUPIL_VOICE}
        extrasOf={(index) => ({
          question: <ReportQuestion assessment={assessment} index={index} />,
          mark: assessment.feedback[index] ? (
            <ChallengePanel assessment={assessment} index={index} />
          ) : (
            <MarkAgain assessment={assessment} />
          ),
          solution: <VerifySolution assessment={assessment} index={index} />,
        })}
        end={
          <Link className="action action--primary action--large" to="/">
            Do another Practice
          </Link>
        }
      />
    </div>
  );
}
