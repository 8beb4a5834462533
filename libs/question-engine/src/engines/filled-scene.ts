import type { Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Person, drawPerson } from '../core/people.js';
import type { SameParts } from './same-parts.js';

/** h2 and h7: something of which a fraction is used or put in. */
export interface FilledScene {
  style: Style;
  /** "A jug is 7/8 full of milk." */
  start: (s: string) => string;
  startUnknown: string;
  uses: (u: string) => string;
  usesMore: (u: string) => string;
  /** The same amount is used twice. */
  usesTwice: string;
  /** Half of what is left is used. */
  usesHalf: string;
  adds: (v: string) => string;
  addsUnknown: string;
  end: (e: string) => string;
  askNow: string;
  blankNow: string;
  askStart: string;
  blankStart: string;
  askAdded: string;
  blankAdded: string;
  askUsed: string;
  blankUsed: string;
  blankAfter: string;
}

/** One scene with its number of parts and the text of a fraction of it. */
export function openFilled(
  scenes: ReadonlyArray<(p: Person) => FilledScene>,
  dice: Dice,
  parts: SameParts,
): { scene: FilledScene; n: number; show: (count: number) => string } {
  const scene = dice.pick(scenes)(drawPerson(dice));
  return { scene, n: parts.parts, show: (count) => scene.style.text(parts.of(count)) };
}
