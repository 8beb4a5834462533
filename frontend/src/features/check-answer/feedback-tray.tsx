import { useEffect, useRef } from 'react';
import { Lightbulb } from 'lucide-react';
import { useSounds } from '../../entities/comfort/index.js';
import { useIsYoung } from '../../entities/account/index.js';
import { QuestionMark } from '../../entities/mark/index.js';
import { CheeringFox, useOther } from '../../entities/mascot/index.js';
import { isReadAsTyped, isSettled, type PracticeCheck, toCheckKind } from '../../entities/paper/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { Tray } from '../../shared/ui/docked-footer.js';
import type { FoxPose } from '../../shared/art/fox-poses.js';
import type { SoundName } from '../../shared/lib/sound-name.js';
import { MathText } from '../../shared/ui/math-text.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { lastCalculation, splitFeedback } from './feedback-title.rules.js';
import { listPraise, praise } from './praise.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { FEEDBACK } from './feedback.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import './feedback-tray.css';

const POSES = { almost: 'point', 'not-yet': 'oops' } as const satisfies Record<string, FoxPose>;

/** What was said of an answer just checked, and the next thing to do, in the place of the key that asked for it. */
export function FeedbackTray(props: {
  check: PracticeCheck;
  /** True where the check was made on this visit: then the next step takes the focus. */
  isNew: boolean;
  /** Absent when all hints are open. */
  onHint: (() => void) | null;
  onTryAgain: () => void;
  /** Puts the tray away, so that the worked solution is seen. */
  onSeeHow: () => void;
  onContinue: () => void;
  continueLabel: string;
}) {
  const t = useMessages(FEEDBACK);
  const { said, isFixed = false } = props.check;
  const kind = toCheckKind(said) as 'right' | 'almost' | 'not-yet';
  const settled = isSettled(props.check);
  const next = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(props.isNew);
  useSoundOf(props.isNew, isFixed ? 'fixed' : kind === 'right' ? 'right' : 'not-yet');
  useEffect(() => {
    if (takesFocus.current) next.current?.focus({ preventScroll: true });
  }, []);
  const isRight = kind === 'right';
  const line = useOther(isRight ? 'fox-praise' : null, listPraise(isFixed, useIsYoung()));
  const marked = splitFeedback(said.feedback);
  const { title, text } = isRight ? praise(line, isFixed, marked) : marked;
  const lastLine = isRight ? lastCalculation(said.solution?.steps ?? []) : null;
  // What was typed is read back where it was read as something else.
  const isOther = said.readAs !== null && !isReadAsTyped(props.check.answerKey, said.readAs);
  const readBack = isOther && said.outcome !== 'right' ? said.readAs : null;
  return (
    <Tray
      kind={kind}
      fox={kind === 'right' ? <CheeringFox /> : <FoxFigure pose={POSES[kind]} />}
      title={
        <h3 className="tray__title">
          <QuestionMark kind={kind} />
          <span>
            <ReadableText place="check-title" text={title} />
          </span>
          {/* The pupil's own answer is left out: a voice may come from the internet. */}
          <Speaker
            names={t.whatFoxSays}
            passages={[
              { place: 'check-title', text: title },
              ...(text === '' ? [] : [{ place: 'check', text }]),
              ...(lastLine === null ? [] : [{ place: 'check-line', text: lastLine }]),
              ...(said.hint === null ? [] : [{ place: 'check-hint', text: said.hint }]),
            ]}
          />
        </h3>
      }
      actions={
        <>
          {!settled && props.onHint && (
            <Button tone="key" onClick={props.onHint}>
              <Lightbulb size={22} aria-hidden /> {t.hint}
            </Button>
          )}
          {settled && (!isRight || said.solution) && (
            <Button tone="key" className={isRight ? 'tray__see' : ''} onClick={props.onSeeHow}>
              {t.seeHow}
            </Button>
          )}
          <Button ref={next} tone="go" onClick={settled ? props.onContinue : props.onTryAgain}>
            {settled ? props.continueLabel : t.tryAgain}
          </Button>
        </>
      }
    >
      {text !== '' && (
        <p>
          <ReadableText place="check" text={text} />
        </p>
      )}
      {lastLine !== null && (
        <p>
          <ReadableText place="check-line" text={lastLine} />
        </p>
      )}
      {readBack !== null && (
        <p>
          <RichMessage
            text={t.readAs}
            parts={{
              answer: () => (
                <b>
                  <MathText text={readBack} />
                </b>
              ),
            }}
          />
        </p>
      )}
      {said.hint !== null && (
        <p>
          <b>{t.hintLabel} </b>
          <ReadableText place="check-hint" text={said.hint} />
        </p>
      )}
      {!settled && <p>{t.youHaveOneMore}</p>}
    </Tray>
  );
}

/** The sound of what was said, once, when it comes up. */
function useSoundOf(isNew: boolean, sound: SoundName): void {
  const play = useSounds();
  const waits = useRef(isNew);
  useEffect(() => {
    if (waits.current) play(sound);
    waits.current = false;
  }, [play, sound]);
}
