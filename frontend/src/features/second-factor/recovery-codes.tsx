import { Copy, Printer } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';

/** Shown once, to be kept on paper. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('Recovery Codes Copied', undefined, 'success');
    } catch {
      // The browser does not allow it, for example without HTTPS.
      notify('Could Not Copy', 'Please write the codes down or print them.', 'error');
    }
  };
  return (
    <section className="second-factor__codes" aria-labelledby="recovery-codes-heading">
      <h3 id="recovery-codes-heading">Your recovery codes</h3>
      <p>
        If you lose your phone, each code logs you in once. Keep them in a safe place: they are not shown
        again.
      </p>
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
          Copy
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          Print
        </Button>
        <Button tone="primary" onClick={onDone}>
          I Have Saved Them
        </Button>
      </div>
    </section>
  );
}
