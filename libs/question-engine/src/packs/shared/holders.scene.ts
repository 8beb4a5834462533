import { type Style, countOf } from '../../core/amount.js';

/** Identical holders with the same hidden number in each. */
export interface HoldersScene {
  /** "bags". */
  holders: string;
  holder: string;
  /** What is inside, with its style. */
  things: string;
  style: Style;
}

/** Holders and what they hide. */
export const HOLDERS: readonly HoldersScene[] = [
  { holders: 'bags', holder: 'bag', things: 'marbles', style: countOf('marbles') },
  { holders: 'boxes', holder: 'box', things: 'pencils', style: countOf('pencils') },
  { holders: 'packets', holder: 'packet', things: 'stickers', style: countOf('stickers') },
  { holders: 'jars', holder: 'jar', things: 'sweets', style: countOf('sweets') },
  { holders: 'albums', holder: 'album', things: 'stamps', style: countOf('stamps') },
  { holders: 'baskets', holder: 'basket', things: 'mangoes', style: countOf('mangoes', 'mango') },
];
