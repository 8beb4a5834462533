import type { Words } from '../../engines/plot.engine.js';

/** A stock that others add to and take from, in groups of two names. */
function stock(
  who: string,
  he: string,
  things: string,
  [gets, gives, giving]: readonly [string, string, string],
  ins: string,
  outs: string,
  out: string,
): Words {
  return { who, he, things, gets, gives, giving, ins, outs, out };
}

const CHILD = ['gets', 'gives away', 'give away'] as const;
const SHOP = ['buys', 'sells', 'sell'] as const;

/** Small things in groups of a few. */
export const SMALL_STOCKS: readonly Words[] = [
  stock('{A}', '{A.he}', 'stickers', CHILD, 'sheets', 'packets', 'packet'),
  stock('{A}', '{A.he}', 'beads', CHILD, 'strings', 'boxes', 'box'),
  stock('A bookshop', 'it', 'pencils', SHOP, 'boxes', 'packs', 'pack'),
  stock('A bakery', 'it', 'buns', ['bakes', 'sells', 'sell'], 'trays', 'bags', 'bag'),
  stock('A hawker stall', 'it', 'straws', SHOP, 'bundles', 'boxes', 'box'),
  stock('The art room', 'it', 'crayons', ['gets', 'uses', 'use'], 'boxes', 'packets', 'packet'),
  stock('A fruit stall', 'it', 'oranges', SHOP, 'crates', 'bags', 'bag'),
  stock('The canteen', 'it', 'eggs', ['buys', 'uses', 'use'], 'trays', 'cartons', 'carton'),
  stock('{A}', '{A.he}', 'stamps', CHILD, 'sheets', 'packets', 'packet'),
  stock('A toy shop', 'it', 'marbles', SHOP, 'jars', 'bags', 'bag'),
];
