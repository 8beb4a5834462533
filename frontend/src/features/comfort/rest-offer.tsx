import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fox } from '../../components/fox.js';
import type { TimeOffer } from './gentle-time.rules.js';
import './rest-offer.css';

const WORDS: Readonly<Record<TimeOffer, { title: string; text: string }>> = {
  rest: { title: 'Have a rest?', text: 'You have worked for 20 minutes.' },
  limit: { title: '30 minutes done!', text: 'You can stop here. Your answers wait for you.' },
};

/** A card at the edge that waits to be answered and covers nothing for long; then the rest itself, while time stands. */
export function RestOffer(props: {
  offer: TimeOffer | null;
  resting: boolean;
  onLater: () => void;
  onRest: () => void;
  onBack: () => void;
}) {
  if (props.resting)
    return (
      <Dialog title="Have a rest" onClose={props.onBack}>
        <div className="rest">
          <Fox face="rest" size={120} />
          <p>
            Stretch, drink some water, look out of the window. Your answers are safe and the time stands
            still.
          </p>
        </div>
        <DialogActions>
          <Button tone="primary" large onClick={props.onBack}>
            I Am Back
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <div className="rest-offer" role="status">
      {props.offer && (
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
      )}
    </div>
  );
}
