import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { DIALOG } from './dialog.messages.js';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Asked by Escape, the cross and a press beside the dialog. The owner takes the dialog away. */
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** At the right edge, as high as the screen: settings of the page beside it. */
  side?: boolean;
  /** At the foot of the page, as wide as it is: a sheet over a child's page. */
  sheet?: boolean;
  /** While something is on its way, the dialog stays. */
  busy?: boolean;
}

/**
 * A dialog over the page while it is mounted. The browser itself keeps the focus inside, closes by Escape and gives
 * the focus back; tablets whose browser is too old for that show it as a panel.
 */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
  side = false,
  sheet = false,
  busy = false,
}: DialogProps) {
  const t = useMessages(DIALOG);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    if (!element || element.open) return undefined;
    const before = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => {
      if (typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`dialog${wide ? ' dialog--wide' : ''}${side ? ' dialog--side' : ''}${sheet ? ' dialog--sheet' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={() => {
        // A browser may close it over our refusal, at the second press of Escape.
        if (!box.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === box.current && !busy) onClose();
      }}
    >
      <div className="dialog__box">
        <h2 id={titleId}>{title}</h2>
        <div className="dialog__body">{children}</div>
        {/* Last in order, so that the focus starts at the first field and not here. */}
        <button
          type="button"
          className="dialog__close"
          aria-label={t.close}
          disabled={busy}
          onClick={onClose}
        >
          <X aria-hidden size={24} />
        </button>
      </div>
    </dialog>
  );
}

/** The buttons at the foot of a dialog; the one that does something comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>;
}
