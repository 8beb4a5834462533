import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { readWhole } from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';
import { steppedByKeys } from './stepped-by-keys.js';
import { useDrag } from '../../../shared/lib/use-drag.js';

const IN_FRAME = 10;

/** Frames of ten to fill with counters, in rows of five. */
export function TenFrames({ thing, text, onText }: ManipulativeProps<'ten-frames'>) {
  const t = useMessages(MANIPULATIVES);
  return (
    <FilledPlaces
      look="ten-frames"
      name={t.counters}
      tell={(count) => t.counted({ count })}
      columns={5}
      places={thing.frames * IN_FRAME}
      text={text}
      onText={onText}
    />
  );
}

/** Trains of ten cubes that snap together. */
export function CubeTrains({ thing, text, onText }: ManipulativeProps<'cubes'>) {
  const t = useMessages(MANIPULATIVES);
  return (
    <FilledPlaces
      look="cube-trains"
      name={t.cubes}
      tell={(count) => t.cubesCounted({ count })}
      columns={IN_FRAME}
      places={thing.trains * IN_FRAME}
      text={text}
      onText={onText}
    />
  );
}

/** Places in rows to fill with things: a finger on a place fills all places up to it. */
function FilledPlaces(props: {
  look: 'ten-frames' | 'cube-trains';
  name: string;
  /** The count in words. */
  tell: (count: number) => string;
  columns: number;
  places: number;
  text: string;
  onText: (text: string) => void;
}) {
  const { look, columns, places, text, onText } = props;
  const rows = places / columns;
  const count = readWhole(text, places) ?? 0;
  const put = (next: number): void => {
    if (next !== count || text === '') onText(String(next));
  };
  const drag = useDrag(({ x, y, isFirst }) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x * columns)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
    const reached = row * columns + column + 1;
    // A press on the last one takes it away.
    put(isFirst && reached === count ? count - 1 : reached);
  });
  return (
    <div
      className={look}
      role="slider"
      tabIndex={0}
      aria-label={props.name}
      aria-valuemin={0}
      aria-valuemax={places}
      aria-valuenow={count}
      aria-valuetext={props.tell(count)}
      onKeyDown={steppedByKeys({ value: count, from: 0, to: places, small: 1, large: columns }, put)}
      {...drag}
    >
      {Array.from({ length: places }, (_, place) => (
        <span
          key={place}
          className={place < count ? `${look}__place ${look}__place--full` : `${look}__place`}
        />
      ))}
    </div>
  );
}
