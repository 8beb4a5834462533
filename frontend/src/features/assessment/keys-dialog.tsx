import { Dialog } from '../../components/dialog.js';
import './keys-dialog.css';

const KEYS: ReadonlyArray<readonly [keys: readonly string[], does: string]> = [
  [['Alt', '←'], 'Previous question'],
  [['Alt', '→'], 'Next question'],
  [['A', 'B', 'C', 'D'], 'Choose an option'],
  [['Alt', 'H'], 'Show a hint'],
  [['Alt', 'R'], 'Read the question aloud'],
  [['Alt', 'S'], 'Save now'],
  [['F8'], 'Go to the notice'],
  [['?'], 'Show these keys'],
];

/** Every key of a paper (UX 4.3). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
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
