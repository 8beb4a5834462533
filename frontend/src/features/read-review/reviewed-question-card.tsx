import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import type { ReactNode, Ref } from 'react';
import { ReviewMarkPart } from './review-mark-part.js';
import { ReviewQuestionPart } from './review-question-part.js';
import { ReviewSolutionPart } from './review-solution-part.js';
import type { ReviewVoice } from './review-voice.js';
import './review-page.css';

/** What stands below the parts of a reviewed question. */
export interface ReviewExtras {
  question?: ReactNode;
  mark?: ReactNode;
  /** Only where there is a model answer. */
  solution?: ReactNode;
  /** Beside the keys that turn. */
  next?: ReactNode;
}

/** One question of a completed paper: the question, the mark with the pupil's work, and the solution. */
export function ReviewedQuestionCard(props: {
  assessment: CompletedAssessment;
  question: ReviewedQuestion;
  /** Place on the paper, from 0. */
  index: number;
  headingRef: Ref<HTMLHeadingElement>;
  voice: ReviewVoice;
  isPupil?: boolean;
  extras: ReviewExtras;
}) {
  const { assessment, question, index, voice, extras } = props;
  const answer = assessment.answers.find((entry) => entry.questionIndex === index) ?? null;
  const feedback = assessment.feedback[index] ?? null;
  return (
    <article className="review__question">
      <ReviewQuestionPart
        {...{ assessment, question, index, voice }}
        headingRef={props.headingRef}
        isPupil={props.isPupil}
      >
        {extras.question}
      </ReviewQuestionPart>
      <ReviewMarkPart {...{ question, answer, feedback, index, voice }}>{extras.mark}</ReviewMarkPart>
      <ReviewSolutionPart question={question} withFox={props.isPupil}>
        {extras.solution}
      </ReviewSolutionPart>
    </article>
  );
}
