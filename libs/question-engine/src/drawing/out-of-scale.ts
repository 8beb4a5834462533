/** How far an angle of a figure that is not drawn to scale is off its true size, in degrees. */
export const OFF = { least: 8, most: 25 } as const;

/** The smallest angle that is drawn: one in which a label has room, else one that can be seen. */
const SMALLEST = [24, 14] as const;
const LEAST = SMALLEST[1];

/** Room to the next kind of angle: what is drawn acute is seen to be acute. */
const CLEAR = 4;

/** Right and straight angles are fixed by marks and stay; others keep their kind. */
const isFixed = (size: number): boolean => Math.abs(size - 90) < 0.01 || Math.abs(size - 180) < 0.01;

const KINDS = [
  [LEAST, 90 - CLEAR],
  [90 + CLEAR, 180 - CLEAR],
  [180 + CLEAR, 360],
] as const;

/** Whether an angle may be drawn as another one: off by enough and not too much, and of the same kind. */
export function isOff(size: number, drawn: number): boolean {
  if (isFixed(size)) return Math.abs(drawn - size) < 0.5;
  const off = Math.abs(drawn - size);
  const kind = KINDS.find(([low, high]) => size > low - LEAST && size < high + CLEAR);
  return off >= OFF.least && off <= OFF.most && kind !== undefined && drawn >= kind[0] && drawn <= kind[1];
}

/** Sizes that marks or equal sides fix. */
const MARKED = [45, 60, 90, 180] as const;

/** Whether one of some angles that are drawn true is asked for: its label tells no size, and no mark fixes it. */
export const showsUnmarked = (angles: ReadonlyArray<{ size: number; label: string }>): boolean =>
  angles.some(
    ({ size, label }) =>
      label !== '' && !label.endsWith('°') && MARKED.every((marked) => Math.abs(marked - size) > 0.1),
  );

/** Whether sizes keep their order; equal ones stay equal. */
export const keepsOrder = (sizes: readonly number[], drawn: readonly number[]): boolean =>
  sizes.every((a, i) =>
    sizes.every((b, j) => {
      const [was, is] = [a - b, (drawn[i] ?? 0) - (drawn[j] ?? 0)];
      return Math.abs(was) < 0.01 ? Math.abs(is) < 0.5 : was > 0 === is > 0 && Math.abs(is) > 1;
    }),
  );

/** Changes that are tried, the smallest first. */
const CHANGES = Array.from({ length: OFF.most - OFF.least + 1 }, (_, i) => OFF.least + i).flatMap((by) => [
  by,
  -by,
]);
/** Changes of the third angle and those behind it. */
const FEW = CHANGES.filter((by) => [8, 10, 12, 16, 20, 25].includes(Math.abs(by)));

/**
 * Sizes at which angles with a known sum are drawn where the figure is not drawn to scale: each is off by 8° to 25°,
 * keeps its kind, and the order of sizes stays. Null where marks fix them, as in an equilateral triangle: such a figure
 * is drawn true.
 */
export function takeOutOfScale(sizes: readonly number[]): number[] | null {
  for (const least of SMALLEST) {
    const drawn = findSizes(sizes, least);
    if (drawn) return drawn;
  }
  return null;
}

function findSizes(sizes: readonly number[], least: number): number[] | null {
  const free = sizes.flatMap((size, i) => (isFixed(size) ? [] : [i]));
  const last = free.at(-1);
  if (last === undefined || free.length < 2) return null;
  const tryAt = (at: number, drawn: readonly number[]): number[] | null => {
    const place = free[at] ?? last;
    const size = sizes[place] ?? 0;
    const left = drawn.reduce((sum, one, i) => sum + (sizes[i] ?? 0) - one, 0);
    const changes = place === last ? [left] : at === 0 ? CHANGES : FEW;
    for (const by of changes) {
      if (size + by < least || !isOff(size, size + by)) continue;
      const next = drawn.with(place, size + by);
      if (place === last) {
        if (keepsOrder(sizes, next)) return next;
        continue;
      }
      const found = tryAt(at + 1, next);
      if (found) return found;
    }
    return null;
  };
  return tryAt(0, sizes);
}
