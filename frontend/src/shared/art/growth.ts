import seed from './growth/1-seed.svg?raw';
import sprout from './growth/2-sprout.svg?raw';
import tree from './growth/3-tree.svg?raw';
import grown from './growth/4-grown.svg?raw';

/** A place of the map at each stage of its growth. */
export const GROWTH_ART = {
  seed,
  sprout,
  tree,
  grown,
} as const satisfies Readonly<Record<string, string>>;
