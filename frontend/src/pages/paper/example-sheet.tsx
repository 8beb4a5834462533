import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { judgeStep } from '@sumfox/question-kinds/open-step-answer';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSounds } from '../../entities/comfort/index.js';
import { CheeringFox } from '../../entities/mascot/index.js';
import { MathsKeypad, useIsNarrow } from '../../features/enter-answer/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { DockedFooter } from '../../shared/ui/docked-footer.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { MathText } from '../../shared/ui/math-text.js';
import { PageHeader } from '../../shared/ui/page-header.js';
import { ExampleLines } from './example-lines.js';
import { ExampleQuestion } from './example-question.js';
import { type ExampleStep, FRESH_STEP, shownLines, tryResult } from './example-step.rules.js';
import { PAPER } from './paper.messages.js';
import { usePaperKeys } from './use-paper-keys.js';
import { WORKED_EXAMPLE } from './worked-example.messages.js';
import './worked-example.css';

/** A question, its worked lines up to an open one, and the keys to fill that in. */
export function ExampleSheet(props: {
  example: WorkedExample;
  /** Primary 1 and 2: a number is tapped, nothing is typed. */
  isYoung: boolean;
  onStart: () => void;
  /** Where the gallery begins. */
  begin?: ExampleStep;
}) {
  const t = useMessages(WORKED_EXAMPLE);
  const { example, isYoung, onStart } = props;
  const { open } = example;
  const [step, setStep] = useState(props.begin ?? FRESH_STEP);
  const [written, setWritten] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  // On a phone the words have the room until the gap is touched.
  const [keys, setKeys] = useState<'later' | 'open' | 'away'>(isNarrow ? 'later' : 'open');
  const play = useSounds();
  const page = useRef<HTMLDivElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const isSettled = step.outcome !== 'open';
  useFocusOnOutcome(isSettled && props.begin === undefined, go);

  const settle = (result: string): void => {
    const judged = open.choices ? (result === open.result ? 'right' : 'not-yet') : judgeStep(open, result);
    setNote(judged === 'unreadable' ? t.writeANumber : null);
    if (judged === 'unreadable') return;
    const next = tryResult(step, result, judged === 'right');
    if (next !== step) play(judged === 'right' ? 'right' : 'not-yet');
    setStep(next);
  };
  const check = (): void => {
    if (written.trim() !== '') return settle(written.trim());
    setNote(t.writeANumber);
    page.current?.querySelector<HTMLElement>('input[data-maths-field]')?.focus();
  };
  usePaperKeys({
    ...NO_KEYS,
    // An empty gap may stay empty.
    goOn: () => (isSettled || open.choices || written.trim() === '' ? onStart() : check()),
  });
  const said = note ?? sayOf(step, t);

  return (
    <div ref={page} className="paper example-page" data-outcome={step.outcome}>
      <PageHeader className="paper__head">
        <Link className="action action--key action--round" to="/" aria-label={PAPER.get().backToDashboard}>
          <X size={26} strokeWidth={2.6} aria-hidden />
        </Link>
        <h1 className="example-page__title">{t.workedExample}</h1>
      </PageHeader>
      <div className="paper__body example-page__body">
        <ExampleQuestion question={example.question} isYoung={isYoung} />
        <div className="notice-line" />
        <ExampleLines
          lines={shownLines(example, step)}
          openAt={open.at}
          isSettled={isSettled}
          isYoung={isYoung}
          isAgain={!isSettled && step.tried.length > 0}
          said={said}
          written={written}
          hasKeypad={keys !== 'away'}
          onFocus={() => keys === 'later' && setKeys('open')}
          onWrite={open.choices ? null : setWritten}
        />
        {!isSettled &&
          (open.choices ? (
            <Choices numbers={open.choices} tried={step.tried} onChoose={settle} />
          ) : keys === 'open' ? (
            <MathsKeypad
              question={{ answerUnit: open.unit, subStrandId: example.question.subStrandId, unitChips: [] }}
              isYoung={false}
              fieldsIn={page}
              onHide={() => setKeys('away')}
            />
          ) : (
            keys === 'away' && (
              <Button tone="key" className="example-page__keys" onClick={() => setKeys('open')}>
                {t.mathsKeys}
              </Button>
            )
          ))}
      </div>
      <DockedFooter>
        {!isSettled && (
          <Button tone="key" onClick={onStart}>
            {t.skip}
          </Button>
        )}
        <div className="docked__middle">
          {(!isNarrow || isSettled) && (
            <div className="docked__fox example-page__fox">
              {step.outcome === 'right' ? (
                <CheeringFox />
              ) : (
                <FoxFigure pose={isSettled ? 'point' : 'think'} />
              )}
            </div>
          )}
        </div>
        {isSettled ? (
          <Button ref={go} tone="go" onClick={onStart}>
            {t.start}
          </Button>
        ) : (
          !open.choices && (
            <Button tone="go" aria-disabled={written.trim() === ''} onClick={check}>
              {t.check}
            </Button>
          )
        )}
      </DockedFooter>
    </div>
  );
}

const nothing = (): void => undefined;
const NO_KEYS = { previous: nothing, next: nothing, hint: nothing, saveNow: nothing, choose: nothing };

/** What Fox says of the open step. */
function sayOf({ outcome, tried }: ExampleStep, t: ReturnType<typeof WORKED_EXAMPLE.get>): string | null {
  if (outcome === 'open') return tried.length > 0 ? t.lookAgain : null;
  return outcome === 'right' ? t.right : t.shown;
}

/** The step that was filled in leads on: its key takes the focus. */
function useFocusOnOutcome(isSettled: boolean, go: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (isSettled) go.current?.focus({ preventScroll: true });
  }, [isSettled, go]);
}

/** Three numbers, one of them right. */
function Choices(props: {
  numbers: readonly string[];
  tried: readonly string[];
  onChoose: (number: string) => void;
}) {
  const t = useMessages(WORKED_EXAMPLE);
  return (
    <div className="example-page__choices" role="group" aria-label={t.numbers}>
      {props.numbers.map((number) => {
        const isTried = props.tried.includes(number);
        return (
          <button
            key={number}
            type="button"
            className="example-page__choice"
            aria-disabled={isTried || undefined}
            aria-label={isTried ? t.tried({ number }) : undefined}
            onClick={() => props.onChoose(number)}
          >
            <MathText text={number} />
          </button>
        );
      })}
    </div>
  );
}
