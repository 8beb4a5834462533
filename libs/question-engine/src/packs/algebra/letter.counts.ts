import type { Words } from '../../engines/plot.engine.js';

const count = (things: string, letter: string): Words => ({ things, letter });

/** Collections with a letter in them. */
export const LETTER_COUNTS: readonly Words[] = [
  count('stickers', 'k'),
  count('marbles', 'm'),
  count('stamps', 'n'),
  count('beads', 'y'),
  count('game cards', 'c'),
  count('storybooks', 'h'),
  count('seashells', 'w'),
  count('paper stars', 'p'),
  count('key chains', 't'),
];

/** Asks for the letter itself. */
export const LETTER = {
  ask: 'What is the value of {letter}?',
  blank: 'The value of {letter} is ___.',
  key: 'x',
} as const;
/** Slips of a count. */
export const NEAR = [
  ['slip-of-one', 'Check by putting your value in.', 'x + 1'],
  ['slip-of-one', 'Check by putting your value in.', 'x − 1'],
  ['slip-of-two', 'Check by putting your value in.', 'x + 2'],
] as const;
