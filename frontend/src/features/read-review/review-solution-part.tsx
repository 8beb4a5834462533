import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import type { ReactNode } from 'react';
import { modelAnswerText, ShownAnswer } from '../../entities/question/index.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { MathText } from '../../shared/ui/math-text.js';
import { Speaker } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SolutionPlayer } from './solution-player.js';
import { REVIEW_SOLUTION_PART } from './review-solution-part.messages.js';

/** The sentence for a missing model answer (RESULT-3). */
const readNoModelAnswer = () => REVIEW_SOLUTION_PART.get().modelAnswerNotAvailable;

/** The model answer and the way to it. */
export function ReviewSolutionPart({
  question,
  withFox = false,
  children,
}: {
  question: ReviewedQuestion;
  /** Fox points at the answer, on a pupil's page. */
  withFox?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(REVIEW_SOLUTION_PART);
  const model = modelAnswerText(question);
  const figures = question.solutionVisuals ?? [];
  return (
    <section className="card review__solution" aria-labelledby="solution-heading">
      <div className="review__answer">
        {withFox && (
          <span className="review__fox">
            <FoxFigure pose={model === null ? 'read' : 'point'} />
          </span>
        )}
        <div>
          <h3 id="solution-heading">{t.modelAnswer}</h3>
          {model === null ? (
            <p>{readNoModelAnswer()}</p>
          ) : (
            <div className="review__model">
              <ShownAnswer question={question} text={model} isRight>
                <MathText text={model} />
              </ShownAnswer>
            </div>
          )}
        </div>
      </div>
      {question.solutionSteps.length > 0 && (
        <>
          <div className="review__verdict">
            <h3>{t.stepByStep}</h3>
            <Speaker
              names={t.theSteps}
              passages={[
                ...question.solutionSteps.map((text, at) => ({ place: `step-${at}`, text })),
                ...figures.map(({ alt }, at) => ({ place: `step-drawing-${at}`, text: alt })),
              ]}
            />
          </div>
          <SolutionPlayer key={question.id} steps={question.solutionSteps} figures={figures} />
        </>
      )}
      {model !== null && children}
    </section>
  );
}
