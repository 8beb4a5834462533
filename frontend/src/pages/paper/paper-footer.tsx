import { ChevronLeft, ChevronRight, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../shared/lib/online.js';
import { Button } from '../../shared/ui/button.js';
import { DockedFooter } from '../../shared/ui/docked-footer.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import type { NextStep } from './use-next-step.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';

/** Help on the left, turning in the middle, and on the right the one thing to do next. */
export function PaperFooter(props: {
  index: number;
  isLast: boolean;
  isNarrow: boolean;
  /** The hints and "I don't know yet"; null where they stand above. */
  help: ReactNode;
  step: NextStep;
  /** Handed in, and waiting for the connection. */
  waitsForConnection: boolean;
  onGoTo: (index: number) => void;
  /** Asked in the middle, where there is room. */
  howSure: ReactNode;
  /** What Fox says of a check; it rises over the keys. */
  tray: ReactNode;
  isCovered: boolean;
}) {
  const t = useMessages(PAPER);
  const { index, isNarrow, step } = props;
  const isOnline = useOnline();
  return (
    <DockedFooter tray={props.tray} isCovered={props.isCovered}>
      {props.help}
      <div className="docked__middle">
        <Note step={step} isOnline={isOnline} waitsForConnection={props.waitsForConnection} />
        {!isNarrow && step.note === null && !props.waitsForConnection && (
          <>
            {props.howSure ?? (
              <div className="docked__fox">
                <FoxFigure pose="think" />
              </div>
            )}
          </>
        )}
      </div>
      <Button
        tone="key"
        className="paper__turn"
        disabled={index === 0}
        onClick={() => props.onGoTo(index - 1)}
      >
        <ChevronLeft size={22} aria-hidden /> {t.previous}
      </Button>
      {step.turnsBeside && !props.isLast && (
        <Button tone="key" className="paper__turn" onClick={() => props.onGoTo(index + 1)}>
          <span>{t.next}</span> <ChevronRight size={22} aria-hidden />
        </Button>
      )}
      <Button
        tone="go"
        id="next-step"
        disabled={step.isDisabled}
        aria-disabled={step.isWaiting}
        aria-describedby="next-step-note"
        onClick={step.run}
      >
        {step.label}
      </Button>
    </DockedFooter>
  );
}

/** What keeps the next step waiting; there before it speaks, or a screen reader would not be told. */
function Note(props: { step: NextStep; isOnline: boolean; waitsForConnection: boolean }) {
  const t = useMessages(PAPER);
  return (
    <p id="next-step-note" className="docked__note" role="status">
      {props.waitsForConnection ? (
        <span className="paper__waiting">
          <CloudOff size={20} aria-hidden /> {t.noInternetYourAnswers}
        </span>
      ) : (
        props.step.note
      )}
    </p>
  );
}
