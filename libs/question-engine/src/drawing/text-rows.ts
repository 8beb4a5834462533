import { textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/**
 * A space at which a row may end: none beside a sign of a sum, within a number or behind it, so that `13 500 cans` stays in
 * one row, and none within a name such as `Day 2` or `Team Y`.
 */
const BREAK =
  / (?![−+×÷=] )(?<!(?:^| )[−+×÷=] )(?!(?<=\d )[\da-zℓ])(?!(?<=\b[A-Z][a-z]+ )(?:[A-Z]|\d{1,2})(?!\w))/;
/** Where a sum is parted that no row has room for: before its result, and a longer one before each sign. */
const BEFORE_RESULT = / (?== )/;
const BEFORE_SIGN = / (?=[−+×÷] )/;

/** Words in rows of a width; a sum is parted only where a row has no room for it. Throws LayoutFault for a word that does not fit. */
export function toRows(text: string, width: number): string[] {
  const rows: string[] = [];
  const parts = text
    .split(BREAK)
    .flatMap((part) => (textWidth(part) <= width ? [part] : part.split(BEFORE_RESULT)))
    .flatMap((part) => (textWidth(part) <= width ? [part] : part.split(BEFORE_SIGN)));
  for (const part of parts) {
    if (textWidth(part) > width) throw new LayoutFault('a word does not fit the card');
    const last = rows.at(-1);
    const longer = last === undefined ? part : `${last} ${part}`;
    if (last !== undefined && textWidth(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(part);
  }
  return rows;
}

/** A line of a working in one row, or its sum in a row below what it finds. */
export function toLineRows(label: string, working: string, width: number): string[] {
  const text = `${label}: ${working}`;
  return textWidth(text) <= width ? [text] : [...toRows(`${label}:`, width), ...toRows(working, width)];
}
