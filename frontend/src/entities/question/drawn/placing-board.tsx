import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { DrawnMarks } from './drawn-marks.js';
import { drawAt, marksOf, type PlacedThing, readingOf, stepBy } from './drawn.rules.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import type { BoardProps } from './board-props.js';
import { DRAWING_BOARD } from './drawing-board.messages.js';
import { useDrag } from '../../../shared/lib/use-drag.js';

type Kind = PlacedThing['kind'];
type Way = readonly [right: number, up: number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const STEPS = {
  point: [
    ['left', [-1, 0], ArrowLeft],
    ['down', [0, -1], ArrowDown],
    ['up', [0, 1], ArrowUp],
    ['right', [1, 0], ArrowRight],
  ],
  bar: [
    ['lower', [0, -1], Minus],
    ['higher', [0, 1], Plus],
  ],
  line: [
    ['shorter', [-1, 0], Minus],
    ['longer', [1, 0], Plus],
  ],
  angle: [
    ['turnLeft', [0, 1], RotateCcw],
    ['turnRight', [0, -1], RotateCw],
  ],
} as const satisfies Record<Kind, ReadonlyArray<readonly [string, Way, typeof Plus]>>;

/** Puts a point, or the end of a bar, a line or an arm: by a finger, by the arrow keys, or by keys for small steps. */
export function PlacingBoard({ thing, text, onPut, size, render }: BoardProps<PlacedThing>) {
  const t = useMessages(DRAWING_BOARD);
  const [width, height] = size;
  const drag = useDrag(({ x, y, isFirst }) => {
    const next = drawAt(thing, [x * width, y * height]);
    if (next !== null) onPut(next, isFirst);
  });
  const step = ([right, up]: Way): void => {
    const next = stepBy(thing, text, right, up);
    if (next !== null) onPut(next, true);
  };
  const press = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(way);
  };
  const [first = 0, second] = readingOf(thing, text) ?? [];
  const said =
    readingOf(thing, text) === null
      ? t.nothingDrawn
      : second === undefined
        ? toldReading(thing, first)
        : t.acrossAndUp({ across: first, up: second });
  return render(
    <div
      className="drawing-board__touch"
      role="slider"
      tabIndex={0}
      aria-label={t[thing.kind]}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={first}
      aria-valuetext={said}
      onKeyDown={press}
      {...drag}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <DrawnMarks marks={marksOf(thing, text)} />
      </svg>
    </div>,
    STEPS[thing.kind].map(([name, way, Icon]) => (
      <button key={name} type="button" className="keypad__key" aria-label={t[name]} onClick={() => step(way)}>
        <Icon aria-hidden />
      </button>
    )),
  );
}

/** Small marks of a protractor, of which each fourth is numbered. */
const [MARK, NUMBERED] = [5, 20];

/** What a pupil sees: the number of the scale, or of a protractor the number and the small marks after it. */
function toldReading({ kind }: PlacedThing, reading: number): string {
  const t = DRAWING_BOARD.get();
  if (kind !== 'angle') return t.atTheMark({ mark: reading });
  const tell = (at: number): { count: number; number: number } => ({
    count: Math.floor((at % NUMBERED) / MARK),
    number: at - (at % NUMBERED),
  });
  return `${t.marksOfInner(tell(reading))} ${t.marksOfOuter(tell(180 - reading))}`;
}
