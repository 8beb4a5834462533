import { AArrowUp, CircleQuestionMark, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComfort } from '../../entities/comfort/index.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MORE_DIALOG } from './more-dialog.messages.js';
import { PAPER } from './paper.messages.js';
import './more-dialog.css';

/** What is needed now and then: look and sound, the time, the keys, reporting a question. */
export function MoreDialog(props: {
  report: ReactNode;
  onComfort: () => void;
  onKeys: () => void;
  onClose: () => void;
}) {
  const t = useMessages(MORE_DIALOG);
  const paper = useMessages(PAPER);
  const [{ showTime }, change] = useComfort();
  return (
    <Dialog title={paper.more} onClose={props.onClose} sheet>
      <div className="more">
        <Button tone="key" aria-haspopup="dialog" onClick={props.onComfort}>
          <AArrowUp size={22} aria-hidden /> {t.howItLooksAnd}
        </Button>
        <Button
          tone="key"
          onClick={() => {
            change({ showTime: !showTime });
            props.onClose();
          }}
        >
          <Clock size={22} aria-hidden /> {showTime ? t.hideTheTime : t.showTheTime}
        </Button>
        <Button
          tone="key"
          className="more__keys"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={props.onKeys}
        >
          <CircleQuestionMark size={22} aria-hidden /> {paper.keys}
        </Button>
        {props.report}
      </div>
    </Dialog>
  );
}
