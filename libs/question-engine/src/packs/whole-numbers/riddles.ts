import * as z from 'zod/mini';
import { RiddleRecipeSchema } from '../../engines/hidden-number.engine.js';
import tables from './riddles.json' with { type: 'json' };

const Riddles = z.array(RiddleRecipeSchema);

/**
 * Riddles of hidden numbers by what they stand on. Primary 3: digit cards, and remainders in the tables. Primary 4:
 * multiples and factors. Primary 5: three digits, their order and their sum. Primary 6: several remainders together.
 */
export const RIDDLES = z
  .strictObject({
    cards: Riddles,
    remainders: Riddles,
    multiples: Riddles,
    digits: Riddles,
    remaindersTogether: Riddles,
  })
  .parse(tables);
