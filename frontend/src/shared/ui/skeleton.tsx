import { useMessages } from '../messages/define-messages.js';
import { SKELETON } from './skeleton.messages.js';
import './skeleton.css';

/**
 * Grey shapes where content will stand; they show after 150 ms, so that a quick answer never flickers. A number is the
 * height of a block across the page, a pair `[blocks, height]` a row of them.
 */
export function Skeleton(props: {
  heights: ReadonlyArray<number | readonly [blocks: number, height: number]>;
  label?: string;
}) {
  const t = useMessages(SKELETON);
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{props.label ?? t.loading}</span>
      {props.heights.map((shape, index) =>
        typeof shape === 'number' ? (
          <div key={index} className="skeleton__block" style={{ height: shape }} />
        ) : (
          <div key={index} className="skeleton__row">
            {Array.from({ length: shape[0] }, (_, block) => (
              <div key={block} className="skeleton__block" style={{ height: shape[1] }} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}
