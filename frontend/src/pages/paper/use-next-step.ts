import { useState } from 'react';
import { isSettled, type PracticeCheck } from '../../entities/paper/index.js';
import { useOnline } from '../../shared/lib/online.js';
import { PAPER } from './paper.messages.js';

/** The yellow key: what it says, whether it waits for something, and what it does. */
export interface NextStep {
  label: string;
  /** What is waited for, or what went astray; null when all is well. */
  note: string | null;
  /** Grey, and says why when pressed. */
  isWaiting: boolean;
  isDisabled: boolean;
  /** Whether this tab may change anything. */
  mayWork: boolean;
  /** Whether turning to the next question has a key of its own beside this one. */
  turnsBeside: boolean;
  /** Whether the key hands the paper in. */
  isSubmit: boolean;
  run: () => void;
}

interface StepInput {
  index: number;
  isLast: boolean;
  isPractice: boolean;
  check: PracticeCheck | null;
  /** The answer as it stands, by `toAnswerKey`. */
  answerKey: string;
  isAnswered: boolean;
  isChecking: boolean;
  /** One sentence when the last check did not get through. */
  problem: string | null;
  /** Whether to say that the first try counts. */
  tellsFirstTry: boolean;
  maySubmit: boolean;
  isElsewhere: boolean;
  onCheck: () => void;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** On to the next question, or handing in. */
function stepOn({ index, isLast, isPractice, isElsewhere, ...props }: StepInput): NextStep {
  return {
    label: isLast ? PAPER.get().submitAssessment : isPractice ? PAPER.get().continue : PAPER.get().next,
    note: null,
    isWaiting: false,
    isDisabled: isLast && !props.maySubmit,
    mayWork: !isElsewhere,
    turnsBeside: isPractice,
    isSubmit: isLast,
    run: () => (isLast ? props.onSubmit() : props.onGoTo(index + 1)),
  };
}

/** @param isRefused the key was pressed while there was nothing to check */
function checkNote(props: StepInput, isOnline: boolean, isRefused: boolean): string | null {
  if (!isOnline) return PAPER.get().checkingNeedsTheInternet;
  if (props.isChecking) return null;
  if (isRefused)
    return props.isAnswered ? PAPER.get().changeYourAnswerFirst : PAPER.get().writeYourAnswerFirst;
  if (props.problem !== null) return props.problem;
  return props.tellsFirstTry ? PAPER.get().theFirstTryCounts : null;
}

/** Check, then Continue while practising; Next in a test; at the last question it hands in. */
export function useNextStep(props: StepInput): NextStep {
  const { index, check, answerKey, isElsewhere } = props;
  const isOnline = useOnline();
  /** The answer for which there was nothing to check. */
  const [refused, setRefused] = useState<string | null>(null);
  if (!props.isPractice || isSettled(check)) return stepOn(props);
  const place = `${index} ${answerKey}`;
  const isReady = props.isAnswered && check?.answerKey !== answerKey;
  return {
    label: props.isChecking ? PAPER.get().checking : PAPER.get().check,
    note: isElsewhere ? null : checkNote(props, isOnline, refused === place),
    isWaiting: !isOnline || props.isChecking || !isReady,
    isDisabled: isElsewhere,
    mayWork: !isElsewhere,
    turnsBeside: true,
    isSubmit: false,
    run: () => {
      if (!isOnline || props.isChecking) return;
      setRefused(isReady ? null : place);
      if (isReady) props.onCheck();
    },
  };
}
