import { useState } from 'react';
import { isSettled, type PracticeCheck } from '../../entities/paper/index.js';
import { useOnline } from '../../shared/lib/online.js';

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

/** Check, then Continue while practising; Next in a test; at the last question it hands in. */
export function useNextStep(props: {
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
}): NextStep {
  const { index, isLast, check, answerKey, isElsewhere } = props;
  const isOnline = useOnline();
  /** The answer for which there was nothing to check. */
  const [refused, setRefused] = useState<string | null>(null);
  const place = `${index} ${answerKey}`;
  if (!props.isPractice || isSettled(check)) {
    const label = isLast ? 'Submit Assessment' : props.isPractice ? 'Continue' : 'Next';
    return {
      label,
      note: null,
      isWaiting: false,
      isDisabled: isLast && !props.maySubmit,
      mayWork: !isElsewhere,
      turnsBeside: props.isPractice,
      isSubmit: isLast,
      run: () => (isLast ? props.onSubmit() : props.onGoTo(index + 1)),
    };
  }
  const isSameTry = check?.answerKey === answerKey;
  const isReady = props.isAnswered && !isSameTry;
  const note = (): string | null => {
    if (!isOnline) return 'Checking needs the internet. Your answer is safe on this tablet.';
    if (props.isChecking) return null;
    if (refused === place)
      return props.isAnswered
        ? 'Change your answer first, then check once more.'
        : 'Write your answer first.';
    return (
      props.problem ?? (props.tellsFirstTry ? 'The first try counts. You can try once more to learn.' : null)
    );
  };
  return {
    label: props.isChecking ? 'Checking…' : 'Check',
    note: note(),
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
