import { type Style, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { gcd } from '../../numbers/exact.js';
import { drawPeople } from '../../core/people.js';

/** Two or three owners of one kind of thing. */
export interface OwnersScene {
  style: Style;
  /** Subjects such as "Ravi" or "the red team". */
  owners: [string, string, string];
  /** Verb between an owner and an amount: "has", "sold". */
  has: string;
  /** Verb after "does": "have", "sell". */
  have: string;
  /** What the ratio compares: "Siti's stickers", "the mass of Siti's clay". */
  measure: (who: string) => string;
  /** Sentence: the second owner gains. */
  gains: (who: string, g: string) => string;
  /** Sentence: the second owner gains an unknown amount. */
  gainsSome: (who: string) => string;
  /** Counted or measured thing, as in "How many stickers". */
  howMany: string;
}

/** Owners from different communities or things of one kind. */
export function drawOwners(dice: Dice): OwnersScene {
  const [a, b, c] = drawPeople(dice, 3).map((p) => p.name);
  const owners: [string, string, string] = [a ?? '', b ?? '', c ?? ''];
  const things = [
    {
      style: countOf('stickers'),
      howMany: 'How many stickers',
      get: 'buys',
    },
    { style: countOf('marbles'), howMany: 'How many marbles', get: 'wins' },
    {
      style: countOf('stamps'),
      howMany: 'How many stamps',
      get: 'collects',
    },
    { style: countOf('beads'), howMany: 'How many beads', get: 'buys' },
    { style: countOf('cards'), howMany: 'How many cards', get: 'collects' },
    {
      style: countOf('postcards'),
      howMany: 'How many postcards',
      get: 'receives',
    },
  ];
  if (dice.chance(4)) {
    const style = measured('g', 0);
    return {
      style,
      owners,
      has: 'has',
      have: 'have',
      measure: (who) => `the mass of ${who}'s clay`,
      gains: (who, g) => `${who} is given another ${g} of clay.`,
      gainsSome: (who) => `${who} is then given more clay.`,
      howMany: 'How many grams of clay',
    };
  }
  const thing = dice.pick(things);
  return {
    style: thing.style,
    owners,
    has: 'has',
    have: 'have',
    measure: (who) => `${who}'s ${thing.style.noun ?? ''}`,
    gains: (who, g) => `${who} ${thing.get} another ${g}.`,
    gainsSome: (who) => `${who} then ${thing.get} some more.`,
    howMany: thing.howMany,
  };
}

/** Different terms without a common factor. */
export function drawTerms(dice: Dice, most: number): [number, number] {
  for (;;) {
    const a = dice.int(1, most);
    const b = dice.int(1, most);
    if (a !== b && gcd(a, b) === 1) return [a, b];
  }
}

/** `n` equal units of a bar, unlabelled. */
export const units = (n: number) => Array.from({ length: n }, () => ({ size: 1, label: '' }));
