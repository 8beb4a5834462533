import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { SYMBOL_KEYS } from './symbol-keys.messages.js';

/** The twelve symbols for a working (PAPER-19). */
const SYMBOLS = ['+', '−', '×', '÷', '=', '/', '(', ')', '.', ':', '%', '°'] as const;

/** What Primary 1 and 2 have not met, as on their number pad. */
const LATER: readonly string[] = ['/', ':', '%', '°'];

/** Keys that write a sign where the caret of the working stands. */
export function SymbolKeys({ textId, isYoung }: { textId: string; isYoung: boolean }) {
  const t = useMessages(SYMBOL_KEYS);
  const write = (sign: string): void => {
    const field = document.getElementById(textId);
    if (!(field instanceof HTMLTextAreaElement) || field.value.length + sign.length > field.maxLength) return;
    field.setRangeText(sign, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="working__symbols" role="group" aria-label={t.symbols}>
      {SYMBOLS.filter((sign) => !isYoung || !LATER.includes(sign)).map((sign) => (
        <Button
          key={sign}
          tone="key"
          aria-label={t.names[sign]}
          // A press must not take the focus, or the caret would be lost.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(sign)}
        >
          {sign}
        </Button>
      ))}
    </div>
  );
}
