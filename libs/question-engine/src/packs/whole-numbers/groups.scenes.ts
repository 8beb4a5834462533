import type { Words } from '../../engines/plot.engine.js';

/** Things in equal groups: who has them, the group, a second kind of group, and who gets shares. */
function groupsOf(
  who: string,
  he: string,
  [group, groups]: readonly [string, string],
  things: string,
  others: string,
  sharers: string,
): Words {
  return { who, he, group, groups, things, others, sharers };
}

const child = (
  group: readonly [string, string],
  things: string,
  others: string,
  sharers = 'friends',
): Words => groupsOf('{A}', '{A.he}', group, things, others, sharers);

/** Up to a dozen in a group. */
export const SMALL_GROUPS: readonly Words[] = [
  child(['bag', 'bags'], 'oranges', 'boxes'),
  child(['packet', 'packets'], 'stickers', 'envelopes', 'cousins'),
  child(['box', 'boxes'], 'pencils', 'cups', 'classmates'),
  groupsOf('A hawker', '{A.he}', ['tray', 'trays'], 'eggs', 'cartons', 'customers'),
  groupsOf('A bakery', 'it', ['bag', 'bags'], 'buns', 'boxes', 'families'),
  child(['plate', 'plates'], 'tarts', 'tins', 'neighbours'),
  child(['jar', 'jars'], 'marbles', 'cups', 'cousins'),
  groupsOf('The canteen', 'it', ['basket', 'baskets'], 'apples', 'bowls', 'classes'),
  child(['box', 'boxes'], 'toy cars', 'bags'),
  groupsOf('The library', 'it', ['shelf', 'shelves'], 'books', 'baskets', 'classes'),
];

/** From about a dozen to a few hundred in a group. */
export const MEDIUM_GROUPS: readonly Words[] = [
  child(['box', 'boxes'], 'marbles', 'jars'),
  child(['album', 'albums'], 'stamps', 'folders', 'cousins'),
  groupsOf('A bookshop', 'it', ['carton', 'cartons'], 'notebooks', 'packs', 'schools'),
  groupsOf('A bakery', 'it', ['tray', 'trays'], 'cookies', 'tins', 'schools'),
  groupsOf('A farm', 'it', ['crate', 'crates'], 'eggs', 'boxes', 'shops'),
  groupsOf('The art room', 'it', ['packet', 'packets'], 'beads', 'bottles', 'classes'),
  groupsOf('A fruit stall', 'it', ['basket', 'baskets'], 'rambutans', 'bags', 'customers'),
  groupsOf('A toy shop', 'it', ['bin', 'bins'], 'building blocks', 'sets', 'playgroups'),
  groupsOf('A hawker', '{A.he}', ['tub', 'tubs'], 'fish balls', 'packs', 'stalls'),
  groupsOf('The school office', 'it', ['drawer', 'drawers'], 'paper clips', 'boxes', 'classes'),
];

/** Hundreds to tens of thousands in a group. */
export const LARGE_GROUPS: readonly Words[] = [
  groupsOf('A factory', 'it', ['container', 'containers'], 'masks', 'lorries', 'hospitals'),
  groupsOf('A brickworks', 'it', ['lorry load', 'lorry loads'], 'bricks', 'pallets', 'building sites'),
  groupsOf('A warehouse', 'it', ['container', 'containers'], 'tins of longans', 'lorries', 'shops'),
  groupsOf('A new library', 'it', ['room', 'rooms'], 'books', 'halls', 'schools'),
  groupsOf('A printing firm', 'it', ['lorry load', 'lorry loads'], 'newspapers', 'vans', 'newsstands'),
  groupsOf('A tile firm', 'it', ['pallet', 'pallets'], 'tiles', 'crates', 'shops'),
  groupsOf('An egg farm', 'it', ['shed', 'sheds'], 'eggs', 'vans', 'markets'),
  groupsOf('A water firm', 'it', ['store room', 'store rooms'], 'bottles', 'lorries', 'shops'),
  groupsOf('A toy firm', 'it', ['container', 'containers'], 'building blocks', 'cartons', 'shops'),
];
