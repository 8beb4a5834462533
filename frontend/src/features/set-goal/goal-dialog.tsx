import type { Goal } from '@sumfox/contracts/assessment/goal.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../shared/api/call-error.js';
import { refreshChild, sendGoal } from '../../entities/child/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { SET_GOAL } from './set-goal.messages.js';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const MINUTES = ['5', '10', '15', '20', '30'] as const;

/** Days, minutes and a topic; the child then says yes (PARENT-12). */
export function GoalDialog(props: { child: LinkedChild; goal: Goal; onClose: () => void }) {
  const t = useMessages(SET_GOAL);
  const client = useQueryClient();
  const { child, onClose } = props;
  const [goal, setGoal] = useState(props.goal);
  const name = child.callName;
  const send = useMutation({
    mutationFn: () => sendGoal(child.userId, goal),
    onSuccess: async ({ proposal }) => {
      if (proposal) notify(t.proposed, t.seesIt({ name }), 'success');
      onClose();
      await refreshChild(client, child.userId);
    },
    onError: (error) => notify(t.notSaved, errorSentence(error, t.somethingWentWrong), 'error', error),
  });
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <Dialog title={t.aGoalFor({ name })} onClose={onClose} busy={send.isPending}>
      <div className="dialog__body">
        <ChoiceField
          look="grades"
          legend={t.daysAWeek}
          choices={choices(DAYS)}
          value={String(goal.days)}
          onValue={(days) => setGoal({ ...goal, days: Number(days) })}
        />
        <ChoiceField
          look="grades"
          legend={t.minutesADay}
          choices={choices(MINUTES)}
          value={String(goal.minutes)}
          onValue={(minutes) => setGoal({ ...goal, minutes: Number(minutes) })}
        />
        <SelectField
          label={t.topic}
          value={goal.topicId ?? ''}
          onValue={(topicId) => setGoal({ ...goal, topicId: topicId === '' ? null : topicId })}
          options={[
            { value: '', label: t.anyTopic },
            ...listSubStrands(child.gradeLevel).map((topic) => ({ value: topic.id, label: topic.name })),
          ]}
        />
        <p className="note">
          {t.goalOf({ days: countText(goal.days, 'day'), minutes: countText(goal.minutes, 'minute') })}
        </p>
      </div>
      <DialogActions>
        <Button disabled={send.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button tone="primary" disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? t.sending : t.propose({ name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
