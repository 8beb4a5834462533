import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { readWhole } from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';
import { steppedByKeys } from './stepped-by-keys.js';
import { useDrag } from '../../../shared/lib/use-drag.js';

/** The line lies between these shares of its width, so that a finger reaches both ends. */
const START = 0.06;
const LENGTH = 1 - 2 * START;
const WIDTH = 400;
const NAMED = 10;

/** A line of numbers to point at, and keys for small steps. */
export function NumberLine({ thing, text, onText }: ManipulativeProps<'number-line'>) {
  const t = useMessages(MANIPULATIVES);
  const { to } = thing;
  const value = readWhole(text, to);
  const put = (next: number): void => {
    if (next !== value) onText(String(Math.min(to, Math.max(0, next))));
  };
  const drag = useDrag(({ x }) => put(Math.round(Math.min(1, Math.max(0, (x - START) / LENGTH)) * to)));
  const large = to > 20 ? NAMED : 5;
  return (
    <div className="number-line">
      <div
        className="number-line__line"
        role="slider"
        tabIndex={0}
        aria-label={t.numberLine}
        aria-valuemin={0}
        aria-valuemax={to}
        aria-valuenow={value ?? 0}
        aria-valuetext={value === null ? t.noNumber : String(value)}
        onKeyDown={steppedByKeys({ value: value ?? 0, from: 0, to, small: 1, large }, put)}
        {...drag}
      >
        <Scale to={to} value={value} />
      </div>
      <div className="number-line__steps">
        {[-large, -1, 1, large].map((step) => (
          <button
            key={step}
            type="button"
            className="keypad__key"
            aria-label={step < 0 ? t.less({ step: -step }) : t.more({ step })}
            disabled={step < 0 ? (value ?? 0) === 0 : value === to}
            onClick={() => put((value ?? 0) + step)}
          >
            {step < 0 ? `−${-step}` : `+${step}`}
          </button>
        ))}
      </div>
    </div>
  );
}

function Scale({ to, value }: { to: number; value: number | null }) {
  const place = (number: number): number => (START + (number / to) * LENGTH) * WIDTH;
  const ticks = Array.from({ length: to + 1 }, (_, number) => number);
  const named = to > 20 ? NAMED * 2 : 5;
  return (
    <svg className="number-line__scale" viewBox={`0 0 ${WIDTH} 96`} aria-hidden="true">
      <line className="number-line__ink" x1="4" x2={WIDTH - 4} y1="62" y2="62" />
      {ticks.map((number) => (
        <line
          key={number}
          className="number-line__ink"
          x1={place(number)}
          x2={place(number)}
          y1={number % NAMED === 0 ? 50 : number % 5 === 0 ? 54 : 58}
          y2={number % NAMED === 0 ? 74 : number % 5 === 0 ? 70 : 66}
        />
      ))}
      {ticks
        .filter((number) => number % named === 0)
        .map((number) => (
          <text key={number} className="number-line__number" x={place(number)} y="92">
            {number}
          </text>
        ))}
      {value !== null && (
        <g className="number-line__pin" style={{ transform: `translate(${place(value)}px, 0)` }}>
          <path d="M0 58 L-9 42 A22 20 0 1 1 9 42 Z" />
          <text y="31">{value}</text>
        </g>
      )}
    </svg>
  );
}
