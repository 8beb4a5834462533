import type { GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { sendGoal, sendGoalAnswer } from '../../entities/child/index.js';
import { dashboardQuery } from '../../entities/progress/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { notify } from '../../shared/ui/notify.js';
import { KEEP_GOAL } from './keep-goal.messages.js';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The child says yes to a goal, or asks for other days. */
export function GoalAnswer({ proposal }: { proposal: NonNullable<GoalState['proposal']> }) {
  const t = useMessages(KEEP_GOAL);
  const { userId, gradeLevel } = useUser();
  const client = useQueryClient();
  const [days, setDays] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (wanted: number | null) =>
      wanted === null
        ? sendGoalAnswer(userId, { proposalId: proposal.id, agrees: true })
        : sendGoal(userId, { ...proposal.goal, days: wanted }),
    onSuccess: (_, wanted) => {
      if (wanted === null) notify(t.yay, undefined, 'success');
    },
    onError: (error) => notify(t.notSaved, errorSentence(error, t.tryAgain), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery(gradeLevel).queryKey }),
  });
  if (days === null)
    return (
      <div className="from-grown-ups__keys">
        <Button tone="primary" disabled={send.isPending} onClick={() => send.mutate(null)}>
          {t.yes}
        </Button>
        <Button disabled={send.isPending} onClick={() => setDays(String(proposal.goal.days))}>
          {t.otherDays}
        </Button>
      </div>
    );
  return (
    <div>
      <ChoiceField
        look="grades"
        legend={t.howManyDays}
        choices={DAYS.map((value) => ({ value, label: value }))}
        value={days}
        onValue={setDays}
      />
      <Button tone="primary" disabled={send.isPending} onClick={() => send.mutate(Number(days))}>
        {t.ask}
      </Button>
    </div>
  );
}
