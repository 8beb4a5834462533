import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { gradeNumber } from '@sumfox/curriculum/grades';
import { answeringOf } from '@sumfox/question-kinds/registry';
import type { ReactNode, Ref } from 'react';
import { ownAnswerLines, shownViewOf, takesDrawing, VisualFigure } from '../../entities/question/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import type { ReviewVoice } from './review-voice.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REVIEW_QUESTION_PART } from './review-question-part.messages.js';

/** The question as it stood on the paper, with the right option and the pupil's own. */
export function ReviewQuestionPart(props: {
  assessment: CompletedAssessment;
  question: ReviewedQuestion;
  index: number;
  headingRef: Ref<HTMLHeadingElement>;
  voice: ReviewVoice;
  isPupil?: boolean | undefined;
  children: ReactNode;
}) {
  const t = useMessages(REVIEW_QUESTION_PART);
  const { assessment, question, index, voice } = props;
  const answer = assessment.answers.find((entry) => entry.questionIndex === index) ?? null;
  const feedback = assessment.feedback[index] ?? null;
  const Options = shownViewOf(question).Reviewed;
  const { stem } = answeringOf(question).spoken(question);
  const isYoung = gradeNumber(assessment.gradeLevel) <= 2;
  // What was drawn stands on the same picture, beside the right drawing.
  const isShownBelow = takesDrawing(question) && ownAnswerLines(question, answer).length > 0;
  return (
    <section className="card" aria-labelledby="question-heading">
      <div className="review__badges">
        <h2 id="question-heading" ref={props.headingRef} tabIndex={-1}>
          {t.question({ index: index + 1 })}
        </h2>
        <Speaker names={stem.name} passages={[stem]} />
        <span className="chip chip--plain">
          {feedback
            ? t.of({ marksAwarded: feedback.marksAwarded, marksPossible: feedback.marksPossible })
            : question.marks}{' '}
          {(feedback?.marksPossible ?? question.marks) === 1 ? t.mark : t.marks}
        </span>
        <span className="chip">{question.subStrandDisplayName}</span>
        {/* Names of methods are more than the youngest read. */}
        {!(isYoung && props.isPupil) && <span className="chip">{question.heuristicDisplayName}</span>}
      </div>
      <div className={isYoung ? 'review__stem review__stem--young' : 'review__stem'}>
        <ReadableText place={stem.place} text={stem.text} />
      </div>
      {question.visual && !isShownBelow && <VisualFigure visual={question.visual} />}
      {Options && (
        <Options
          question={question}
          chosen={answer && answeringOf(question).chosen(answer)}
          chosenWords={voice.choice}
        />
      )}
      {props.children}
    </section>
  );
}
