import { Check, Info } from 'lucide-react';
import { AnswerLines, LEVEL_WORDS, shownViewOf, VisualFigure } from '../../entities/question/index.js';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { MathText } from '../../shared/ui/math-text.js';
import { DIFFICULTY_WORDS } from '../../entities/topic/index.js';
import type { VisualAnswer } from './visual-testing.api.js';
import { listVisualFacts } from './visual-testing.rules.js';

/** A question as it was drawn, with its key, and the seed that gives it again. */
export function GeneratedQuestion(props: { answer: VisualAnswer; onKeepSeed: (seed: string) => void }) {
  const { question, seed, notes } = props.answer;
  const { Printed } = shownViewOf(question);
  return (
    <article className="generated" aria-label="Generated question">
      {notes.map((note) => (
        <p key={note} className="generated__note" role="note">
          <Info size={20} aria-hidden /> {note}
        </p>
      ))}
      <header className="generated__head">
        <GradeBadge grade={question.primaryLevel} />
        <span className="chip chip--plain">{LEVEL_WORDS[question.proficiencyLevel]}</span>
        <span className="chip chip--plain">
          Difficulty {question.difficultyScore}: {DIFFICULTY_WORDS[question.difficultyScore - 1]}
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
                <Check size={18} strokeWidth={3} aria-hidden /> Correct
              </span>
            )
          }
        />
      )}
      <div className="generated__key">
        <p>
          Expected answer:{' '}
          <b>
            <MathText text={question.expectedAnswer} />
          </b>
        </p>
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
          Seed <b>{seed}</b>
        </span>
        <Button onClick={() => props.onKeepSeed(seed)}>Keep this seed</Button>
      </div>
    </article>
  );
}
