import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { Fox } from '../../shared/ui/fox.js';
import type { TimeOffer } from './gentle-time.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { KEEP_TIME } from './keep-time.messages.js';
import './rest-offer.css';

function readWords(offer: TimeOffer, limitMinutes: number): { title: string; text: string } {
  const t = KEEP_TIME.get();
  return offer === 'rest'
    ? { title: t.restQuestion, text: t.youHaveWorkedFor }
    : { title: t.minutesDone({ count: limitMinutes }), text: t.youCanStopHere };
}

/** A card at the edge that waits to be answered; its owner speaks it. */
export function RestOffer(props: {
  offer: TimeOffer;
  limitMinutes: number;
  onLater: () => void;
  onRest: () => void;
}) {
  const t = useMessages(KEEP_TIME);
  const { title, text } = readWords(props.offer, props.limitMinutes);
  return (
    <div className="rest-offer">
      <div className="rest-offer__card">
        <Fox face="rest" size={64} />
        <p>
          <b>{title}</b>
          <br />
          {text}
        </p>
        <div className="rest-offer__answers">
          <Button onClick={props.onLater}>{t.carryOn}</Button>
          <Button tone="primary" onClick={props.onRest}>
            {t.rest}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The rest itself, while the time stands still. */
export function Rest({ onBack }: { onBack: () => void }) {
  const t = useMessages(KEEP_TIME);
  return (
    <Dialog title={t.haveARest} onClose={onBack}>
      <div className="rest">
        <Fox face="rest" size={120} />
        <p>{t.stretchDrinkSomeWater}</p>
      </div>
      <DialogActions>
        <Button tone="primary" large onClick={onBack}>
          {t.iAmBack}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
