import { useEffect, useId, useRef } from 'react';
import { Button } from '../../shared/ui/button.js';
import { scaledTo100, type Shares } from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MAKE_BATCH } from './make-batch.messages.js';

/** Shown before a call that would be refused: offers to scale percentages that do not total 100 (CONSOLE-3). */
export function ScaleOffer(props: {
  shares: Shares;
  onScale: (shares: Shares) => void;
  onClose: () => void;
}) {
  const t = useMessages(MAKE_BATCH);
  const scaled = scaledTo100(props.shares);
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <section className="scale-offer" aria-labelledby={id}>
      <p id={id}>
        <b>{t.scaleToWhole}</b>{' '}
        {t.scaledShares({
          openEnded: scaled.openEndedPercentage,
          choice: scaled.mcqPercentage,
          blanks: scaled.fillBlankPercentage,
        })}
      </p>
      <div className="scale-offer__buttons">
        <Button onClick={props.onClose}>{t.noIWillChange}</Button>
        <Button tone="primary" ref={yes} onClick={() => props.onScale(scaled)}>
          {t.scaleAndCreate}
        </Button>
      </div>
    </section>
  );
}
