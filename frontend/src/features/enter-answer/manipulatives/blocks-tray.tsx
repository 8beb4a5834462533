import { useState } from 'react';
import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { readWhole, sumCoins, toCoins } from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';

/** More of a block are one of the next. */
const MOST_OF_ONE = 10;
const MOST = 9_999;

const readBlocks = (places: 2 | 3) => {
  const t = MANIPULATIVES.get();
  return [
    { value: 1, name: t.oneBlock, look: 'one' },
    { value: 10, name: t.tenBlock, look: 'ten' },
    { value: 100, name: t.hundredBlock, look: 'hundred' },
  ].slice(0, places);
};

/** Place-value blocks to put down and take back, the largest first; the answer is what they make together. */
export function BlocksTray({ thing, text, onText }: ManipulativeProps<'blocks'>) {
  const t = useMessages(MANIPULATIVES);
  const blocks = readBlocks(thing.places);
  const values = blocks.map(({ value }) => value);
  const total = readWhole(text, MOST) ?? 0;
  const fewest = (): readonly number[] => toCoins(total, values) ?? values.map(() => 0);
  const [laid, setLaid] = useState<readonly number[]>(fewest);
  // Whoever types another number sees its blocks.
  const counts = sumCoins(laid, values) === total ? laid : fewest();
  const lay = (at: number, by: number): void => {
    const next = counts.map((count, i) => (i === at ? Math.max(0, count + by) : count));
    setLaid(next);
    onText(String(sumCoins(next, values)));
  };
  const shown = blocks.map((block, at) => ({ ...block, at, count: counts[at] ?? 0 })).toReversed();
  return (
    <div className="blocks-tray" role="group" aria-label={t.blocks}>
      <div className="blocks-tray__laid" aria-hidden="true">
        {shown.map(({ look, count }) => (
          <span key={look} className="blocks-tray__place">
            {Array.from({ length: Math.min(count, MOST_OF_ONE) }, (_, i) => (
              <span key={i} className={`block block--${look}`} />
            ))}
          </span>
        ))}
      </div>
      <div className="blocks-tray__piles">
        {shown.map(({ at, name, look, count }) => (
          <div key={look} className="blocks-tray__pile">
            <button
              type="button"
              className="keypad__key blocks-tray__add"
              aria-label={t.addCoin({ coin: name })}
              disabled={count >= MOST_OF_ONE}
              onClick={() => lay(at, 1)}
            >
              <span className={`block block--${look}`} />
              <b aria-hidden="true">{count}</b>
            </button>
            <button
              type="button"
              className="keypad__key"
              aria-label={t.takeCoin({ coin: name })}
              disabled={count === 0}
              onClick={() => lay(at, -1)}
            >
              −
            </button>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown.flatMap(({ name, count }) => (count ? [t.coinsOf({ coin: name, count })] : [])).join(', ')}
      </p>
    </div>
  );
}
