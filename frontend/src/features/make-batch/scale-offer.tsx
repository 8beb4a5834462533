import { useEffect, useId, useRef } from 'react';
import { Button } from '../../shared/ui/button.js';
import { scaledTo100, type Shares } from '../../entities/batch/index.js';

/** Shown before a call that would be refused: offers to scale percentages that do not total 100 (CONSOLE-3). */
export function ScaleOffer(props: {
  shares: Shares;
  onScale: (shares: Shares) => void;
  onClose: () => void;
}) {
  const scaled = scaledTo100(props.shares);
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <section className="scale-offer" aria-labelledby={id}>
      <p id={id}>
        <b>Scale to 100%?</b> Open-ended {scaled.openEndedPercentage}%, multiple choice {scaled.mcqPercentage}
        %, fill-in-the-blank {scaled.fillBlankPercentage}%.
      </p>
      <div className="scale-offer__buttons">
        <Button onClick={props.onClose}>No, I will change them</Button>
        <Button tone="primary" ref={yes} onClick={() => props.onScale(scaled)}>
          Scale and create
        </Button>
      </div>
    </section>
  );
}
