import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Plot, Words } from '../../engines/plot.engine.js';
import { fractionBeforeAfter } from '../whole-numbers/fraction.before-after.js';
import { fractionRemainder } from '../whole-numbers/fraction.remainder.js';
import { type FractionSizes, HAS_SOME } from '../whole-numbers/fraction-stock.scenes.js';

function hidden(
  has: string,
  things: string,
  goes: string,
  goesNext: string,
  comes: string,
  letter: string | null,
): Words {
  return {
    things,
    goes,
    goesNext,
    comes,
    some: `${has} ${letter ?? 'some'} ${things}.`,
    askStart: letter === null ? `How many ${things} were there at first?` : `What is the value of ${letter}?`,
    blankStart: letter === null ? `At first there were ___ ${things}.` : `The value of ${letter} is ___.`,
  };
}

const STORIES: ReadonlyArray<
  readonly [has: string, things: string, goes: string, next: string, comes: string]
> = [
  ['A box had', 'beads', 'used for a chain', 'used for a ring', 'put in'],
  ['A bakery had', 'cookies', 'sold on Saturday', 'sold on Sunday', 'baked'],
  ['A stamp club had', 'stamps', 'given to a friend', 'sold', 'put in'],
  ['A kitchen had', 'eggs', 'used for a cake', 'boiled', 'added'],
  ['A roll had', 'stickers', 'used for cards', 'given away', 'printed'],
  ['A library had', 'books', 'lent out in the morning', 'lent out in the afternoon', 'returned'],
  ['A fruit stall had', 'oranges', 'sold before noon', 'sold after noon', 'added'],
  ['A games room had', 'marbles', 'put into bags', 'put into tins', 'bought'],
  ['A pack had', 'sheets', 'used for drawing', 'used for folding', 'added'],
];

/** Primary 5: the start is hidden. */
export const HIDDEN_STARTS: readonly Words[] = STORIES.map(([has, things, goes, next, comes]) =>
  hidden(has, things, goes, next, comes, null),
);
/** Primary 6: the start is a letter. */
export const LETTER_STARTS: readonly Words[] = STORIES.map(([has, things, goes, next, comes], i) =>
  hidden(has, things, goes, next, comes, ['n', 'p', 'q', 'k', 'y'][i % 5] ?? 'n'),
);

/** The plot as a hunt for the hidden start. */
function forStart(plot: Plot | undefined, id: string, level: ProficiencyLevel, letter: boolean): Plot {
  if (!plot) throw new RangeError(`no plot for ${id}`);
  const { counts, ...rest } = plot;
  return {
    ...rest,
    ...(letter || counts === undefined ? {} : { counts }),
    id,
    levels: [level],
    tell: plot.tell.map((line) => (line === HAS_SOME ? '{some}' : line)),
    ask: '{askStart}',
    blank: '{blankStart}',
  };
}

const sizes = (denominators: readonly number[], high: number): FractionSizes => ({
  step: 1,
  low: 24,
  high,
  denominators,
});

/** h5 from a hidden start: a fraction goes, something comes. */
export function hiddenBeforeAfter(high: number, letter: boolean): readonly Plot[] {
  const find = (size: FractionSizes, id: string): Plot | undefined =>
    fractionBeforeAfter(size).find((plot) => plot.id === id);
  return [
    forStart(
      find(sizes([2, 3, 4], high / 3), 'start-before-fraction'),
      'hidden-start-small',
      'not_ready',
      letter,
    ),
    forStart(find(sizes([3, 4, 5], high / 2), 'start-before-fraction'), 'hidden-start', 'guided', letter),
    forStart(
      find(sizes([3, 4, 5, 6, 8], high), 'start-before-fraction'),
      'hidden-start-large',
      'independent',
      letter,
    ),
    forStart(
      find(sizes([3, 4, 5, 6, 8], high), 'two-fractions-of-the-start'),
      'two-fractions',
      'mastery',
      letter,
    ),
  ];
}

/** h6 from a hidden start: a fraction goes, then a fraction of the remainder. */
export function hiddenRemainder(high: number, letter: boolean): readonly Plot[] {
  const find = (size: FractionSizes, id: string): Plot | undefined =>
    fractionRemainder(size).find((plot) => plot.id === id);
  return [
    forStart(
      find(sizes([3, 4, 5], high / 3), 'whole-from-the-remainder'),
      'hidden-whole-small',
      'not_ready',
      letter,
    ),
    forStart(
      find(sizes([2, 3, 4, 5], high / 2), 'whole-from-the-remainder'),
      'hidden-whole',
      'guided',
      letter,
    ),
    forStart(
      find(sizes([3, 4, 5, 6, 7], high), 'whole-from-the-remainder'),
      'hidden-whole-large',
      'independent',
      letter,
    ),
    forStart(
      find(sizes([3, 4, 5, 6], high), 'remainder-and-some-more'),
      'hidden-whole-and-more',
      'mastery',
      letter,
    ),
  ];
}
