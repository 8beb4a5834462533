import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLatePart } from '../../shared/lib/late-part.js';
import { minutesText, timeOffer } from './gentle-time.rules.js';
import { useComfort } from '../../entities/comfort/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { KEEP_TIME } from './keep-time.messages.js';

const loadRest = () => import('./rest-offer.js');
/** How often the time is looked at; only whole minutes are shown. */
const LOOK_MS = 5_000;

/** What a paper tells of its time. */
export interface TimedPaper {
  elapsedSeconds: () => number;
  setResting: (resting: boolean) => void;
}

/** The time of a paper where a pupil chose to see it, and the offers of a rest (COMFORT-3). */
export function PaperTime({ paper, limitMinutes }: { paper: TimedPaper; limitMinutes: number }) {
  const t = useMessages(KEEP_TIME);
  const [{ showTime }, change] = useComfort();
  const [time, setTime] = useState(() => {
    const opening = paper.elapsedSeconds();
    return { paper: opening, atOpening: opening, answered: opening };
  });
  useEffect(() => {
    const timer = setInterval(
      () => setTime((before) => ({ ...before, paper: paper.elapsedSeconds() })),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [paper]);
  const offer = timeOffer({ ...time, limit: limitMinutes * 60 });
  const [resting, setResting] = useState(false);
  const { RestOffer, Rest } = useLatePart(loadRest, offer !== null || resting) ?? {};
  const minutes = minutesText(time.paper);
  const answer = (): void => setTime((before) => ({ ...before, answered: before.paper }));

  return (
    <>
      {showTime && (
        <button
          type="button"
          className="paper__time"
          aria-label={t.timeHideTheTime({ minutes })}
          onClick={() => change({ showTime: false })}
        >
          <Clock size={22} aria-hidden />
          <span aria-hidden="true">{minutes}</span>
        </button>
      )}
      {/* There before what it tells, or a screen reader would not be told. */}
      <div className="paper__offer" role="status">
        {RestOffer && offer !== null && (
          <RestOffer
            offer={offer}
            limitMinutes={limitMinutes}
            onLater={answer}
            onRest={() => {
              answer();
              paper.setResting(true);
              setResting(true);
            }}
          />
        )}
      </div>
      {Rest && resting && (
        <Rest
          onBack={() => {
            paper.setResting(false);
            setResting(false);
          }}
        />
      )}
    </>
  );
}
