import { listMarkupFaults } from '@sumfox/contracts/question/drawing-markup';
import type { Visual } from '@sumfox/contracts/question/item';
import { useMemo, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { VisualFigure } from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { COUNT_THINGS } from './count-things.messages.js';
import { findNearest, markCount, middleOf, toDrawing, toggleMark } from './counting.rules.js';
import './countable-figure.css';

/** What was counted, by question, as long as the page lives: a help, and no part of the answer. */
const COUNTED = new Map<string, readonly number[]>();

/**
 * A drawing with things to count: a tap marks the nearest thing with its number, a second tap takes the mark away, and
 * the arrow keys count on and back. It writes no answer.
 */
export function CountableFigure({ visual, questionId }: { visual: Visual; questionId: string }) {
  const t = useMessages(COUNT_THINGS);
  const things = visual.things ?? [];
  const [marked, setMarked] = useState(() => COUNTED.get(questionId) ?? []);
  const markup = useMemo(
    () => (listMarkupFaults(visual.svg).length === 0 ? { __html: visual.svg } : null),
    [visual.svg],
  );
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(visual.svg)?.map(Number) ?? [];
  if (!markup || !width || !height) return <VisualFigure visual={visual} />;

  const mark = (next: readonly number[]): void => {
    COUNTED.set(questionId, next);
    setMarked(next);
  };
  const press = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const nearest = findNearest(things, toDrawing(point, box, { width, height }));
    if (nearest !== null) mark(toggleMark(marked, nearest));
  };
  const step = (event: KeyboardEvent): void => {
    const counts: Readonly<Record<string, number>> = {
      ArrowRight: marked.length + 1,
      ArrowUp: marked.length + 1,
      ArrowLeft: marked.length - 1,
      ArrowDown: marked.length - 1,
      Home: 0,
    };
    const count = counts[event.key];
    if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    mark(markCount(marked, things.length, count));
  };
  return (
    <div className="visual countable" style={{ '--drawn-height': `${height}px` } as CSSProperties}>
      <div className="countable__things">
        <figure role="img" aria-label={visual.alt} dangerouslySetInnerHTML={markup} />
        <div
          className="countable__touch"
          role="slider"
          tabIndex={0}
          aria-label={t.tapToCount}
          aria-valuemin={0}
          aria-valuemax={things.length}
          aria-valuenow={marked.length}
          aria-valuetext={t.counted({ count: marked.length })}
          onPointerDown={press}
          onKeyDown={step}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {marked.map((index, order) => {
              const { x, y } = middleOf(things[index] ?? [0, 0, 0, 0]);
              return (
                <g key={index}>
                  <circle cx={x} cy={y} r={9} />
                  <text x={x} y={y}>
                    {order + 1}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
      </div>
      <p className="countable__count" aria-hidden="true">
        {t.tapToCount} <b>{marked.length}</b>
      </p>
    </div>
  );
}
