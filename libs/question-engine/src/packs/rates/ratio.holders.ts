import { type Style, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { drawPeople } from '../../core/people.js';

/** Three owners of one kind of thing, for stories of ratio. */
export interface Holders {
  a: string;
  b: string;
  c: string;
  /** "her" of the first and "he" of the second. */
  his: 'his' | 'her';
  heB: 'he' | 'she';
  /** "shells". */
  things: string;
  style: Style;
}

const THINGS = [
  'shells',
  'coins',
  'badges',
  'seeds',
  'erasers',
  'paper cranes',
  'tokens',
  'magnets',
  'buttons',
  'bookmarks',
  'story cards',
  'paper stars',
];

/** Owners from different communities, and what they own. */
export function drawHolders(dice: Dice): Holders {
  const [a, b, c] = drawPeople(dice, 3);
  const things = dice.pick(THINGS);
  return {
    a: a?.name ?? '',
    b: b?.name ?? '',
    c: c?.name ?? '',
    his: a?.his ?? 'his',
    heB: b?.he ?? 'he',
    things,
    style: countOf(things),
  };
}

/** "The ratio of Ravi's shells to Siti's shells is 3 : 5." */
export const ratioOf = ({ a, b, things }: Holders, p: number, q: number, now = false): string =>
  `${now ? 'Now the' : 'The'} ratio of ${a}'s ${things} to ${b}'s ${things} is ${p} : ${q}.`;

/** `n` equal units of a bar. */
export const unitBars = (n: number, tint?: 'amber' | 'green') =>
  Array.from({ length: n }, () => ({ size: 1, label: '', ...(tint ? { tint } : {}) }));
