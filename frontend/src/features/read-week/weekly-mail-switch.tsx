import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { notify } from '../../shared/ui/notify.js';
import { ownEmailQuery } from '../../entities/own-email/index.js';
import { digestChoicesQuery } from '../../entities/week-digest/index.js';
import { chooseWeekly } from './read-week.api.js';
import { READ_WEEK } from './read-week.messages.js';

/** Turns the e-mail about one child on and off; it needs a confirmed address. */
export function WeeklyMailSwitch({ childUserId }: { childUserId: string }) {
  const t = useMessages(READ_WEEK);
  const client = useQueryClient();
  const choices = useQuery(digestChoicesQuery).data?.choices;
  const own = useQuery(ownEmailQuery).data;
  const choose = useMutation({
    mutationFn: (isOn: boolean) => chooseWeekly(childUserId, isOn),
    onSettled: () => client.invalidateQueries({ queryKey: digestChoicesQuery.queryKey }),
    onError: (error) => notify(t.notChanged, errorSentence(error, t.somethingWentWrong), 'error', error),
  });
  if (!choices || !own) return null;
  const stored = choices.some((choice) => choice.childUserId === childUserId && choice.isOn);
  const isOn = choose.isPending ? choose.variables : stored;
  const mayTurnOn = own.isConfirmed && !own.isRefused;
  return (
    <label className="tick week__mail">
      <input
        type="checkbox"
        checked={isOn}
        disabled={choose.isPending || (!mayTurnOn && !isOn)}
        onChange={(event) => choose.mutate(event.target.checked)}
      />
      <span>
        {t.mailMeThis}
        {!mayTurnOn && (
          <>
            <br />
            <span className="note">{t.confirmFirst}</span>
          </>
        )}
      </span>
    </label>
  );
}
