import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { type KeyedQuestion, solutionAnswer } from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHECK_ANSWER } from './check-answer.messages.js';
import './worked-solution.css';

/** The steps of a solution, opened one by one by the pupil; the answer comes last. */
export function WorkedSolution(props: {
  question: KeyedQuestion;
  solution: NonNullable<CheckedAnswer['solution']>;
  /** How many are open: the steps in order, then the answer. */
  shown: number;
  onShow: (count: number) => void;
}) {
  const t = useMessages(CHECK_ANSWER);
  const { steps, modelAnswer } = props.solution;
  const { shown } = props;
  const isWhole = shown > steps.length;

  // The button goes with the last press; whoever stood on it goes on at the answer.
  const answer = useRef<HTMLParagraphElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (isWhole && !wasWhole.current) answer.current?.focus({ preventScroll: true });
    wasWhole.current = isWhole;
  }, [isWhole]);

  return (
    <section className="worked" aria-label={t.workedSolution}>
      <div className="worked__shown" aria-live="polite">
        {shown > 0 && (
          <ol className="worked__steps">
            {steps.slice(0, shown).map((step, index) => (
              <li key={index} className="worked__step">
                <b>{t.stepOf({ index: index + 1, count: steps.length })}</b>
                <span>
                  <MathText text={step} />
                </span>
              </li>
            ))}
          </ol>
        )}
        {isWhole && (
          <p ref={answer} tabIndex={-1} className="worked__answer">
            {t.answerLabel}{' '}
            <b>
              <MathText text={solutionAnswer(props.question, modelAnswer)} />
            </b>
          </p>
        )}
      </div>
      {!isWhole && (
        <Button tone="key" onClick={() => props.onShow(shown + 1)}>
          {shown === 0 ? t.seeTheWorkedSolution : shown < steps.length ? t.nextStep : t.showTheAnswer}
        </Button>
      )}
    </section>
  );
}
