import groups from './price-ranges.json' with { type: 'json' };

/**
 * What things cost in Singapore's shops, canteens and hawker centres, in dollars from the cheapest plausible price to the
 * dearest: wide on purpose, for a story needs numbers that can be worked with, and still narrow enough that no school
 * bag costs $270 and no cap 15¢. One of the thing, singular, in lower case.
 */
const RANGES: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.values(groups).flatMap((group): Array<[string, number[]]> => Object.entries(group)),
);

/** Plausible prices of one of a good, in cents; null for a good that is not listed. */
export function findPriceRange(good: string): { low: number; high: number } | null {
  const range = RANGES[toOne(good)];
  return range ? { low: (range[0] ?? 0) * 100, high: (range[1] ?? 0) * 100 } : null;
}

/** `plates of rice` as `plate of rice`, `storybooks` as `storybook`. */
function toOne(good: string): string {
  const [, head = '', rest = ''] = /^(.*?)( of .*)?$/.exec(good.toLowerCase()) ?? [];
  const name = `${head}${rest}`;
  if (name in RANGES) return name;
  const single = head.replace(/(?<=ch|sh|x|o)es$|(?<=[^s])s$/, '').replace(/ie$/, 'y');
  return `${single}${rest}` in RANGES ? `${single}${rest}` : `${head.replace(/s$/, '')}${rest}`;
}
