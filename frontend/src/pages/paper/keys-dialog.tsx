import { Dialog } from '../../shared/ui/dialog.js';
import { useHasVoice } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { KEYS_DIALOG } from './keys-dialog.messages.js';
import { PAPER } from './paper.messages.js';
import './keys-dialog.css';

const readReading = () => KEYS_DIALOG.get().readTheQuestionAloud;
const readKeys = (): ReadonlyArray<readonly [keys: readonly string[], does: string]> => [
  [['Alt', '←'], KEYS_DIALOG.get().previousQuestion],
  [['Alt', '→'], KEYS_DIALOG.get().nextQuestion],
  [['A', 'B', 'C', 'D'], KEYS_DIALOG.get().chooseAnOption],
  [['Enter'], KEYS_DIALOG.get().checkOrGoOn],
  [['Alt', 'H'], PAPER.get().showAHint],
  [['Alt', 'R'], readReading()],
  [['Alt', 'S'], KEYS_DIALOG.get().saveNow],
  [['F8'], KEYS_DIALOG.get().goToTheNotice],
  [['?'], KEYS_DIALOG.get().showTheseKeys],
];

/** Lists every key of a paper (PAPER-22). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const paper = useMessages(PAPER);
  const hasVoice = useHasVoice();
  const keys = readKeys().filter(([, does]) => hasVoice || does !== readReading());
  return (
    <Dialog title={paper.keys} onClose={onClose}>
      <dl className="keys">
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
