import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { DockedFooter } from '../../shared/ui/docked-footer.js';
import { QuestionMark, toMarkKind } from '../../entities/mark/index.js';
import { ReviewedQuestionCard, type ReviewExtras } from './reviewed-question-card.js';
import type { ReviewVoice } from './review-voice.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_BY_QUESTION } from './question-by-question.messages.js';
import './review-page.css';

/** The questions of a completed paper, one at a time; which one stands in the address as `?question=`, from 1. */
export function QuestionByQuestion(props: {
  assessment: CompletedAssessment;
  voice: ReviewVoice;
  /** Keys as on a child's other pages. */
  isPupil?: boolean;
  extrasOf: (index: number) => ReviewExtras;
  /** In the place of "Next" on the last question, told whether it is the next step of the page. */
  renderEnd: (isNextStep: boolean) => ReactNode;
  /** Brings the page to where a question begins; the top of the page when absent. */
  onTurn?: (questions: HTMLElement) => void;
}) {
  const t = useMessages(QUESTION_BY_QUESTION);
  const { assessment, voice } = props;
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const count = assessment.questions.length;
  const asked = Number(search.get('question') ?? '1');
  const index = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0;
  // The state says where the page leads back to.
  const goTo = (to: number): void => setSearch({ question: String(to + 1) }, { replace: true, state });
  const heading = useRef<HTMLHeadingElement>(null);
  const questions = useRef<HTMLElement>(null);
  const shown = useRef(index);
  const { onTurn = toTop } = props;
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (questions.current) onTurn(questions.current);
    heading.current?.focus({ preventScroll: true });
  }, [index, onTurn]);

  const question = assessment.questions[index];
  const extras = props.extrasOf(index);
  const isNextStep = !extras.next;
  return (
    <>
      <nav aria-label={t.questions} ref={questions}>
        <ol className="review__grid">
          {assessment.questions.map((_, at) => {
            const kind = toMarkKind(assessment.feedback[at] ?? null);
            return (
              <li key={at}>
                <button
                  type="button"
                  className="review__item"
                  aria-current={at === index ? 'step' : undefined}
                  aria-label={t.question({ at: at + 1, markWord: voice.markWord(kind) })}
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
          voice={voice}
          isPupil={props.isPupil}
          extras={extras}
        />
      )}
      <Moves isPupil={props.isPupil}>
        <Button
          large
          tone={props.isPupil ? 'key' : 'plain'}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          <ChevronLeft size={22} aria-hidden /> {t.previous}
        </Button>
        {index < count - 1 ? (
          <Button
            large
            tone={props.isPupil ? (isNextStep ? 'go' : 'key') : 'primary'}
            onClick={() => goTo(index + 1)}
          >
            {t.next} <ChevronRight size={22} aria-hidden />
          </Button>
        ) : (
          props.renderEnd(isNextStep)
        )}
        {extras.next}
      </Moves>
    </>
  );
}

/** The keys that turn: a pupil has them at the foot of the screen. */
function Moves({ isPupil, children }: { isPupil?: boolean; children: ReactNode }) {
  return isPupil ? <DockedFooter>{children}</DockedFooter> : <div className="review__moves">{children}</div>;
}

function toTop(): void {
  window.scrollTo(0, 0);
}
