import type { CoverageMap } from '@sumfox/contracts/content/coverage-map.endpoints';
import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { FACTORY_KEY, sendFill } from '../../entities/batch/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { planFill } from './fill-plan.rules.js';
import { FILL_GAPS } from './fill-gaps.messages.js';

const DAY_MS = 86_400_000;

/** The whole filling by days, with time and cost, before anything starts (CONSOLE-15). */
export function FillGapsDialog(props: { map: CoverageMap; level: GradeLevel | ''; onClose: () => void }) {
  const t = useMessages(FILL_GAPS);
  const { map, level, onClose } = props;
  const client = useQueryClient();
  const plan = planFill(map);
  const start = useMutation({
    mutationFn: async () => {
      for (const questions of plan.now) await sendFill(level, questions);
    },
    onSuccess: () => {
      notify(t.started, t.startedText, 'success');
      onClose();
    },
    onError: (error) => notify(t.startFailed, errorSentence(error, t.failedToCreate), 'error', error),
    onSettled: () => client.invalidateQueries({ queryKey: FACTORY_KEY }),
  });
  const now = plan.now.reduce((sum, each) => sum + each, 0);
  const cost = map.modelPercent === 0 ? t.free : t.withModel({ percent: map.modelPercent });
  return (
    <Dialog title={t.theTitle} onClose={onClose} busy={start.isPending} wide>
      {plan.questions === 0 ? (
        <p>{t.noGaps}</p>
      ) : (
        <>
          <p>{t.whatIsMissing({ cells: plan.cells, questions: countText(plan.questions, 'question') })}</p>
          <p>
            {t.leftToday({
              ...{ left: map.today.left, all: BATCH_LIMITS.questionsPerDay },
              free: map.today.freeBatches,
            })}
          </p>
          <DataTable label={t.theTitle} columns={[t.when, t.batches, t.questions, t.time, t.cost]}>
            {plan.days.map(({ day, batches, questions }) => (
              <tr key={day}>
                <th scope="row">{day === 0 ? t.today : dayAfter(day)}</th>
                <td>{batches.join(', ')}</td>
                <td>{questions}</td>
                <td>{timeOf(questions, map.secondsPerQuestion)}</td>
                <td>{cost}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t.inAll}</th>
              <td>{plan.days.reduce((sum, { batches }) => sum + batches.length, 0)}</td>
              <td>{plan.questions}</td>
              <td>{timeOf(plan.questions, map.secondsPerQuestion)}</td>
              <td>{cost}</td>
            </tr>
          </DataTable>
          <p className="note">{map.modelPercent === 0 ? t.freeNote : t.withModelNote}</p>
          {plan.days.length > 1 && <p className="note">{t.restWaits}</p>}
        </>
      )}
      {start.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(start.error, t.failedToCreate)}
        </p>
      )}
      <DialogActions>
        <Button disabled={start.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
        {now > 0 && (
          <Button tone="primary" disabled={start.isPending} onClick={() => start.mutate()}>
            {start.isPending ? t.starting : t.startNow({ questions: now })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const dayAfter = (day: number): string => weekdayText(new Date(Date.now() + day * DAY_MS).toISOString());

function timeOf(questions: number, secondsPerQuestion: number | null): string {
  const t = FILL_GAPS.get();
  if (secondsPerQuestion === null) return t.timeNotKnown;
  const minutes = Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
  return t.aboutMinutes({ minutes: countText(minutes, 'minute') });
}
