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

/** Small things; for groups of tens and hundreds, or of a few. */
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

/** Thousands and more. */
export const LARGE_STOCKS: readonly Words[] = [
  stock('A factory', 'it', 'masks', ['makes', 'sells', 'sell'], 'containers', 'crates', 'crate'),
  stock(
    'A warehouse',
    'it',
    'tins of longans',
    ['receives', 'sends out', 'send out'],
    'lorry loads',
    'pallets',
    'pallet',
  ),
  stock('A printing firm', 'it', 'storybooks', ['prints', 'sells', 'sell'], 'batches', 'crates', 'crate'),
  stock('A brick firm', 'it', 'bricks', ['makes', 'sells', 'sell'], 'batches', 'lorry loads', 'lorry load'),
  stock('An egg farm', 'it', 'eggs', ['collects', 'sells', 'sell'], 'van loads', 'lorry loads', 'lorry load'),
  stock('A water firm', 'it', 'bottles', ['fills', 'sells', 'sell'], 'pallets', 'lorry loads', 'lorry load'),
  stock(
    'A food bank',
    'it',
    'packets of rice',
    ['receives', 'gives out', 'give out'],
    'lorry loads',
    'van loads',
    'van load',
  ),
  stock('A tile firm', 'it', 'tiles', ['makes', 'sells', 'sell'], 'pallets', 'crates', 'crate'),
  stock('A ticket office', 'it', 'tickets', ['prints', 'sells', 'sell'], 'rolls', 'boxes', 'box'),
];

/** Small things that come by tens and go by hundreds, or the other way round. */
export const PLACE_STOCKS: readonly Words[] = [
  stock('{A}', '{A.he}', 'stickers', CHILD, 'sheets', 'folders', 'folder'),
  stock('{A}', '{A.he}', 'beads', CHILD, 'strings', 'boxes', 'box'),
  stock('A drinks stall', 'it', 'straws', ['buys', 'uses', 'use'], 'bundles', 'boxes', 'box'),
  stock('A library', 'it', 'bookmarks', ['gets', 'gives away', 'give away'], 'packs', 'boxes', 'box'),
  stock('The school office', 'it', 'paper clips', ['buys', 'uses', 'use'], 'packets', 'boxes', 'box'),
  stock('{A}', '{A.he}', 'paper stars', ['makes', 'gives away', 'give away'], 'bags', 'jars', 'jar'),
  stock('A craft shop', 'it', 'buttons', SHOP, 'cards', 'tins', 'tin'),
  stock('A satay stall', 'it', 'satay sticks', ['buys', 'uses', 'use'], 'bundles', 'boxes', 'box'),
  stock('A workshop', 'it', 'screws', ['buys', 'uses', 'use'], 'bags', 'boxes', 'box'),
];
