import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Fact, Shape } from '../core/draft.js';
import type { Exact, Num } from '../numbers/exact.js';
import { type Person, drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';

/** h11: what one drawn story with a letter says; the rest is the same for all. */
export interface LetterStory {
  story: string[];
  ask: string;
  blank: string;
  key: Exact;
  style: Style;
  middle?: readonly [blank: string, value: Exact, style: Style];
  params: Record<string, Num>;
  work: (working: Working) => void;
  hints: [string, string, string];
  wrongs: ReadonlyArray<readonly [string, string, Num]>;
}

/** One shape of h11. */
export function letterShape(
  id: string,
  level: ProficiencyLevel,
  facts: readonly Fact[],
  asked: string,
  draw: (dice: Dice, people: readonly [Person, Person, Person]) => LetterStory | null,
): Shape {
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts, asked },
    draw: (dice): Draft | null => {
      const [a, b, c] = drawPeople(dice, 3);
      const d = a && b && c ? draw(dice, [a, b, c]) : null;
      if (!d) return null;
      const working = new Working();
      d.work(working);
      return {
        story: d.story,
        ask: d.ask,
        blank: d.blank,
        answer: amount(d.key, d.style),
        middles: d.middle ? [{ blank: d.middle[0], amount: amount(d.middle[1], d.middle[2]) }] : [],
        params: d.params,
        working,
        hints: d.hints,
        wrongs: toWrongs(d.wrongs),
        drawing: null,
      };
    },
  };
}

/** Asks for the letter itself. */
export const VALUE = {
  ask: (l: string) => `What is the value of ${l}?`,
  blank: (l: string) => `The value of ${l} is ___.`,
};
