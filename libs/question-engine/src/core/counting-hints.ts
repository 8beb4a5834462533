/** Up to here a child counts on or back, one by one. */
const MOST_COUNTED = 20;
/** So many steps are counted from any number. */
const MOST_STEPS = 10;

/**
 * How a child works out a sum or a difference by counting, in two short sentences: from where, and how far. Of a
 * difference it counts back a few steps, and else on from the smaller number. Null where there is too much to count.
 */
export function hintsToCount(sum: string): readonly [from: string, steps: string] | null {
  const [, money = '', one, sign, other] = /^(\$?)(\d+) ([+−]) \$?(\d+)$/.exec(sum) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === undefined) return null;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (sign === '+')
    return high <= MOST_COUNTED || low <= MOST_STEPS
      ? [`Start at ${money}${high}.`, `Count on ${money}${low}.`]
      : null;
  const gap = a - b;
  if (b <= Math.min(MOST_STEPS, Math.max(3, gap)))
    return [`Start at ${money}${a}.`, `Count back ${money}${b}.`];
  return gap <= MOST_COUNTED ? [`Start at ${money}${b}.`, `Count on to ${money}${a}.`] : null;
}
