import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { Card } from 'antd';
import { AnswerLines, shownViewOf, VisualFigure } from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import { taskWords } from '../../entities/system/index.js';
import {
  acceptedLines,
  givenLines,
  marksText,
  reasonText,
  sayingLines,
} from '../../entities/review/index.js';

interface CardProps {
  review: QueuedReview;
}

/** The question as the pupil had it; the right option of a choice is named. */
export function QuestionCard({
  review: { questionText, key, itemId },
  question,
}: CardProps & { question: QueuedReview['question'] }) {
  const Printed = question && shownViewOf(question).Printed;
  return (
    <Card size="small" title="Question">
      <p className="reviews__question">
        <MathText text={questionText} />
      </p>
      {question?.visual && <VisualFigure visual={question.visual} />}
      {question && Printed && (
        <Printed
          question={question}
          className="reviews__lines"
          isPlain
          note={({ label }) => label === key?.parts[0]?.expected && <span className="note"> (the key)</span>}
        />
      )}
      <p className="note">Bank item …{itemId.slice(-8)}</p>
    </Card>
  );
}

/** What it was marked by. */
export function KeyCard({ review: { key } }: CardProps) {
  if (!key) return null;
  const accepted = acceptedLines(key);
  return (
    <Card size="small" title="Key">
      <dl className="reviews__facts">
        <Fact name="Model answer" lines={[key.modelAnswer]} />
        {accepted.length > 0 && <Fact name="Also accepted" lines={accepted} />}
        <Fact name="Step by step" lines={key.solutionSteps} />
        {key.markPoints.length > 0 && (
          <Fact
            name="Mark points"
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
export function AnswerCard({ review, drawing }: CardProps & { drawing: string | null }) {
  const { given, ruleMark } = review;
  if (!given) return null;
  const lines = givenLines(review);
  const reason = reasonText(review);
  const working = given.working.trim();
  return (
    <Card size="small" title="Answer of the pupil">
      <dl className="reviews__facts">
        <Fact name="Answer" lines={lines} />
        {ruleMark?.readAs && !lines.includes(ruleMark.readAs) && (
          <Fact name="Read as" lines={[ruleMark.readAs]} />
        )}
        <Fact name="Working, as typed" lines={working === '' ? [] : [working]} />
        {reason && <Fact name="Challenged because" lines={[reason]} />}
      </dl>
      {drawing && <img className="reviews__drawing" src={drawing} alt="What the pupil drew" />}
    </Card>
  );
}

/** What the rules gave, and what stands now. */
export function MarkCard({ review: { ruleMark, standing, decision } }: CardProps) {
  if (!standing) return null;
  const points = ruleMark?.workingMarks ?? [];
  return (
    <Card size="small" title="Mark">
      <dl className="reviews__facts">
        <Fact
          name={decision ? 'Stood at' : 'Stands at'}
          lines={[`${standing.marksAwarded} of ${marksText(standing.marksPossible)}`]}
        />
        {ruleMark && (
          <Fact
            name="The rules gave"
            lines={[
              `${ruleMark.marksAwarded} of ${marksText(ruleMark.marksPossible)} (${ruleMark.reasonCode.replaceAll('-', ' ')})`,
            ]}
          />
        )}
        {points.length > 0 && (
          <Fact
            name="Found in the working"
            lines={points.map(
              ({ label, marks, followedThrough }) =>
                `${label}: ${marksText(marks)}${followedThrough ? ', followed through' : ''}`,
            )}
          />
        )}
        {ruleMark && <Fact name="The pupil was told" lines={[ruleMark.feedback]} />}
      </dl>
    </Card>
  );
}

/** What a model said, word for word. */
export function ModelSaidCard({ review: { modelSaid, key } }: CardProps) {
  return (
    <Card size="small" title="What the model said">
      {modelSaid.length === 0 ? (
        <p className="note">No model was asked, or none answered.</p>
      ) : (
        <dl className="reviews__facts">
          {modelSaid.map((saying, at) => (
            <Fact
              key={at}
              name={`${taskWords(saying.task)}, ${saying.model ?? 'no answer'}`}
              lines={sayingLines(saying, key)}
            />
          ))}
        </dl>
      )}
    </Card>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <AnswerLines lines={lines} />
      </dd>
    </div>
  );
}
