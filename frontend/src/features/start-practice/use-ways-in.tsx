import { useRef, useState, type ReactNode } from 'react';
import { useUser } from '../../entities/account/index.js';
import { MakingOverlay } from './making-overlay.js';
import type { ChosenFocus } from './focus.rules.js';
import { useMixedPractice, useTargetedPractice, useWeeklyReview } from './use-practice.js';
import { ZoomInDialog } from './zoom-in-dialog.lazy.js';
import { useStartAssessment } from './use-start-assessment.js';

/** The dialog closes this long before the overlay shows (HOME-7). */
const CLOSE_MS = 200;

/** The doors into a paper. Each makes one and goes to it, and says in a notice why it could not. */
export interface WaysIn {
  /** Something is being made: every door is shut meanwhile, so that two taps make one paper. */
  busy: boolean;
  startDiagnostic: () => void;
  startAdaptive: () => void;
  startReview: () => void;
  startMixed: () => void;
  /** So many questions that fit the pupil, with no notice: the key that was pressed has said it. */
  startToday: (questionCount: number) => void;
  /** Opens the Zoom In dialog, with something chosen or with nothing. */
  zoomIn: (chosen?: ChosenFocus) => void;
  /** The dialog and the overlay, to stand at the end of the page. */
  layer: ReactNode;
}

export function useWaysIn(): WaysIn {
  const user = useUser();
  const start = useStartAssessment();
  const targeted = useTargetedPractice();
  const review = useWeeklyReview();
  const mixed = useMixedPractice();
  /** Undefined: the dialog opens with nothing chosen; null: it is closed. */
  const [chosen, setChosen] = useState<ChosenFocus | undefined | null>(null);
  const [isClosing, setClosing] = useState(false);
  const isHeld = useRef(false);
  // The second tap of two comes before the doors are drawn shut.
  const hold = (make: (done: { onSettled: () => void }) => void): void => {
    if (isHeld.current) return;
    isHeld.current = true;
    make({ onSettled: () => (isHeld.current = false) });
  };
  const isMaking = start.isPending || targeted.isPending || review.isPending || mixed.isPending;
  const generate = (focus: ChosenFocus): void => {
    setChosen(null);
    setClosing(true);
    // The dialog has to be gone before the overlay takes the focus (HOME-7).
    setTimeout(() => {
      setClosing(false);
      hold((done) => targeted.mutate(focus, done));
    }, CLOSE_MS);
  };
  return {
    busy: isMaking || isClosing,
    startDiagnostic: () => hold((done) => start.mutate('diagnostic', done)),
    startAdaptive: () => hold((done) => start.mutate('adaptive', done)),
    startReview: () => hold((done) => review.mutate(undefined, done)),
    startMixed: () => hold((done) => mixed.mutate(undefined, done)),
    startToday: (questionCount) => hold((done) => mixed.mutate(questionCount, done)),
    zoomIn: (focus) => setChosen(focus),
    layer: (
      <>
        {chosen !== null && (
          <ZoomInDialog
            gradeLevel={user.gradeLevel}
            {...(chosen && { initial: chosen })}
            onClose={() => setChosen(null)}
            onGenerate={generate}
          />
        )}
        <MakingOverlay of={[start, targeted, review, mixed]} />
      </>
    ),
  };
}
