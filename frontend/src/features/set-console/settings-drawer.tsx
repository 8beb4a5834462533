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
  TARGET_FAULT,
  useConsoleSettings,
  USUAL_SETTINGS,
} from '../../entities/batch/index.js';
import { SharesFields } from '../make-batch/index.js';
import '../../shared/ui/batch-form.css';

/** What a new batch starts with, and whether the console refreshes itself (CONSOLE-14). */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
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
    notify('Settings Saved', 'Kept for you on this device.', 'success');
    onClose();
  };
  return (
    <Dialog title="Settings" onClose={onClose} side>
      <form className="batch-form" onSubmit={save} noValidate>
        <h3>A new batch starts with</h3>
        <SharesFields shares={shares} onShares={setShares} />
        <TextField
          label="Target Questions"
          type="number"
          inputMode="numeric"
          min={BATCH_LIMITS.minQuestions}
          max={BATCH_LIMITS.maxQuestions}
          step={1}
          value={target}
          onValue={setTarget}
          fault={targetQuestions === null ? TARGET_FAULT : null}
        />
        <h3>This page</h3>
        <label className="tick">
          <input type="checkbox" checked={polls} onChange={(event) => setPolls(event.target.checked)} />
          <span>
            <b>Refresh by itself</b>
            <br />
            <span className="note">Every 30 seconds, and every few seconds while a batch is running.</span>
          </span>
        </label>
        <p className="note">Kept for you on this device.</p>
        <DialogActions>
          <Button onClick={() => show(USUAL_SETTINGS)}>Back to Usual</Button>
          <Button type="submit" tone="primary" disabled={!isSound}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
