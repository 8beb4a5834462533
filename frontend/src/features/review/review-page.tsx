import type { CompletedAssessment } from '@product/contracts/assessment/paper.endpoints';
import { Button } from '../../components/button.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { QuestionMark } from '../../components/question-mark.js';
import { markWord, toMarkKind } from '../../components/question-mark.rules.js';
import { usePageTitle } from '../../lib/page-title.js';
import { ReviewedQuestionCard } from './reviewed-question-card.js';
import './review-page.css';

/** Every question of a completed paper with the pupil's work, what was read, and the solution (A§2.11). */
export default function ReviewPage({ assessment }: { assessment: CompletedAssessment }) {
  usePageTitle(`Review of assessment #${assessment.id}`);
  const [search, setSearch] = useSearchParams();
  const count = assessment.questions.length;
  const asked = Number(search.get('question') ?? '1');
  const index = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0;
  const goTo = (to: number): void => setSearch({ question: String(to + 1) }, { replace: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [index]);

  const question = assessment.questions[index];
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
      <nav aria-label="Questions">
        <ol className="review__grid">
          {assessment.questions.map((_, at) => {
            const kind = toMarkKind(assessment.feedback[at] ?? null);
            return (
              <li key={at}>
                <button
                  type="button"
                  className="review__item"
                  aria-current={at === index ? 'step' : undefined}
                  aria-label={`Question ${at + 1}: ${markWord(kind)}`}
                  onClick={() => goTo(at)}
                >
                  <QuestionMark kind={kind} number={at + 1} />
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      {question && (
        <ReviewedQuestionCard
          key={index}
          assessment={assessment}
          question={question}
          index={index}
          headingRef={heading}
        />
      )}
      <div className="review__moves">
        <Button large disabled={index === 0} onClick={() => goTo(index - 1)}>
          <ChevronLeft size={22} aria-hidden /> Previous
        </Button>
        {index < count - 1 ? (
          <Button large tone="primary" onClick={() => goTo(index + 1)}>
            Next <ChevronRight size={22} aria-hidden />
          </Button>
        ) : (
          <Link className="action action--primary action--large" to="/">
            Do another Practice
          </Link>
        )}
      </div>
    </div>
  );
}
