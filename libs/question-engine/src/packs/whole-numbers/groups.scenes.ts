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
