import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { markWord, QuestionMark } from '../../entities/mark/index.js';
import { useOnline } from '../../shared/lib/online.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { isSettled, type PracticeCheck, toCheckKind } from '../../entities/paper/index.js';
import { WorkedSolution } from './worked-solution.js';
import './check-panel.css';

interface CheckPanelProps {
  question: PupilQuestion;
  check: PracticeCheck | null;
  /** The answer as it stands, by `toAnswerKey`. */
  answerKey: string;
  isAnswered: boolean;
  isChecking: boolean;
  /** One sentence when the last check did not get through. */
  problem: string | null;
  /** Whether to say here that the first try counts. */
  tellsFirstTry: boolean;
  onCheck: () => void;
  /** @param count steps to show from now on */
  onShowSteps: (count: number) => void;
}

/** "Check my answer" of a practice paper, what was said of it, and in the end the worked solution. */
export function CheckPanel(props: CheckPanelProps) {
  const { question, check, answerKey } = props;
  const isOnline = useOnline();
  const notesId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The answer for which there was nothing to check. */
  const [refusedKey, setRefusedKey] = useState<string | null>(null);
  const settled = isSettled(check);

  // The button goes when the question is settled; whoever stood on it goes on at what was said.
  const wasSettled = useRef(settled);
  useEffect(() => {
    if (settled && !wasSettled.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasSettled.current = settled;
  }, [settled]);

  const isSameTry = check?.answerKey === answerKey;
  const press = (): void => {
    if (!isOnline || props.isChecking) return;
    if (!props.isAnswered || isSameTry) setRefusedKey(answerKey);
    else {
      setRefusedKey(null);
      props.onCheck();
    }
  };
  const note = checkNote(props, isOnline, refusedKey === answerKey);

  return (
    <div className="check">
      {!settled && (
        <Button
          className="check__button"
          aria-disabled={!isOnline || props.isChecking}
          aria-describedby={notesId}
          onClick={press}
        >
          <CircleCheck size={20} aria-hidden />
          {props.isChecking ? 'Checking…' : check ? 'Check once more' : 'Check my answer'}
        </Button>
      )}
      {props.tellsFirstTry && (
        <p className="note">The first try counts.{!settled && ' You can try once more to learn.'}</p>
      )}
      <div role="status">
        {!settled && (
          <p id={notesId} className="check__note">
            {note}
          </p>
        )}
        {check && <Verdict check={check} headingRef={heading} />}
      </div>
      {check?.said.solution && (
        <WorkedSolution
          question={question}
          solution={check.said.solution}
          shown={check.stepsShown}
          onShow={props.onShowSteps}
        />
      )}
    </div>
  );
}

function checkNote(props: CheckPanelProps, isOnline: boolean, isRefused: boolean): string | null {
  if (!isOnline) return 'Checking needs the internet. Your answer is safe on this tablet.';
  if (props.isChecking) return null;
  if (isRefused)
    return props.isAnswered ? 'Change your answer first, then check once more.' : 'Write your answer first.';
  return props.problem;
}

function Verdict(props: { check: PracticeCheck; headingRef: Ref<HTMLHeadingElement> }) {
  const { said } = props.check;
  const kind = toCheckKind(said);
  return (
    <div className={`check__said check__said--${kind}`}>
      <div className="check__verdict">
        <QuestionMark kind={kind} />
        <h4 ref={props.headingRef} tabIndex={-1}>
          {markWord(kind)}
        </h4>
        {/* The pupil's own answer is left out: a voice may come from the internet. */}
        <Speaker
          names="what Fox says"
          passages={[
            { place: 'check', text: said.feedback },
            ...(said.hint === null ? [] : [{ place: 'check-hint', text: said.hint }]),
          ]}
        />
      </div>
      <p>
        <ReadableText place="check" text={said.feedback} />
      </p>
      {said.readAs !== null && said.outcome !== 'right' && (
        <p>
          Fox read your answer as{' '}
          <b>
            <MathText text={said.readAs} />
          </b>
          .
        </p>
      )}
      {said.hint !== null && (
        <p>
          <b>Hint: </b>
          <ReadableText place="check-hint" text={said.hint} />
        </p>
      )}
      {said.solution === null && <p>You have one more try.</p>}
      {said.solution !== null && said.outcome !== 'right' && <p>Here is how it works, one step at a time.</p>}
    </div>
  );
}
