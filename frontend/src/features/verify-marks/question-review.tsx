import type { QuestionToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { AnswerLines, ShownAnswer, shownViewOf, VisualFigure } from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import {
  answerLines,
  doubtWords,
  expectedLine,
  faultWords,
  marksText,
  verdictWords,
  verificationMoment,
} from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** One question with everything for and against its mark, side by side (CONSOLE-12). */
export function QuestionReview({ place }: { place: QuestionToVerify }) {
  return (
    <div className="verify__cards">
      <div>
        <QuestionCard place={place} />
        <KeyCard place={place} />
      </div>
      <div>
        <AnswerCard place={place} />
        <FeedbackCard place={place} />
      </div>
    </div>
  );
}

function QuestionCard({ place: { question } }: { place: QuestionToVerify }) {
  const t = useMessages(VERIFY_MARKS);
  const { name, Printed } = shownViewOf(question);
  return (
    <Card size="small" title={t.question}>
      <p className="verify__stem">
        {question.questionText.trim() === '' ? (
          t.questionTextNotAvailable
        ) : (
          <MathText text={question.questionText} />
        )}
      </p>
      {question.visual && <VisualFigure visual={question.visual} />}
      {Printed && <Printed question={question} className="verify__options" />}
      <p className="note">
        {name()} · {question.subStrandDisplayName} · {marksText(question.marks)}
      </p>
    </Card>
  );
}

function KeyCard({ place }: { place: QuestionToVerify }) {
  const t = useMessages(VERIFY_MARKS);
  const expected = expectedLine(place);
  return (
    <Card size="small" title={t.expectedAnswer}>
      <dl className="verify__facts">
        <Fact name={t.answer}>
          <ShownAnswer question={place.question} text={expected ?? ''} isRight>
            {expected === null ? t.noRightKeyIs : <MathText text={expected} />}
          </ShownAnswer>
        </Fact>
        {place.acceptedAnswers.length > 0 && (
          <Fact name={t.alsoAccepted}>
            <AnswerLines lines={place.acceptedAnswers} />
          </Fact>
        )}
        <Fact name={t.solutionSteps}>
          {place.solutionSteps.length === 0 ? (
            '–'
          ) : (
            <ol className="verify__steps">
              {place.solutionSteps.map((step, at) => (
                <li key={at}>
                  <MathText text={step} />
                </li>
              ))}
            </ol>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

function AnswerCard({ place }: { place: QuestionToVerify }) {
  const t = useMessages(VERIFY_MARKS);
  const { question, answer, feedback } = place;
  const lines = answerLines(place);
  const working = answer.working.trim();
  return (
    <Card size="small" title={t.answerOfTheStudent}>
      <dl className="verify__facts">
        <Fact name={t.answer}>
          <ShownAnswer question={question} text={answer.answer}>
            <AnswerLines lines={lines} />
          </ShownAnswer>
        </Fact>
        {feedback?.readAs && shownViewOf(question).isWritten && !lines.includes(feedback.readAs) && (
          <Fact name={t.readAs}>
            <MathText text={feedback.readAs} />
          </Fact>
        )}
        <Fact name={t.working}>
          {working === '' ? (
            answer.drawing ? (
              t.drawnSeeBelow
            ) : (
              t.noWorkingProvided
            )
          ) : (
            <span className="verify__typed">{working}</span>
          )}
        </Fact>
      </dl>
      {answer.drawing && <img className="verify__drawing" src={answer.drawing} alt={t.whatTheStudentDrew} />}
    </Card>
  );
}

function FeedbackCard({ place }: { place: QuestionToVerify }) {
  const t = useMessages(VERIFY_MARKS);
  const { feedback, verdict } = place;
  const doubts = doubtWords(place);
  return (
    <Card size="small" title={t.aiFeedback}>
      <dl className="verify__facts">
        <Fact name={t.mark}>
          {feedback
            ? t.of({ marksAwarded: feedback.marksAwarded, marksText: marksText(feedback.marksPossible) })
            : t.notMarkedYet}
        </Fact>
        <Fact name={t.feedback}>{feedback?.feedback.trim() || t.noFeedbackProvided}</Fact>
        {feedback && feedback.workingMarks.length > 0 && (
          <Fact name={t.foundInTheWorking}>
            <AnswerLines
              lines={feedback.workingMarks.map(({ label, marks }) => `${label}: ${marksText(marks)}`)}
            />
          </Fact>
        )}
        {feedback && feedback.suggestions.length > 0 && (
          <Fact name={t.suggestions}>
            <AnswerLines lines={feedback.suggestions} />
          </Fact>
        )}
        {feedback && feedback.modelAnswer.answer !== '' && (
          <Fact name={t.modelAnswer}>
            <MathText text={feedback.modelAnswer.answer} />
          </Fact>
        )}
        {doubts.length > 0 && (
          <Fact name={t.toBeLookedAt}>
            <AnswerLines lines={doubts} />
          </Fact>
        )}
        {verdict && (
          <Fact name={t.verifiedBefore}>
            {t.by({
              verdictWords: verdictWords(verdict),
              decidedBy: verdict.decidedBy ?? t.anErasedAccount,
              verificationMoment: verificationMoment(verdict.decidedAt),
            })}
            {faultWords(verdict) && <span className="verify__note">{faultWords(verdict)}</span>}
            {verdict.note && <span className="verify__note">“{verdict.note}”</span>}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
