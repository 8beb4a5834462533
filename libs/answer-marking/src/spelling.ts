/** What solids, figures, angles and turns are called: words that a child knows and may not yet spell. */
const TERMS: ReadonlySet<string> = new Set(
  'circle semicircle oval square rectangle triangle pentagon hexagon heptagon octagon rhombus parallelogram trapezium kite cube cuboid cone cylinder sphere prism pyramid equilateral isosceles scalene acute obtuse reflex angled straight parallel perpendicular horizontal vertical clockwise anticlockwise right left'.split(
    ' ',
  ),
);
const SHORTEST = 5;
const LONG = 8;

/**
 * Whether the words given can only be a slip in spelling these terms: `rectangel`, `cilinder`, `right angle triangle`.
 * One letter in a term, two in a long one, never the first; another term is another answer, and so is any other word.
 */
export function isMisspelt(right: string, given: string): boolean {
  const wanted = right.split(' ');
  const words = given.split(' ');
  if (wanted.length !== words.length || !wanted.every((word) => TERMS.has(word))) return false;
  return wanted.every(
    (word, at) => [word, `${word}s`].includes(words[at] ?? '') || isSlip(word, words[at] ?? ''),
  );
}

function isSlip(term: string, word: string): boolean {
  if (term.length < SHORTEST || TERMS.has(word) || !isSameSound(term.charAt(0), word.charAt(0))) return false;
  return countSlips(term, word) <= (term.length < LONG ? 1 : 2);
}

function isSameSound(a: string, b: string): boolean {
  return a === b || /^[cs]{2}$/.test(a + b);
}

/** Letters to be put in, left out, changed or exchanged with the next to make one word the other. */
function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isTurned ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
