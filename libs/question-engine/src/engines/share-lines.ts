import { BARE, type Style } from '../core/amount.js';
import type { Exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { capital } from '../core/people.js';
import type { Working } from '../core/working.js';

/** How shares of a whole are written: as fractions or decimals of 1, or in per cent. */
export interface ShareText {
  full: 1 | 100;
  /** In a sentence: `3/8`, `40%`, `0.6`. */
  text: (share: Exact) => string;
  /** In a working line, where several shares stand side by side. */
  line: (share: Exact) => string;
}

/** Style of a share in a working line. */
export function shareStyle(share: ShareText): Style {
  return { ...BARE, text: share.text, bare: share.text };
}

/** The share as a factor: `3/8`, `0.6`, `40/100`. */
export function overFull(share: ShareText, value: Exact): string {
  return share.full === 1 ? share.text(value) : `${share.text(value).replace('%', '')}/100`;
}

/** Lines that find the whole from a share of it and what the share comes to; `what` is the whole: "total", "remainder". */
export function workWholeFrom(
  working: Working,
  share: ShareText,
  part: Exact,
  value: Exact,
  style: Style,
  what = 'total',
): Exact {
  const bare = style.bare(value);
  working.say(`${share.text(part)} of the ${what} is ${style.text(value)}.`);
  if (share.full === 100)
    return working.calc(capital(what), `${bare} ÷ ${share.text(part).replace('%', '')} × 100`, style);
  if (share.text(part) !== fractionText(part)) working.say(`${share.text(part)} = ${fractionText(part)}`);
  if (part.n === 1n) return working.calc(capital(what), `${bare} × ${Number(part.d)}`, style);
  const unit = working.calc('1 unit', `${bare} ÷ ${Number(part.n)}`, style);
  return working.calc(capital(what), `${Number(part.d)} × ${style.bare(unit)}`, style);
}

/** `1` or `100%`. */
export function fullText(share: ShareText): string {
  return share.full === 1 ? '1' : '100%';
}
