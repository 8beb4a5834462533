import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { Fox } from '../../shared/ui/fox.js';
import type { TimeOffer } from './gentle-time.rules.js';
import './rest-offer.css';

const WORDS: Readonly<Record<TimeOffer, { title: string; text: string }>> = {
  rest: { title: 'Have a rest?', text: 'You have worked for 20 minutes.' },
  limit: { title: '30 minutes done!', text: 'You can stop here. Your answers wait for you.' },
};

/** A card at the edge that waits to be answered; its owner speaks it. */
export function RestOffer(props: { offer: TimeOffer; onLater: () => void; onRest: () => void }) {
  return (
    <div className="rest-offer">
      <div className="rest-offer__card">
        <Fox face="rest" size={64} />
        <p>
          <b>{WORDS[props.offer].title}</b>
          <br />
          {WORDS[props.offer].text}
        </p>
        <div className="rest-offer__answers">
          <Button onClick={props.onLater}>Carry On</Button>
          <Button tone="primary" onClick={props.onRest}>
            Rest
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The rest itself, while the time stands still. */
export function Rest({ onBack }: { onBack: () => void }) {
  return (
    <Dialog title="Have a rest" onClose={onBack}>
      <div className="rest">
        <Fox face="rest" size={120} />
        <p>
          Stretch, drink some water, look out of the window. Your answers are safe and the time stands still.
        </p>
      </div>
      <DialogActions>
        <Button tone="primary" large onClick={onBack}>
          I Am Back
        </Button>
      </DialogActions>
    </Dialog>
  );
}
