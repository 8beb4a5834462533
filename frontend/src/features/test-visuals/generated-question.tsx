import { Check, Info } from 'lucide-react';
import {
  AnswerLines,
  readLevelWords,
  ShownAnswer,
  shownViewOf,
  VisualFigure,
} from '../../entities/question/index.js';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { MathText } from '../../shared/ui/math-text.js';
import { readDifficultyWords } from '../../entities/topic/index.js';
import type { VisualAnswer } from './visual-testing.api.js';
import { listVisualFacts } from './visual-testing.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TEST_VISUALS } from './test-visuals.messages.js';

/** A question as it was drawn, with its key, and the seed that gives it again. */
export function GeneratedQuestion(props: { answer: VisualAnswer; onKeepSeed: (seed: string) => void }) {
  const t = useMessages(TEST_VISUALS);
  const { question, seed, notes } = props.answer;
  const { Printed } = shownViewOf(question);
  return (
    <article className="generated" aria-label={t.generatedQuestion}>
      {notes.map((note) => (
        <p key={note} className="generated__note" role="note">
          <Info size={20} aria-hidden /> {note}
        </p>
      ))}
      <header className="generated__head">
        <GradeBadge grade={question.primaryLevel} />
        <span className="chip chip--plain">{readLevelWords()[question.proficiencyLevel]}</span>
        <span className="chip chip--plain">
          {t.difficulty({
            difficultyScore: question.difficultyScore,
            difficultyWords: readDifficultyWords()[question.difficultyScore - 1] ?? '',
          })}
        </span>
      </header>
      <p className="generated__stem">
        <MathText text={question.questionText} />
      </p>
      <VisualFigure visual={question.visualData} />
      {Printed && (
        <Printed
          question={question}
          className="generated__options"
          rightClass="generated__option--right"
          note={({ isCorrect }) =>
            isCorrect && (
              <span className="generated__tick">
                <Check size={18} strokeWidth={3} aria-hidden /> {t.correct}
              </span>
            )
          }
        />
      )}
      <div className="generated__key">
        <div>
          {t.expectedAnswer}{' '}
          <ShownAnswer
            question={{ ...question, visual: question.visualData }}
            text={question.expectedAnswer}
            isRight
          >
            <b>
              <MathText text={question.expectedAnswer} />
            </b>
          </ShownAnswer>
        </div>
        <AnswerLines lines={question.solutionSteps} />
      </div>
      <dl className="generated__facts">
        {listVisualFacts(question).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="generated__seed">
        <span>
          {t.seed} <b>{seed}</b>
        </span>
        <Button onClick={() => props.onKeepSeed(seed)}>{t.keepThisSeed}</Button>
      </div>
    </article>
  );
}
