import { Copy, Printer } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';

/** Shown once, to be kept on paper. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages(SECOND_FACTOR);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(t.recoveryCodesCopied, undefined, 'success');
    } catch {
      // The browser does not allow it, for example without HTTPS.
      notify(t.couldNotCopy, t.pleaseWriteTheCodes, 'error');
    }
  };
  return (
    <section className="second-factor__codes" aria-labelledby="recovery-codes-heading">
      <h3 id="recovery-codes-heading">{t.yourRecoveryCodes}</h3>
      <p>{t.ifYouLoseYour}</p>
      <ul className="second-factor__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="profile__actions">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden size={18} />
          {t.copy}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t.print}
        </Button>
        <Button tone="primary" onClick={onDone}>
          {t.iHaveSavedThem}
        </Button>
      </div>
    </section>
  );
}
