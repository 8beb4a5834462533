import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MakingOverlay } from '../../features/start-practice/index.js';
import { useSimilarPractice } from '../../features/try-similar/index.js';
import { Button } from '../../shared/ui/button.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { ChallengePanel, MarkAgain, VerifySolution } from '../../features/challenge-mark/index.js';
import { ReportQuestion } from '../../features/report-question/index.js';
import { readPupilVoice, QuestionByQuestion } from '../../features/read-review/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REVIEW_PAGE } from './review-page.messages.js';
import { PAPER } from './paper.messages.js';
import './review-child.css';

/** Every question of a completed paper with the pupil's work, what was read, and the solution (RESULT-3). */
export default function ReviewPage({ assessment }: { assessment: CompletedAssessment }) {
  const t = useMessages(REVIEW_PAGE);
  const paper = useMessages(PAPER);
  usePageTitle(t.reviewOfAssessment({ id: assessment.id }));
  return (
    <div className="review review--child">
      <header className="review__head">
        <Link className="review__back" to="/">
          <ChevronLeft size={22} aria-hidden />
          {paper.backToDashboard}
        </Link>
        <h1>{t.answersAndSolutions}</h1>
        <Link className="review__result" to={`/assessment/${assessment.id}`}>
          {t.ofMarks({
            marksAwarded: assessment.outcome.marksAwarded,
            marksPossible: assessment.outcome.marksPossible,
          })}
        </Link>
      </header>
      <QuestionByQuestion
        assessment={assessment}
        voice={readPupilVoice()}
        isPupil
        extrasOf={(index) => ({
          question: <ReportQuestion assessment={assessment} index={index} />,
          mark: assessment.feedback[index] ? (
            <ChallengePanel assessment={assessment} index={index} />
          ) : (
            <MarkAgain assessment={assessment} />
          ),
          solution: <VerifySolution assessment={assessment} index={index} />,
          next: isMissed(assessment, index) && (
            <TryOneLikeIt key={index} assessment={assessment} index={index} />
          ),
        })}
        renderEnd={(isNextStep) => (
          <Link className={`action action--${isNextStep ? 'go' : 'key'} action--large`} to="/">
            {t.doAnotherPractice}
          </Link>
        )}
      />
    </div>
  );
}

/** Whether marks were missed that a question like it may win. */
function isMissed({ feedback }: CompletedAssessment, index: number): boolean {
  const mark = feedback[index];
  return Boolean(mark && mark.marksAwarded < mark.marksPossible);
}

/** A question of the same pairing, level and kind with other numbers, at once. */
function TryOneLikeIt({ assessment, index }: { assessment: CompletedAssessment; index: number }) {
  const t = useMessages(REVIEW_PAGE);
  const similar = useSimilarPractice();
  return (
    <>
      <Button
        tone="go"
        disabled={similar.isPending}
        onClick={() => similar.mutate({ questions: [{ assessmentId: assessment.id, questionIndex: index }] })}
      >
        {t.tryOneLikeIt}
      </Button>
      <MakingOverlay of={[similar]} />
    </>
  );
}
