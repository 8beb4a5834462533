import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { gradeNumber } from '@sumfox/curriculum/grades';
import { answeringOf } from '@sumfox/question-kinds/answering';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { AnswerLines, modelAnswerText, ownAnswerLines, VisualFigure } from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import { QuestionMark, toMarkKind } from '../../entities/mark/index.js';
import { ReadableText, Speaker } from '../read-aloud/index.js';
import type { ReviewVoice } from './review-voice.js';
import './review-page.css';

/** The sentence for a missing model answer (RESULT-3). */
const NO_MODEL_ANSWER = 'Model answer not available for this question.';

/** What stands below the parts of a reviewed question. */
export interface ReviewExtras {
  question?: ReactNode;
  mark?: ReactNode;
  /** Only where there is a model answer. */
  solution?: ReactNode;
}

/** One question of a completed paper: the question, the mark with the pupil's work, and the solution. */
export function ReviewedQuestionCard(props: {
  assessment: CompletedAssessment;
  question: ReviewedQuestion;
  /** Place on the paper, from 0. */
  index: number;
  headingRef: Ref<HTMLHeadingElement>;
  voice: ReviewVoice;
  extras: ReviewExtras;
}) {
  const { assessment, question, index, voice, extras } = props;
  const answer = assessment.answers.find((entry) => entry.questionIndex === index) ?? null;
  const feedback = assessment.feedback[index] ?? null;
  const kind = toMarkKind(feedback);
  const own = ownAnswerLines(question, answer);
  const model = modelAnswerText(question);
  const working = answer?.working.trim() ?? '';
  const { stem } = answeringOf(question).spoken(question);
  const stemClass =
    gradeNumber(assessment.gradeLevel) <= 2 ? 'review__stem review__stem--young' : 'review__stem';
  return (
    <article className="review__question">
      <section className="card" aria-labelledby="question-heading">
        <div className="review__badges">
          <h2 id="question-heading" ref={props.headingRef} tabIndex={-1}>
            Question {index + 1}
          </h2>
          <Speaker names={stem.name} passages={[stem]} />
          <span className="chip chip--plain">
            {feedback ? `${feedback.marksAwarded} of ${feedback.marksPossible}` : question.marks}{' '}
            {(feedback?.marksPossible ?? question.marks) === 1 ? 'mark' : 'marks'}
          </span>
          <span className="chip">{question.subStrandDisplayName}</span>
          <span className="chip">{question.heuristicDisplayName}</span>
        </div>
        <div className={stemClass}>
          <ReadableText place={stem.place} text={stem.text} />
        </div>
        {question.visual && <VisualFigure visual={question.visual} />}
        {question.mcqOptions && (
          <ul className="review__options">
            {question.mcqOptions.map((option) => (
              <li key={option.label} className={option.isCorrect ? 'review__option--right' : undefined}>
                <b>{option.label}</b>
                <span>
                  <MathText text={option.text} />
                </span>
                <span className="note">
                  {[
                    option.isCorrect && 'right answer',
                    answer?.selectedOption === option.label && voice.choice,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {extras.question}
      </section>

      <section
        className={`card review__feedback review__feedback--${kind}`}
        aria-labelledby="feedback-heading"
      >
        <div className="review__verdict">
          <QuestionMark kind={kind} />
          <h3 id="feedback-heading">{voice.markWord(kind)}</h3>
          {feedback && (
            <Speaker
              names="what Fox says"
              passages={[feedback.feedback, ...feedback.suggestions].map((text, at) => ({
                place: `feedback-${at}`,
                text,
              }))}
            />
          )}
        </div>
        {feedback && voice.told && <p className="note">{voice.told}</p>}
        <p>
          {feedback ? (
            <ReadableText place="feedback-0" text={feedback.feedback} />
          ) : (
            'This question is not marked yet.'
          )}
        </p>
        {feedback && feedback.suggestions.length > 0 && (
          <ul className="review__suggestions">
            {feedback.suggestions.map((suggestion, at) => (
              <li key={suggestion}>
                <ReadableText place={`feedback-${at + 1}`} text={suggestion} />
              </li>
            ))}
          </ul>
        )}
        <dl className="review__own">
          <div>
            <dt>{voice.answer}</dt>
            <dd>
              <AnswerLines lines={own} />
            </dd>
          </div>
          {feedback?.readAs && question.questionType !== 'mcq' && !own.includes(feedback.readAs) && (
            <div>
              <dt>{voice.readAs}</dt>
              <dd>
                <MathText text={feedback.readAs} />
              </dd>
            </div>
          )}
          {working !== '' && (
            <div className="review__working">
              <dt>{voice.working}</dt>
              <dd>
                <MathText text={working} />
              </dd>
            </div>
          )}
          {answer?.drawing && (
            <div className="review__drawing">
              <dt>{voice.drawing}</dt>
              <dd>
                <img
                  src={answer.drawing}
                  alt={`${voice.drawing} for question ${index + 1}${working === '' ? '' : `. ${voice.working} says it in words`}.`}
                />
              </dd>
            </div>
          )}
          {feedback && feedback.workingMarks.length > 0 && (
            <div className="review__points">
              <dt>{voice.goodSteps}</dt>
              <dd>
                <ul>
                  {feedback.workingMarks.map((point, i) => (
                    <li key={i}>
                      <Check size={18} aria-hidden />
                      <span>
                        {point.label}: {point.marks} {point.marks === 1 ? 'mark' : 'marks'}
                        {point.followedThrough && (
                          <span className="note"> (right step, with the number from before)</span>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        {extras.mark}
      </section>

      <section className="card review__solution" aria-labelledby="solution-heading">
        <h3 id="solution-heading">Model answer</h3>
        {model === null ? (
          <p>{NO_MODEL_ANSWER}</p>
        ) : (
          <p className="review__model">
            <MathText text={model} />
          </p>
        )}
        {question.solutionSteps.length > 0 && (
          <>
            <div className="review__verdict">
              <h3>Step by step</h3>
              <Speaker
                names="the steps"
                passages={question.solutionSteps.map((text, at) => ({ place: `step-${at}`, text }))}
              />
            </div>
            <ol className="review__steps">
              {question.solutionSteps.map((step, i) => (
                <li key={i}>
                  <span aria-hidden="true">{i + 1}</span>
                  <div>
                    <ReadableText place={`step-${i}`} text={step} />
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
        {model !== null && extras.solution}
      </section>
    </article>
  );
}
