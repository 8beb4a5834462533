import type { Dice } from '../../core/dice.js';
import type { Draft, Shape } from '../../core/draft.js';

/** A shape whose conditions are met by few draws: it draws up to 25 times before it gives up. */
export function tryOften(shape: Shape): Shape {
  return {
    ...shape,
    draw: (dice: Dice, level): Draft | null => {
      for (let i = 0; i < 25; i += 1) {
        const draft = shape.draw(dice, level);
        if (draft) return draft;
      }
      return null;
    },
  };
}
