import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { readWhole } from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';
import { steppedByKeys } from './stepped-by-keys.js';
import { useDrag } from './use-drag.js';

const COLUMNS = 5;
const IN_FRAME = 10;

/** Frames of ten to fill with counters, in rows of five: a finger on a place fills all places up to it. */
export function TenFrames({ thing, text, onText }: ManipulativeProps<'ten-frames'>) {
  const t = useMessages(MANIPULATIVES);
  const places = thing.frames * IN_FRAME;
  const rows = places / COLUMNS;
  const count = readWhole(text, places) ?? 0;
  const put = (next: number): void => {
    if (next !== count || text === '') onText(String(next));
  };
  const drag = useDrag(({ x, y, isFirst }) => {
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(x * COLUMNS)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
    const reached = row * COLUMNS + column + 1;
    // A press on the last counter takes it away.
    put(isFirst && reached === count ? count - 1 : reached);
  });
  return (
    <div
      className="ten-frames"
      role="slider"
      tabIndex={0}
      aria-label={t.counters}
      aria-valuemin={0}
      aria-valuemax={places}
      aria-valuenow={count}
      aria-valuetext={t.counted({ count })}
      onKeyDown={steppedByKeys({ value: count, from: 0, to: places, small: 1, large: COLUMNS }, put)}
      {...drag}
    >
      {Array.from({ length: places }, (_, place) => (
        <span
          key={place}
          className={place < count ? 'ten-frames__place ten-frames__place--full' : 'ten-frames__place'}
        />
      ))}
    </div>
  );
}
