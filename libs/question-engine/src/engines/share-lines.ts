import { BARE, type Style } from '../core/amount.js';
import type { Exact } from '../core/exact.js';
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

/** Lines that find the whole from a share of it and what the share comes to. */
export function workWholeFrom(
  working: Working,
  share: ShareText,
  part: Exact,
  value: Exact,
  style: Style,
): Exact {
  working.say(`${share.text(part)} of the total is ${style.text(value)}.`);
  const bare = style.bare(value);
  if (share.full === 100)
    return working.calc('Total', `${bare} ÷ ${share.text(part).replace('%', '')} × 100`, style);
  if (part.n === 1n) return working.calc('Total', `${bare} × ${Number(part.d)}`, style);
  const unit = working.calc('1 unit', `${bare} ÷ ${Number(part.n)}`, style);
  return working.calc('Total', `${Number(part.d)} × ${style.bare(unit)}`, style);
}
