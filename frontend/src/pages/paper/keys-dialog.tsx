import { Dialog } from '../../shared/ui/dialog.js';
import { useHasVoice } from '../../entities/speech/index.js';
import './keys-dialog.css';

const READING = 'Read the question aloud';
const KEYS: ReadonlyArray<readonly [keys: readonly string[], does: string]> = [
  [['Alt', '←'], 'Previous question'],
  [['Alt', '→'], 'Next question'],
  [['A', 'B', 'C', 'D'], 'Choose an option'],
  [['Enter'], 'Check, or go on'],
  [['Alt', 'H'], 'Show a hint'],
  [['Alt', 'R'], READING],
  [['Alt', 'S'], 'Save now'],
  [['F8'], 'Go to the notice'],
  [['?'], 'Show these keys'],
];

/** Lists every key of a paper (PAPER-22). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const hasVoice = useHasVoice();
  const keys = KEYS.filter(([, does]) => hasVoice || does !== READING);
  return (
    <Dialog title="Keys" onClose={onClose}>
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
