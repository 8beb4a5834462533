import type {
  PaperToVerify,
  QuestionToVerify,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import { Check, CircleHelp, Pencil, RotateCcw } from 'lucide-react';
import type { Draft, Drafts } from './drafts.rules.js';
import { doubtWords } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** All questions of a paper: what the mark is, and whether something was said of it. */
export function QuestionSteps(props: {
  paper: PaperToVerify;
  drafts: Drafts;
  index: number;
  onIndex: (index: number) => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { paper, drafts, index, onIndex } = props;
  return (
    <nav aria-label={t.questions} className="verify__questions">
      {paper.questions.map((place) => {
        const words = stateWords(place, drafts.get(place.questionIndex));
        return (
          <button
            key={place.questionIndex}
            type="button"
            className={`verify__step verify__step--${markOf(place)}`}
            aria-current={place.questionIndex === index ? 'step' : undefined}
            aria-label={t.questionInWords({
              questionIndex: place.questionIndex + 1,
              words: words.join(', '),
            })}
            onClick={() => onIndex(place.questionIndex)}
          >
            {place.questionIndex + 1} <StepIcon place={place} draft={drafts.get(place.questionIndex)} />
          </button>
        );
      })}
    </nav>
  );
}

type StepMark = 'right' | 'part' | 'open';

function markOf({ feedback }: QuestionToVerify): StepMark {
  if (!feedback) return 'open';
  return feedback.isCorrect ? 'right' : 'part';
}

function stateWords(place: QuestionToVerify, draft: Draft | undefined): string[] {
  const t = VERIFY_MARKS.get();
  const { feedback, verdict } = place;
  const mark = feedback
    ? t.marksOfStep({ awarded: feedback.marksAwarded, possible: feedback.marksPossible })
    : t.notMarked;
  const said = draft ? t.verdictNotSaved : verdict ? t.verifiedStep : t.notVerified;
  return [mark, said, ...(doubtWords(place).length > 0 ? [t.stepInDoubt] : [])];
}

function StepIcon({ place, draft }: { place: QuestionToVerify; draft: Draft | undefined }) {
  if (draft) return <Pencil size={15} aria-hidden />;
  if (place.verdict) return <Check size={16} aria-hidden />;
  if (doubtWords(place).length > 0) return <CircleHelp size={15} aria-hidden />;
  return place.feedback && !place.feedback.isCorrect ? <RotateCcw size={14} aria-hidden /> : null;
}
