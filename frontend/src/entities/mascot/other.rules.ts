/**
 * One of a list, never the one before; undefined for a list that has no other.
 *
 * @param chance from 0 to below 1
 */
export function pickOther<One extends string>(
  list: readonly One[],
  before: string | null,
  chance: number,
): One | undefined {
  const others = list.filter((one) => one !== before);
  return others[Math.floor(chance * others.length)];
}
