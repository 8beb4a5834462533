import { useState } from 'react';
import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { readMoney, sumCoins, toCoins, writeMoney } from './manipulative.rules.js';
import { MANIPULATIVES } from './manipulatives.messages.js';

/** One hundred cents are a coin of one dollar. */
const nameOf = (value: number, unit: '¢' | '$'): string => {
  if (unit === '$') return `$${value}`;
  return value === 100 ? '$1' : `${value}¢`;
};

/** Coins and notes to put down and take back; the answer is what they are worth. */
export function MoneyTray({ thing, text, unit: printed, onText }: ManipulativeProps<'money'>) {
  const t = useMessages(MANIPULATIVES);
  const { unit, values } = thing;
  const total = readMoney(text, unit) ?? 0;
  const [laid, setLaid] = useState<readonly number[]>(() => toCoins(total, values) ?? values.map(() => 0));
  // Whoever types another amount sees its coins.
  const counts = sumCoins(laid, values) === total ? laid : (toCoins(total, values) ?? values.map(() => 0));
  const lay = (at: number, by: number): void => {
    const next = counts.map((count, i) => (i === at ? Math.max(0, count + by) : count));
    setLaid(next);
    onText(writeMoney(sumCoins(next, values), unit, printed !== null));
  };
  const names = values.map((value) => nameOf(value, unit));
  return (
    <div className="money-tray" role="group" aria-label={t.money}>
      <div className="money-tray__laid" aria-hidden="true">
        {names.flatMap((coin, at) =>
          Array.from({ length: counts[at] ?? 0 }, (_, i) => (
            <span key={`${coin} ${i}`} className="money" data-value={coin}>
              {coin}
            </span>
          )),
        )}
      </div>
      <div className="money-tray__piles">
        {names.map((coin, at) => (
          <Pile key={coin} coin={coin} count={counts[at] ?? 0} onLay={(by) => lay(at, by)} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {names.flatMap((coin, at) => (counts[at] ? [t.coinsOf({ coin, count: counts[at] })] : [])).join(', ')}
      </p>
    </div>
  );
}

function Pile(props: { coin: string; count: number; onLay: (by: 1 | -1) => void }) {
  const t = useMessages(MANIPULATIVES);
  const { coin, count, onLay } = props;
  return (
    <div className="money-tray__pile">
      <button
        type="button"
        className="money-tray__add"
        aria-label={t.addCoin({ coin })}
        onClick={() => onLay(1)}
      >
        <span className="money" data-value={coin}>
          {coin}
        </span>
      </button>
      {count > 0 && (
        <span className="money-tray__count" aria-hidden="true">
          ×{count}
        </span>
      )}
      <button
        type="button"
        className="keypad__key"
        aria-label={t.takeCoin({ coin })}
        disabled={count === 0}
        onClick={() => onLay(-1)}
      >
        −
      </button>
    </div>
  );
}
