import type { Shape } from '../../core/draft.js';
import { PICTURE_THINGS } from '../../drawing/thing-icon.js';
import { searchNames } from '../../engines/sketch.js';
import { LETTER, LETTERS, asked, drawDifferent, otherLetters } from './task.js';

const WHICH_SET: Shape = asked(
  'which-set-has-most',
  ['P1-N-4'],
  ['not_ready'],
  searchNames(
    (name, given, word) => {
      const counts = LETTERS.map((letter) => given(letter.toLowerCase()).valueOf());
      const own = given(name.toLowerCase()).valueOf();
      return own === (word('end') === 'most' ? Math.max(...counts) : Math.min(...counts));
    },
    { together: [/^[p-s]$/] },
  ),
  (dice) => {
    const things = dice.pick(PICTURE_THINGS);
    const counts = drawDifferent(dice, 4, 2, 10);
    const isMost = dice.chance(2);
    const key = counts.indexOf(isMost ? Math.max(...counts) : Math.min(...counts)) + 1;
    const letter = LETTERS[key - 1] ?? '';
    const word = isMost ? 'most' : 'fewest';
    return {
      story: ['Look at the four groups.'],
      ask: `Which group has the ${word} ${things}?`,
      blank: `Group ___ has the ${word} ${things}.`,
      key,
      style: LETTER,
      params: {
        ...Object.fromEntries(counts.map((count, i) => [(LETTERS[i] ?? '').toLowerCase(), count])),
        end: isMost ? 'most' : 'least',
      },
      drawn: LETTERS.map((one) => one.toLowerCase()),
      work: [
        `Counted: ${counts.toSorted((a, b) => a - b).join(', ')}.`,
        `The group with the ${word} ${things}: ${letter}`,
      ],
      hints: [
        'Count each group.',
        'Say the numbers in order.',
        `Look for the ${isMost ? 'greatest' : 'smallest'} number.`,
      ],
      wrongs: otherLetters(key, 'not-counted', 'Count each group again.'),
      drawing: {
        kind: 'sets',
        things,
        sets: counts.map((count, i) => ({ name: `Group ${LETTERS[i] ?? ''}`, count })),
      },
    };
  },
);

/** Counting, tens and ones, and comparing sets, for Primary 1. */
export const COUNTING_TASKS: readonly Shape[] = [WHICH_SET];
