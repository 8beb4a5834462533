import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { Check } from 'lucide-react';
import {
  AnswerLines,
  ownAnswerLines,
  ShownAnswer,
  shownViewOf,
  takesDrawing,
} from '../../entities/question/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import type { ReviewVoice, ReviewedAnswer, ReviewedFeedback } from './review-voice.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LineBarPicture } from './line-bar-picture.js';
import { barOfLine, partingLine, stepReached } from './working-line.rules.js';
import { OWN_WORK } from './own-work.messages.js';

/** Answer, working and drawing as the pupil handed them in, and the steps that earned marks. */
export function OwnWork(props: {
  question: ReviewedQuestion;
  answer: ReviewedAnswer | null;
  feedback: ReviewedFeedback | null;
  index: number;
  voice: ReviewVoice;
}) {
  const t = useMessages(OWN_WORK);
  const { question, answer, feedback, index, voice } = props;
  const own = ownAnswerLines(question, answer);
  const working = answer?.working.trim() ?? '';
  const isFull = feedback !== null && feedback.marksAwarded === feedback.marksPossible;
  const isDrawing = takesDrawing(question);
  const reached =
    feedback === null || isFull || own.length !== 1
      ? null
      : stepReached(own[0] ?? '', question.solutionSteps);
  return (
    <dl className="review__own">
      <div className={isDrawing ? 'review__drawn' : undefined}>
        <dt>{isDrawing && own.length > 0 ? voice.drawing : voice.answer}</dt>
        <dd>
          <ShownAnswer question={question} text={own[0] ?? ''} isRight={isFull}>
            <AnswerLines lines={own} />
          </ShownAnswer>
        </dd>
        {reached !== null && <dd className="review__reached">{voice.reached(reached + 1)}</dd>}
      </div>
      {feedback?.readAs &&
        !isDrawing &&
        shownViewOf(question).isWritten &&
        !own.includes(feedback.readAs) && (
          <div>
            <dt>{voice.readAs}</dt>
            <dd>
              <MathText text={feedback.readAs} />
            </dd>
          </div>
        )}
      {working !== '' && (
        <OwnLines
          lines={working.split('\n')}
          parting={isFull ? null : partingLine(working.split('\n'), question.solutionSteps)}
          voice={voice}
        />
      )}
      {answer?.drawing && (
        <div className="review__drawing">
          <dt>{voice.drawing}</dt>
          <dd>
            <img
              src={answer.drawing}
              alt={
                working === ''
                  ? t.drawingFor({ drawing: voice.drawing, number: index + 1 })
                  : t.drawingInWords({ drawing: voice.drawing, number: index + 1, working: voice.working })
              }
            />
          </dd>
        </div>
      )}
      {feedback && feedback.workingMarks.length > 0 && <GoodSteps feedback={feedback} voice={voice} />}
    </dl>
  );
}

/** The working line by line, with the line at which it parts from the solution, drawn where it can be. */
function OwnLines(props: { lines: readonly string[]; parting: number | null; voice: ReviewVoice }) {
  const { lines, parting, voice } = props;
  const bar = parting === null ? null : barOfLine(lines[parting] ?? '');
  return (
    <div className="review__working">
      <dt>{voice.working}</dt>
      {bar && (
        <dd>
          <LineBarPicture bar={bar} isOwn />
        </dd>
      )}
      {lines.map((line, at) => (
        <dd key={at} className={at === parting ? 'review__line review__line--parting' : 'review__line'}>
          <MathText text={line} />
          {at === parting && <span className="review__parting">{voice.compare}</span>}
        </dd>
      ))}
    </div>
  );
}

function GoodSteps({ feedback, voice }: { feedback: ReviewedFeedback; voice: ReviewVoice }) {
  const t = useMessages(OWN_WORK);
  return (
    <div className="review__points">
      <dt>{voice.goodSteps}</dt>
      <dd>
        <ul>
          {feedback.workingMarks.map((point, i) => (
            <li key={i}>
              <Check size={18} aria-hidden />
              <span>
                {point.label}: {point.marks} {point.marks === 1 ? t.mark : t.marks}
                {point.followedThrough && <span className="note"> {t.rightStepWithThe}</span>}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
