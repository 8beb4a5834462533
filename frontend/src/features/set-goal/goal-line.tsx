import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { Goal, GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../shared/api/call-error.js';
import { refreshChild, sendGoalAnswer } from '../../entities/child/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { GoalDialog } from './goal-dialog.js';
import { SET_GOAL } from './set-goal.messages.js';

/** The goal of a child on the parent's card, and the proposal that waits (PARENT-12). */
export function GoalLine({ child, goal }: { child: LinkedChild; goal: ChildOverview['goal'] }) {
  const t = useMessages(SET_GOAL);
  const [isOpen, setOpen] = useState(false);
  const { proposal } = goal;
  return (
    <div className="kid__aim">
      {goal.isAgreed ? (
        <p>{t.goal({ goal: goalWords(goal.goal, goal.topicName) })}</p>
      ) : (
        proposal === null && (
          <p className="note">{t.suggested({ goal: goalWords(goal.goal, goal.topicName) })}</p>
        )
      )}
      {proposal ? (
        <Proposal child={child} proposal={proposal} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {goal.isAgreed ? t.changeTheGoal : t.setAGoal}
          <span className="visually-hidden"> {child.callName}</span>
        </Button>
      )}
      {isOpen && <GoalDialog child={child} goal={goal.goal} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Proposal({ child, proposal }: { child: LinkedChild; proposal: NonNullable<GoalState['proposal']> }) {
  const t = useMessages(SET_GOAL);
  const client = useQueryClient();
  const words = goalWords(proposal.goal, proposal.topicName);
  const answer = useMutation({
    mutationFn: (agrees: boolean) => sendGoalAnswer(child.userId, { proposalId: proposal.id, agrees }),
    onSuccess: (_, agrees) => {
      if (agrees) notify(t.goalKept({ goal: words }), undefined, 'success');
    },
    onError: (error) => notify(t.notSaved, errorSentence(error, t.somethingWentWrong), 'error', error),
    onSettled: () => refreshChild(client, child.userId),
  });
  const name = child.callName;
  return (
    <>
      <p>
        {proposal.from === 'parent' ? t.waitsFor({ goal: words, name }) : t.childAsks({ goal: words, name })}
      </p>
      <span className="kid__aim-keys">
        {proposal.from === 'child' && (
          <Button disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {t.agree}
          </Button>
        )}
        <Button tone="quiet" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {proposal.from === 'child' ? t.notNow : t.takeBack}
        </Button>
      </span>
    </>
  );
}

/** `3 days a week, 10 minutes a day, Fractions`. */
function goalWords({ days, minutes }: Goal, topic: string | null): string {
  const t = SET_GOAL.get();
  const counts = { days: countText(days, 'day'), minutes: countText(minutes, 'minute') };
  return topic === null ? t.goalOf(counts) : t.goalWithTopic({ ...counts, topic });
}
