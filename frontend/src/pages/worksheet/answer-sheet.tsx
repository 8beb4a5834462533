import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { VisualFigure } from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MathText } from '../../shared/ui/math-text.js';
import { WORKSHEET } from './worksheet.messages.js';

/** The answers with their steps, and what a wrong answer means, for the grown-up. */
export function AnswerSheet({ worksheet: { title, answers } }: { worksheet: Worksheet }) {
  const t = useMessages(WORKSHEET);
  const heading = t.answers({ title });
  return (
    <article className="sheet sheet--answers" aria-label={heading}>
      <header className="sheet__head">
        <div>
          <h2>{heading}</h2>
          <p>{t.forTheGrownUp}</p>
        </div>
      </header>
      <ol className="sheet__solutions">
        {answers.map(({ modelAnswer, solutionSteps, solutionVisuals, wrongAnswers }, index) => (
          <li key={index} className="sheet__solution">
            <b className="sheet__number" aria-hidden>
              {index + 1}
            </b>
            <div>
              {solutionSteps.map((step, at) => (
                <p key={at}>
                  <MathText text={step} />
                </p>
              ))}
              {solutionVisuals && (
                <div className="sheet__figures">
                  {solutionVisuals.map((visual, at) => (
                    <VisualFigure key={at} visual={visual} />
                  ))}
                </div>
              )}
              {wrongAnswers.map(({ answer, explanation }, at) => (
                <p key={at} className="sheet__wrong">
                  <MathText text={t.wrongAnswer({ answer, explanation })} />
                </p>
              ))}
            </div>
            <b>
              <MathText text={modelAnswer} />
            </b>
          </li>
        ))}
      </ol>
    </article>
  );
}
