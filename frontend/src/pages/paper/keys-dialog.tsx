import { Dialog } from '../../shared/ui/dialog.js';
import { useHasVoice } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';
import './keys-dialog.css';

const readReading = () => PAPER.get().readTheQuestionAloud;
const readKeys = (): ReadonlyArray<readonly [keys: readonly string[], does: string]> => [
  [['Alt', '←'], PAPER.get().previousQuestion],
  [['Alt', '→'], PAPER.get().nextQuestion],
  [['A', 'B', 'C', 'D'], PAPER.get().chooseAnOption],
  [['Enter'], PAPER.get().checkOrGoOn],
  [['Alt', 'H'], PAPER.get().showAHint],
  [['Alt', 'R'], readReading()],
  [['Alt', 'S'], PAPER.get().saveNow],
  [['F8'], PAPER.get().goToTheNotice],
  [['?'], PAPER.get().showTheseKeys],
];

/** Lists every key of a paper (PAPER-22). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(PAPER);
  const hasVoice = useHasVoice();
  const keys = readKeys().filter(([, does]) => hasVoice || does !== readReading());
  return (
    <Dialog title={t.keys} onClose={onClose}>
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
