import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { TextField } from '../../shared/ui/text-field.js';
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
  const [shares, setShares] = useState(settings.shares);
  const [target, setTarget] = useState(String(settings.targetQuestions));
  const [polls, setPolls] = useState(settings.polls);
  const targetQuestions = findTarget(target);
  const isSound = targetQuestions !== null && sharesFault(shares) === null;
  const show = (shown: ConsoleSettings): void => {
    setShares(shown.shares);
    setTarget(String(shown.targetQuestions));
    setPolls(shown.polls);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSound) return;
    store({ shares, targetQuestions, polls });
    notify(t.settingsSaved, t.keptForYouOn, 'success');
    onClose();
  };
  return (
    <Dialog title={t.settings} onClose={onClose} side>
      <form className="batch-form" onSubmit={save} noValidate>
        <h3>{t.aNewBatchStarts}</h3>
        <SharesFields shares={shares} onShares={setShares} />
        <TextField
          label={t.targetQuestions}
          type="number"
          inputMode="numeric"
          min={BATCH_LIMITS.minQuestions}
          max={BATCH_LIMITS.maxQuestions}
          step={1}
          value={target}
          onValue={setTarget}
          fault={targetQuestions === null ? readTargetFault() : null}
        />
        <h3>{t.thisPage}</h3>
        <label className="tick">
          <input type="checkbox" checked={polls} onChange={(event) => setPolls(event.target.checked)} />
          <span>
            <b>{t.refreshByItself}</b>
            <br />
            <span className="note">{t.every30SecondsAnd}</span>
          </span>
        </label>
        <p className="note">{t.keptForYouOn}</p>
        <DialogActions>
          <Button onClick={() => show(USUAL_SETTINGS)}>{t.backToUsual}</Button>
          <Button type="submit" tone="primary" disabled={!isSound}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
