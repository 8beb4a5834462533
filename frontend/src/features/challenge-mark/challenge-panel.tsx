import type { ChallengeReply } from '@sumfox/contracts/assessment/dispute';
import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { Check, Clock, MessageCircleQuestion, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { challengeTitle, findDispute } from '../../entities/mark/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHALLENGE_MARK } from './challenge-mark.messages.js';
import '../../shared/ui/dispute.css';

const ChallengeDialog = lazy(() => import('./challenge-dialog.js'));

/** "I think I am right" beside a mark that is not full, and the outcome of the challenge (CHALLENGE-3). */
export function ChallengePanel({ assessment, index }: { assessment: CompletedAssessment; index: number }) {
  const t = useMessages(CHALLENGE_MARK);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLHeadingElement>(null);
  const feedback = assessment.feedback[index] ?? null;
  const { challenge } = findDispute(assessment, index);
  const wasAsked = useRef(challenge !== null);
  useEffect(() => {
    if (challenge && !wasAsked.current) answer.current?.focus();
    wasAsked.current = challenge !== null;
  }, [challenge]);

  if (challenge) return <Answer reply={challenge} headingRef={answer} />;
  if (!feedback || feedback.marksAwarded >= feedback.marksPossible) return null;
  return (
    <div className="challenge">
      <Button onClick={() => setOpen(true)}>
        <MessageCircleQuestion size={20} aria-hidden /> {t.iThinkIAm}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChallengeDialog assessment={assessment} index={index} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const ICONS = { approved: Check, waiting: Clock, rejected: RotateCw } as const;

function Answer(props: { reply: ChallengeReply; headingRef: Ref<HTMLHeadingElement> }) {
  const t = useMessages(CHALLENGE_MARK);
  const { reply } = props;
  const Icon = ICONS[reply.decision];
  const { semanticAnalysis, reasoning, educationalNote } = reply.evaluationDetails;
  return (
    <section className={`challenge__answer challenge__answer--${reply.decision}`}>
      <h4 ref={props.headingRef} tabIndex={-1}>
        <Icon size={22} strokeWidth={2.5} aria-hidden /> {challengeTitle(reply)}
      </h4>
      <p>
        {reply.decision === 'rejected' && t.weLookedAgainHere}
        <MathText text={reply.message} />
      </p>
      <ul className="challenge__details">
        {[semanticAnalysis, reasoning, reply.adminFeedback, educationalNote].map((text, i) => (
          <li key={i}>
            <MathText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
