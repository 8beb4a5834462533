import { useRef } from 'react';
import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import {
  isMorning,
  readClock,
  shareOfTurn,
  turnDayHalf,
  turnLongHand,
  turnShortHand,
  wrapDay,
  writeClock,
} from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';
import { steppedByKeys } from './stepped-by-keys.js';
import { useDrag } from '../../../shared/lib/use-drag.js';

const TWELVE = 12 * 60;
/** A press nearer to the middle than this share of the radius moves the short hand. */
const SHORT_HAND = 0.5;
/** A finger moves the long hand by five minutes at a time; keys do the rest. */
const BY_FINGER = 5;

/** A clock whose hands are moved, and keys for small steps and for the half of the day. */
export function ClockFace({ thing, text, onText }: ManipulativeProps<'clock'>) {
  const t = useMessages(MANIPULATIVES);
  const held = useRef<'long' | 'short'>('long');
  const time = readClock(text);
  const shown = time ?? TWELVE;
  const put = (next: number): void => onText(writeClock(next, thing.step));
  const drag = useDrag(({ x, y, isFirst }) => {
    const [right, down] = [x - 0.5, y - 0.5];
    if (isFirst) held.current = Math.hypot(right, down) < SHORT_HAND / 2 ? 'short' : 'long';
    const share = shareOfTurn(right, down);
    if (held.current === 'short') put(turnShortHand(shown, Math.round(share * 12 - (shown % 60) / 60)));
    else {
      const snap = thing.step === 30 ? 30 : BY_FINGER;
      put(turnLongHand(shown, (Math.round((share * 60) / snap) * snap) % 60));
    }
  });
  return (
    <div className="clock-face">
      <div
        className="clock-face__dial"
        role="slider"
        tabIndex={0}
        aria-label={t.clock}
        aria-valuemin={0}
        aria-valuemax={24 * 60 - 1}
        aria-valuenow={shown}
        aria-valuetext={time === null ? t.noTime : writeClock(time, thing.step)}
        onKeyDown={steppedByKeys(
          { value: shown, from: -60, to: 25 * 60, small: thing.step, large: 60 },
          (next) => put(wrapDay(next)),
        )}
        {...drag}
      >
        <Dial minutes={shown} />
      </div>
      <ClockKeys time={shown} hasTime={time !== null} step={thing.step} onTime={put} />
    </div>
  );
}

function ClockKeys(props: {
  time: number;
  /** Until there is an answer, no half of the day is chosen. */
  hasTime: boolean;
  step: 1 | 30;
  onTime: (minutes: number) => void;
}) {
  const t = useMessages(MANIPULATIVES);
  const { time, step, onTime } = props;
  const steps = step === 30 ? [-30, 30] : [-5, 5, -1, 1];
  const name = (by: number): string => {
    if (step === 30) return by < 0 ? t.halfHourBack : t.halfHourOn;
    return by < 0 ? t.minutesBack({ count: -by }) : t.minutesOn({ count: by });
  };
  return (
    <div className="clock-face__keys" data-step={step}>
      {steps.map((by) => (
        <button
          key={by}
          type="button"
          className="keypad__key"
          aria-label={name(by)}
          onClick={() => onTime(wrapDay(time + by))}
        >
          {step === 30 ? (by < 0 ? '↺' : '↻') : by < 0 ? `−${-by}` : `+${by}`}
        </button>
      ))}
      {step === 1 &&
        [true, false].map((morning) => (
          <button
            key={String(morning)}
            type="button"
            className="keypad__key clock-face__half"
            aria-pressed={props.hasTime && isMorning(time) === morning}
            onClick={() => onTime(isMorning(time) === morning ? time : turnDayHalf(time))}
          >
            {morning ? t.morning : t.afternoon}
          </button>
        ))}
    </div>
  );
}

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const TICKS = Array.from({ length: 60 }, (_, i) => i);

function Dial({ minutes }: { minutes: number }) {
  const hour = (minutes % TWELVE) / 2;
  return (
    <svg className="clock-face__face" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className="clock-face__rim" r="94" />
      {TICKS.map((tick) => (
        <line
          key={tick}
          className="clock-face__tick"
          y1="-90"
          y2={tick % 5 === 0 ? -82 : -86}
          transform={`rotate(${tick * 6})`}
        />
      ))}
      {NUMBERS.map((number) => (
        <text
          key={number}
          className="clock-face__number"
          x={Math.sin((number * Math.PI) / 6) * 68}
          y={-Math.cos((number * Math.PI) / 6) * 68}
        >
          {number}
        </text>
      ))}
      <line
        className="clock-face__hand clock-face__hand--short"
        y1="10"
        y2="-42"
        transform={`rotate(${hour})`}
      />
      <line
        className="clock-face__hand clock-face__hand--long"
        y1="12"
        y2="-78"
        transform={`rotate(${(minutes % 60) * 6})`}
      />
      <circle className="clock-face__pin" r="7" />
    </svg>
  );
}
