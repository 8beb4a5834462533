import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { asked, drawDifferent } from './task.js';

/** Whether a number is in the row 2, 4, 6 and so on: counted by its last digit alone. */
const endsEven = (text: string): boolean => '02468'.includes(text.at(-1) ?? '');

const HINTS = [
  'Look at the ones of each number.',
  'Can it be put in pairs?',
  'Pairs without one left over make an even number.',
] as const;

const HOW_MANY: Shape = asked(
  'how-many-are-even',
  ['P2-N-6'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const cards = (words.get('cards') ?? '').split('|');
      return [exact(cards.filter((card) => endsEven(card) === (words.get('kind') === 'even')).length)];
    },
  },
  (dice, level) => {
    const texts = drawDifferent(dice, level === 'guided' ? 8 : 6, 10, level === 'guided' ? 999 : 99).map(
      String,
    );
    const isEven = dice.chance(2);
    const kind = isEven ? 'even' : 'odd';
    const own = texts.filter((text) => endsEven(text) === isEven);
    const count = own.length;
    if (count < 2 || count * 2 === texts.length) return null;
    return {
      story: ['Look at the cards.'],
      ask: `How many ${kind} numbers are there?`,
      blank: `There are ___ ${kind} numbers.`,
      key: count,
      style: PLAIN,
      params: { cards: texts.join('|'), kind },
      work: [`These are ${kind}: ${own.join(', ')}.`, `Number of ${kind} numbers: ${count}`],
      hints: HINTS,
      wrongs: [
        ['other-kind', 'Check which kind is asked for.', texts.length - count],
        ['all-counted', 'Count only one kind.', texts.length],
        ['miscounted', 'Look at each card again.', count + 1],
        ['miscounted', 'Look at each card again.', count - 1],
        ['miscounted', 'Look at each card again.', count + 2],
      ],
      drawing: { kind: 'cards', cards: texts.map((text) => ({ text, name: '' })) },
    };
  },
);

/** Odd and even numbers, for Primary 2. */
export const ODD_EVEN_TASKS: readonly Shape[] = [HOW_MANY];
