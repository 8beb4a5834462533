import type { QuestionToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { AnswerLines, shownViewOf, VisualFigure } from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import {
  answerLines,
  doubtWords,
  expectedLine,
  marksText,
  verdictWords,
  verificationMoment,
} from './verification.rules.js';

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
  const { name, Printed } = shownViewOf(question);
  return (
    <Card size="small" title="Question">
      <p className="verify__stem">
        {question.questionText.trim() === '' ? (
          'Question text not available'
        ) : (
          <MathText text={question.questionText} />
        )}
      </p>
      {question.visual && <VisualFigure visual={question.visual} />}
      {Printed && <Printed question={question} className="verify__options" />}
      <p className="note">
        {name} · {question.subStrandDisplayName} · {marksText(question.marks)}
      </p>
    </Card>
  );
}

function KeyCard({ place }: { place: QuestionToVerify }) {
  const expected = expectedLine(place);
  return (
    <Card size="small" title="Expected answer">
      <dl className="verify__facts">
        <Fact name="Answer">
          {expected === null ? 'No right key is known' : <MathText text={expected} />}
        </Fact>
        {place.acceptedAnswers.length > 0 && (
          <Fact name="Also accepted">
            <AnswerLines lines={place.acceptedAnswers} />
          </Fact>
        )}
        <Fact name="Solution steps">
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
  const { question, answer, feedback } = place;
  const lines = answerLines(place);
  const working = answer.working.trim();
  return (
    <Card size="small" title="Answer of the student">
      <dl className="verify__facts">
        <Fact name="Answer">
          <AnswerLines lines={lines} />
        </Fact>
        {feedback?.readAs && shownViewOf(question).isWritten && !lines.includes(feedback.readAs) && (
          <Fact name="Read as">
            <MathText text={feedback.readAs} />
          </Fact>
        )}
        <Fact name="Working">
          {working === '' ? (
            answer.drawing ? (
              'Drawn, see below'
            ) : (
              'No working provided'
            )
          ) : (
            <span className="verify__typed">{working}</span>
          )}
        </Fact>
      </dl>
      {answer.drawing && <img className="verify__drawing" src={answer.drawing} alt="What the student drew" />}
    </Card>
  );
}

function FeedbackCard({ place }: { place: QuestionToVerify }) {
  const { feedback, verdict } = place;
  const doubts = doubtWords(place);
  return (
    <Card size="small" title="AI feedback">
      <dl className="verify__facts">
        <Fact name="Mark">
          {feedback ? `${feedback.marksAwarded} of ${marksText(feedback.marksPossible)}` : 'Not marked yet'}
        </Fact>
        <Fact name="Feedback">{feedback?.feedback.trim() || 'No feedback provided'}</Fact>
        {feedback && feedback.workingMarks.length > 0 && (
          <Fact name="Found in the working">
            <AnswerLines
              lines={feedback.workingMarks.map(({ label, marks }) => `${label}: ${marksText(marks)}`)}
            />
          </Fact>
        )}
        {feedback && feedback.suggestions.length > 0 && (
          <Fact name="Suggestions">
            <AnswerLines lines={feedback.suggestions} />
          </Fact>
        )}
        {feedback && feedback.modelAnswer.answer !== '' && (
          <Fact name="Model answer">
            <MathText text={feedback.modelAnswer.answer} />
          </Fact>
        )}
        {doubts.length > 0 && (
          <Fact name="To be looked at">
            <AnswerLines lines={doubts} />
          </Fact>
        )}
        {verdict && (
          <Fact name="Verified before">
            {verdictWords(verdict)} by {verdict.decidedBy ?? 'an erased account'},{' '}
            {verificationMoment(verdict.decidedAt)}
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
