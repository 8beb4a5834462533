import { Acorn } from '../../entities/reward/index.js';
import './acorn-basket.css';

/** More would stand over the rim. */
const MOST = 12;
/** How many lie beside each other, from the lowest row up. */
const ROWS = [0, 5, 9, MOST] as const;

/** A basket into which an acorn falls for each question of a finished paper, right or not. Decoration beside the words. */
export function AcornBasket({ acorns }: { acorns: number }) {
  return (
    <span className="basket" aria-hidden="true">
      {Array.from({ length: Math.min(acorns, MOST) }, (_, i) => {
        const row = ROWS.findIndex((from, at) => i >= from && i < (ROWS[at + 1] ?? MOST));
        const left = 8 + 8 * row + 17 * (i - (ROWS[row] ?? 0));
        return (
          <i
            key={i}
            className="basket__acorn"
            style={{ left: `${left}%`, bottom: `${68 + 17 * row}%`, animationDelay: `${0.5 + 0.14 * i}s` }}
          >
            <Acorn isEarned isNewest={false} />
          </i>
        );
      })}
      <svg className="basket__front" viewBox="0 0 120 64">
        <path fill="#b9793f" d="M8 14h104l-10 42q-1 6-8 6H26q-7 0-8-6Z" />
        <path stroke="#8a5226" strokeWidth="3.5" d="M13 30h94M17 46h86M34 16l4 44m22-44v44m26-44-4 44" />
        <rect fill="#d8913f" width="116" height="13" x="2" y="6" rx="6.5" />
      </svg>
    </span>
  );
}
