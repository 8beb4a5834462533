import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import {
  type ConsoleSettings,
  findTarget,
  sharesFault,
  readTargetFault,
  useConsoleSettings,
  USUAL_SETTINGS,
} from '../../entities/batch/index.js';
import { SharesFields } from '../make-batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SET_CONSOLE } from './set-console.messages.js';
import '../../shared/ui/batch-form.css';

/** What a new batch starts with, and whether the console refreshes itself (CONSOLE-14). */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages(SET_CONSOLE);
  const [settings, store] = useConsoleSettings();
  const form = useForm({
    initial: toValues(settings),
    findFaults: ({ targetQuestions }) =>
      findTarget(targetQuestions) === null ? { targetQuestions: readTargetFault() } : {},
    onSend: ({ targetQuestions, ...others }) => {
      store({ ...others, targetQuestions: Number(targetQuestions) });
      notify(t.settingsSaved, t.keptForYouOn, 'success');
      onClose();
    },
  });
  const { shares, polls, targetQuestions } = form.values;
  const isSound = findTarget(targetQuestions) !== null && sharesFault(shares) === null;
  return (
    <Dialog title={t.settings} onClose={onClose} side>
      <form className="batch-form" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <h3>{t.aNewBatchStarts}</h3>
        <SharesFields shares={shares} onShares={(changed) => form.set('shares', changed)} />
        <TextField
          label={t.targetQuestions}
          {...form.bind('targetQuestions')}
          type="number"
          inputMode="numeric"
          min={BATCH_LIMITS.minQuestions}
          max={BATCH_LIMITS.maxQuestions}
          step={1}
        />
        <h3>{t.thisPage}</h3>
        <label className="tick">
          <input
            type="checkbox"
            checked={polls}
            onChange={(event) => form.set('polls', event.target.checked)}
          />
          <span>
            <b>{t.refreshByItself}</b>
            <br />
            <span className="note">{t.every30SecondsAnd}</span>
          </span>
        </label>
        <p className="note">{t.keptForYouOn}</p>
        <DialogActions>
          <Button onClick={() => form.change(toValues(USUAL_SETTINGS))}>{t.backToUsual}</Button>
          <Button type="submit" tone="primary" disabled={!isSound}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The settings as the form holds them: a number is what was typed. */
const toValues = ({ targetQuestions, ...others }: ConsoleSettings) => ({
  ...others,
  targetQuestions: String(targetQuestions),
});
