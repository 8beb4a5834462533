import type { PaperToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { Verdict } from '@sumfox/contracts/assessment/human-verification';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { readAssessmentNames } from '../../entities/paper/index.js';
import {
  approveUnsaid,
  type Drafts,
  listUnsaid,
  newDraft,
  nextUnsaid,
  startOfDraft,
  withDraft,
} from './drafts.rules.js';
import { QuestionReview } from './question-review.js';
import { QuestionSteps } from './question-steps.js';
import { SaveVerdicts } from './save-verdicts.js';
import { VerdictBar } from './verdict-bar.js';
import { canBeVerified, minutesText, verificationMoment } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

/** Keys of the dialog, as they stand on its buttons. */
const VERDICT_KEYS: Readonly<Record<string, Verdict>> = { a: 'approve', c: 'correct', v: 'void' };

interface PaperReviewProps {
  paper: PaperToVerify;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  onBusy: (busy: boolean) => void;
  /** What is shown is not what stands any more. */
  onStale: () => Promise<unknown>;
  onDone: () => void;
}

/** A paper question by question: A, C and V say what is thought of a mark, J and K turn to the next and the one before. */
export function PaperReview(props: PaperReviewProps) {
  const t = useMessages(VERIFY_MARKS);
  const { paper, drafts, onDrafts } = props;
  const [index, setIndex] = useState(() => nextUnsaid(paper, drafts, -1) ?? 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), [index]);
  const place = paper.questions[index];
  if (!place) return null;

  const turn = (by: number): void => setIndex(Math.min(Math.max(index + by, 0), paper.questions.length - 1));
  const choose = (verdict: Verdict): void => {
    if (!canBeVerified(place)) return;
    const next = withDraft(drafts, index, newDraft(verdict, drafts.get(index) ?? startOfDraft(place)));
    onDrafts(next);
    // An approval needs nothing more to be said: the next one follows at once, and after the last the saving.
    if (verdict !== 'approve') return;
    const following = nextUnsaid(paper, next, index);
    if (following === null) save.current?.focus();
    else setIndex(following);
  };
  const approveAll = (): void => {
    onDrafts(approveUnsaid(paper, drafts));
    save.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const verdict = VERDICT_KEYS[key];
    if (verdict) choose(verdict);
    else if (key === 'j') turn(1);
    else if (key === 'k') turn(-1);
    else return;
    event.preventDefault();
  };
  const unsaid = listUnsaid(paper, drafts).length;

  return (
    <div className="verify__paper" role="presentation" onKeyDown={onKey}>
      <p className="verify__head">
        <GradeBadge grade={paper.gradeLevel} /> {readAssessmentNames()[paper.type]} · {paper.score}% ·{' '}
        {verificationMoment(paper.date)} · {minutesText(paper.timeSpentSeconds)}
      </p>
      <QuestionSteps paper={paper} drafts={drafts} index={index} onIndex={setIndex} />
      <h3 ref={heading} tabIndex={-1} className="verify__number">
        {t.questionOf({ index: index + 1, count: paper.questions.length })}
      </h3>
      <QuestionReview place={place} />
      <div className="verify__foot">
        <VerdictBar
          place={place}
          draft={drafts.get(index) ?? null}
          onChoose={choose}
          onChange={(draft) => onDrafts(withDraft(drafts, index, draft))}
        />
        <div className="verify__move">
          <Button disabled={index === 0} aria-keyshortcuts="K" onClick={() => turn(-1)}>
            {t.previous} <kbd aria-hidden>K</kbd>
          </Button>
          <Button
            disabled={index === paper.questions.length - 1}
            aria-keyshortcuts="J"
            onClick={() => turn(1)}
          >
            {t.next} <kbd aria-hidden>J</kbd>
          </Button>
          <Button disabled={unsaid === 0} onClick={approveAll}>
            {t.approveAllThatStand({ unsaid })}
          </Button>
          <SaveVerdicts {...props} buttonRef={save} onTurn={setIndex} />
        </div>
      </div>
    </div>
  );
}

/** Letters belong to the field that is typed into. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  );
}
