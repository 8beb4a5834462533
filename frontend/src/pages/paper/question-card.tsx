import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { gradeNumber, type GradeLevel } from '@sumfox/curriculum/grades';
import { answeringOf } from '@sumfox/question-kinds/answering';
import { Button } from '../../shared/ui/button.js';
import { Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { VisualFigure } from '../../entities/question/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';

export function marksText(marks: number): string {
  return marks === 1 ? '1 mark' : `${marks} marks`;
}

/** Stem, badges, drawing and hints of one question. */
export function QuestionCard(props: {
  question: PupilQuestion;
  number: number;
  total: number;
  gradeLevel: GradeLevel;
  headingRef: Ref<HTMLHeadingElement>;
  hintsShown: number;
  onHint: (count: number) => void;
  renderBlank: (index: number) => ReactNode;
  /** Below the hints: reporting the question. */
  report?: ReactNode;
}) {
  const { question, hintsShown } = props;
  const { stem } = answeringOf(question).spoken(question);
  const hints = question.scaffoldingHints;
  const young = gradeNumber(props.gradeLevel) <= 2;
  return (
    <section className="question card" aria-labelledby="question-heading">
      <div className="question__badges">
        <h2 id="question-heading" ref={props.headingRef} tabIndex={-1} className="question__number">
          Question {props.number}
          <span className="visually-hidden"> of {props.total}</span>
        </h2>
        <Speaker leads names={stem.name} passages={[stem]} />
        <span className="chip chip--plain">{marksText(question.marks)}</span>
        <span className="chip">{question.subStrandDisplayName}</span>
        <span className="chip">{question.heuristicDisplayName}</span>
      </div>
      <div className={young ? 'question__stem question__stem--young' : 'question__stem'}>
        <ReadableText place={stem.place} text={stem.text} renderBlank={props.renderBlank} />
      </div>
      {question.visual && <VisualFigure visual={question.visual} />}
      {hints.length > 0 && (
        <div className="hints">
          <ol className="hints__list" aria-live="polite">
            {hints.slice(0, hintsShown).map((hint, index) => (
              <li key={index} className="hints__hint">
                <b>
                  Hint {index + 1} of {hints.length}
                </b>
                <span>
                  <ReadableText place={`hint-${index}`} text={hint} />
                </span>
                <Speaker names={`hint ${index + 1}`} passages={[{ place: `hint-${index}`, text: hint }]} />
              </li>
            ))}
          </ol>
          {hintsShown < hints.length && (
            <Button className="hints__more" onClick={() => props.onHint(hintsShown + 1)}>
              <Lightbulb size={20} aria-hidden />
              {hintsShown === 0 ? 'Show a hint' : 'Next hint'}
              <span className="note">
                {hintsShown}/{hints.length}
              </span>
            </Button>
          )}
        </div>
      )}
      {props.report}
    </section>
  );
}
