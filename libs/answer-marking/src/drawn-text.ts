/** The texts that stand for drawings, as the page writes them and as the marker reads them (MARK-30). */

/** Longest list of squares or parts that is read. */
const MOST_NAMED = 60;

/** A point of a grid: steps to the right and steps up from (0, 0). */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

export const pointText = ({ x, y }: DrawnPoint): string => `(${x}, ${y})`;

/** `(3, 4)`, with or without brackets, the letter of the point before it, or as `x = 3, y = 4`; null for anything else. */
export function readPoint(text: string): DrawnPoint | null {
  const bare = text.trim().replace(/^(?:point )?[A-Z](?: is at | is | at | ?= ?| ?(?=\())/, '');
  const [, open, x, y, close] =
    /^(\(?) ?(?:x ?= ?)?(\d{1,3})(?: ?[,;] ?| )(?:y ?= ?)?(\d{1,3}) ?(\)?)\.?$/.exec(bare) ?? [];
  if (x === undefined || y === undefined || (open === '') !== (close === '')) return null;
  return { x: Number(x), y: Number(y) };
}

/** `part 2`, `parts 1, 4`; empty for none. */
export const partsText = (parts: readonly number[]): string =>
  parts.length === 0 ? '' : `${parts.length === 1 ? 'part' : 'parts'} ${parts.join(', ')}`;

/** Numbers of parts from 1, each once and in order; null where the text is no such list. */
export function readParts(text: string): number[] | null {
  const list = /^(?:parts? )?([\d,; ]+|\d+(?:[,; ]+\d+)*,? and \d+)\.?$/i.exec(text.trim())?.[1];
  const numbers = list?.match(/\d+/g) ?? [];
  if (numbers.length === 0 || numbers.length > MOST_NAMED) return null;
  return [...new Set(numbers.map(Number))].toSorted((a, b) => a - b);
}

/** `square a1`, `squares a1, b2`; empty for none. */
export const squaresText = (squares: readonly string[]): string =>
  squares.length === 0 ? '' : `${squares.length === 1 ? 'square' : 'squares'} ${squares.join(', ')}`;

/** Squares by their letter and number, each once and in order; null where the text is no such list. */
export function readSquares(text: string): string[] | null {
  const list = /^(?:squares? )?([a-z]\d{1,2}(?:(?:[,; ]+|,? and )[a-z]\d{1,2})*)\.?$/i.exec(text.trim())?.[1];
  const names = list?.toLowerCase().match(/[a-z]\d{1,2}(?!\d)/g) ?? [];
  if (names.length === 0 || names.length > MOST_NAMED) return null;
  return [...new Set(names)].toSorted();
}

/** Degrees from the first arm, more than 0 to the left of it, as one looks from the corner. */
export const angleText = (degrees: number, arm: string): string =>
  `${Math.abs(degrees)}° to the ${degrees < 0 ? 'right' : 'left'} of ${arm}`;

/** The signed degrees of {@link angleText}; to the left where no side is told; null for anything else. */
export function readAngle(text: string): number | null {
  const [, degrees, side] =
    /^(\d{1,3}) ?(?:°|degrees?)?(?: to the (left|right)(?: of [A-Z]{2})?)?\.?$/i.exec(text.trim()) ?? [];
  if (degrees === undefined || Number(degrees) > 360) return null;
  return side?.toLowerCase() === 'right' ? -Number(degrees) : Number(degrees);
}

/** The number at the front of a size such as `35` or `7.5 cm`; null for anything else. */
export function readSize(text: string): number | null {
  const digits = /^(\d{1,5}(?:\.\d{1,2})?)(?: ?[a-z]+)?\.?$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
