import { Link } from 'react-router-dom';
import { Speaker } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STOP_DIALOG } from './stop-dialog.messages.js';
import { PAPER } from './paper.messages.js';
import './stop-dialog.css';

/** Kind words before a first paper is left for today. */
export function StopDialog(props: {
  answered: number;
  total: number;
  /** Whether the server or the device has every answer. */
  isSafe: boolean;
  onClose: () => void;
}) {
  const t = useMessages(STOP_DIALOG);
  const paper = useMessages(PAPER);
  const lines = [
    props.answered > 0 ? t.areDone({ answered: props.answered, total: props.total }) : t.aLookIsAStart,
    props.isSafe ? t.yourAnswersAreSafe : paper.notSavedYetKeep,
    t.weGoOnAnother,
  ];
  return (
    <Dialog title={t.stopForToday} onClose={props.onClose} sheet>
      <div className="stop-talk">
        <span className="stop-talk__fox">
          <FoxFigure pose="wave" />
        </span>
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Speaker names={t.whatFoxSays} passages={[{ place: 'stop', text: lines.join(' ') }]} leads />
      </div>
      <DialogActions>
        <Button tone="key" onClick={props.onClose}>
          {t.carryOn}
        </Button>
        <Link className="action action--go" to="/">
          {paper.backToDashboard}
        </Link>
      </DialogActions>
    </Dialog>
  );
}
