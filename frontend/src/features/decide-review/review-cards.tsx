import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { Card } from 'antd';
import { AnswerLines, ShownAnswer, shownViewOf, VisualFigure } from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import { taskWords } from '../../entities/system/index.js';
import {
  acceptedLines,
  givenLines,
  marksText,
  reasonText,
  sayingLines,
} from '../../entities/review/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DECIDE_REVIEW } from './decide-review.messages.js';

interface CardProps {
  review: QueuedReview;
}

/** The question as the pupil had it; the right option of a choice is named. */
export function QuestionCard({
  review: { questionText, key, itemId },
  question,
}: CardProps & { question: QueuedReview['question'] }) {
  const t = useMessages(DECIDE_REVIEW);
  const Printed = question && shownViewOf(question).Printed;
  return (
    <Card size="small" title={t.question}>
      <p className="reviews__question">
        <MathText text={questionText} />
      </p>
      {question?.visual && <VisualFigure visual={question.visual} />}
      {question && Printed && (
        <Printed
          question={question}
          className="reviews__lines"
          isPlain
          note={({ label }) => label === key?.parts[0]?.expected && <span className="note"> {t.theKey}</span>}
        />
      )}
      <p className="note">{t.bankItem({ slice: itemId.slice(-8) })}</p>
    </Card>
  );
}

/** What it was marked by. */
export function KeyCard({ review: { key }, question }: CardProps & { question: QueuedReview['question'] }) {
  const t = useMessages(DECIDE_REVIEW);
  if (!key) return null;
  const accepted = acceptedLines(key);
  return (
    <Card size="small" title={t.key}>
      <dl className="reviews__facts">
        <Fact name={t.modelAnswer} lines={[key.modelAnswer]} drawnInto={question} isRight />
        {accepted.length > 0 && <Fact name={t.alsoAccepted} lines={accepted} />}
        <Fact name={t.stepByStep} lines={key.solutionSteps} />
        {key.markPoints.length > 0 && (
          <Fact
            name={t.markPoints}
            lines={key.markPoints.map(
              ({ id, label, calculation, result, marks }) =>
                `${id}, ${label}: ${calculation} = ${result} (${marksText(marks)})`,
            )}
          />
        )}
      </dl>
    </Card>
  );
}

/** What the pupil put down and, of a challenge, why it should be right. */
export function AnswerCard({
  review,
  drawing,
  question,
}: CardProps & { drawing: string | null; question: QueuedReview['question'] }) {
  const t = useMessages(DECIDE_REVIEW);
  const { given, ruleMark } = review;
  if (!given) return null;
  const lines = givenLines(review);
  const reason = reasonText(review);
  const working = given.working.trim();
  return (
    <Card size="small" title={t.answerOfThePupil}>
      <dl className="reviews__facts">
        <Fact name={t.answer} lines={lines} drawnInto={question} />
        {ruleMark?.readAs && !lines.includes(ruleMark.readAs) && (
          <Fact name={t.readAs} lines={[ruleMark.readAs]} />
        )}
        <Fact name={t.workingAsTyped} lines={working === '' ? [] : [working]} />
        {reason && <Fact name={t.challengedBecause} lines={[reason]} />}
      </dl>
      {drawing && <img className="reviews__drawing" src={drawing} alt={t.whatThePupilDrew} />}
    </Card>
  );
}

/** What the rules gave, and what stands now. */
export function MarkCard({ review: { ruleMark, standing, decision } }: CardProps) {
  const t = useMessages(DECIDE_REVIEW);
  if (!standing) return null;
  const points = ruleMark?.workingMarks ?? [];
  return (
    <Card size="small" title={t.mark}>
      <dl className="reviews__facts">
        <Fact
          name={decision ? t.stoodAt : t.standsAt}
          lines={[t.marksOf({ awarded: standing.marksAwarded, marks: marksText(standing.marksPossible) })]}
        />
        {ruleMark && (
          <Fact
            name={t.theRulesGave}
            lines={[
              t.marksOfBecause({
                awarded: ruleMark.marksAwarded,
                marks: marksText(ruleMark.marksPossible),
                reason: ruleMark.reasonCode.replaceAll('-', ' '),
              }),
            ]}
          />
        )}
        {points.length > 0 && (
          <Fact
            name={t.foundInTheWorking}
            lines={points.map(({ label, marks, followedThrough }) =>
              followedThrough
                ? t.marksFollowedThrough({ point: label, marks: marksText(marks) })
                : `${label}: ${marksText(marks)}`,
            )}
          />
        )}
        {ruleMark && <Fact name={t.thePupilWasTold} lines={[ruleMark.feedback]} />}
      </dl>
    </Card>
  );
}

/** What a model said, word for word. */
export function ModelSaidCard({ review: { modelSaid, key } }: CardProps) {
  const t = useMessages(DECIDE_REVIEW);
  return (
    <Card size="small" title={t.whatTheModelSaid}>
      {modelSaid.length === 0 ? (
        <p className="note">{t.noModelWasAsked}</p>
      ) : (
        <dl className="reviews__facts">
          {modelSaid.map((saying, at) => (
            <Fact
              key={at}
              name={`${taskWords(saying.task)}, ${saying.model ?? t.noAnswer}`}
              lines={sayingLines(saying, key)}
            />
          ))}
        </dl>
      )}
    </Card>
  );
}

function Fact(props: {
  name: string;
  lines: readonly string[];
  /** The question into which the first line may have been drawn. */
  drawnInto?: QueuedReview['question'];
  isRight?: boolean;
}) {
  const { name, lines, drawnInto, isRight = false } = props;
  const text = <AnswerLines lines={lines} />;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {drawnInto ? (
          <ShownAnswer question={drawnInto} text={lines[0] ?? ''} isRight={isRight}>
            {text}
          </ShownAnswer>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
