/**
 * Whether both name one line or one angle by its points, which may be said from either end: `side BA` for AB, `<RQP` for
 * ∠PQR.
 */
export function isSameFigureName(expected: string, given: string): boolean {
  const right = /^(?:∠ ?[A-Z]{3}|[A-Z]{2})$/.test(expected)
    ? expected.replace(/^∠ ?/, '').toLowerCase()
    : null;
  const pattern = right?.length === 3 ? ANGLE : LINE;
  const points = pattern.exec(given.toLowerCase())?.[1];
  return points !== undefined && (points === right || [...points].reverse().join('') === right);
}

const LINE = /^(?:(?:side|line|edge) )?([a-z]{2})$/;
const ANGLE = /^(?:∠|<|angle )? ?([a-z]{3})$/;

/** `semicircle`, `half of a circle` and `half circle` as one name. */
export function toCircleName(text: string): string {
  return text
    .replace(/\bsemi ?circle/g, 'half circle')
    .replace(/\b(half|quarter) (?:of )?an? circle/g, '$1 circle');
}
