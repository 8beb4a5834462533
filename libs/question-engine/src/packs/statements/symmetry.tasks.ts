import { PLAIN, oneOf } from '../../core/amount.js';
import type { Proof, Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { countFolds, pathText, readPath } from './plane.js';
import { SYMMETRIC, UNEVEN, figurePanel, turnedAbout } from './symmetric-figures.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

const HINTS = [
  'A symmetric figure can be folded so that both halves match.',
  'Trace the figure and fold the paper.',
  'Try an upright fold, a level fold and a slanting fold.',
] as const;

const FOLDS_OF: Proof = searchNames((name, _given, word) => {
  const path = word('figures').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '';
  return countFolds(readPath(path)) > 0 === (word('asked') === 'symmetric');
});

const WHICH_FIGURE: Shape = asked(
  'symmetric-figure-among-four',
  ['P4-G-6'],
  ['not_ready', 'guided'],
  FOLDS_OF,
  (dice, level) => {
    const isAsked = level === 'not_ready' || dice.chance(2);
    const [one, others] = isAsked ? [SYMMETRIC, UNEVEN] : [UNEVEN, SYMMETRIC];
    const right = dice.pick(one);
    const chosen = dice.shuffle([right, ...dice.pickSome(others, 3)]);
    const key = chosen.indexOf(right) + 1;
    const figures = chosen.map(([, points]) => turnedAbout(dice, points));
    const asks = isAsked ? 'a symmetric figure' : 'not a symmetric figure';
    return {
      story: ['Look at the four figures.'],
      ask: `Which of them is ${asks}?`,
      blank: `Figure ___ is ${asks}.`,
      key,
      style: LETTER,
      params: { figures: figures.map(pathText).join('/'), asked: isAsked ? 'symmetric' : 'uneven' },
      work: [
        'A symmetric figure has a line along which its two halves match.',
        `The figure: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: HINTS,
      wrongs: otherLetters(key, 'fold-not-tried', 'Trace this figure and fold it. Do both halves match?'),
      drawing: {
        kind: 'panels',
        panels: figures.map((points, i) => figurePanel(points, LETTERS[i] ?? '', chosen[i]?.[0] ?? '')),
      },
    };
  },
);

const HOW_MANY_FIGURES: Shape = asked(
  'number-of-symmetric-figures',
  ['P4-G-6'],
  ['guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact((words.get('figures') ?? '').split('/').filter((path) => countFolds(readPath(path)) > 0).length),
    ],
  },
  (dice) => {
    const count = dice.int(1, 4);
    const chosen = dice.shuffle([...dice.pickSome(SYMMETRIC, count), ...dice.pickSome(UNEVEN, 5 - count)]);
    const figures = chosen.map(([, points]) => turnedAbout(dice, points));
    return {
      story: ['Look at all the figures.'],
      ask: 'How many of them are symmetric figures?',
      blank: '___ of them are symmetric figures.',
      key: count,
      style: PLAIN,
      params: { figures: figures.map(pathText).join('/') },
      work: ['Test each figure: is there a fold with matching halves?', `Symmetric figures: ${count}`],
      hints: HINTS,
      wrongs: [
        ['others-counted', 'You counted the figures that are not symmetric.', 5 - count],
        ['one-missed', 'Test each figure once more.', count + 1],
        ['one-missed', 'Test each figure once more.', count - 1],
        ['all-counted', 'Not every figure is symmetric.', 5],
        ['one-missed', 'Test each figure once more.', count + 2],
      ],
      drawing: {
        kind: 'panels',
        panels: figures.map((points, i) => figurePanel(points, '', chosen[i]?.[0] ?? '', 'green')),
        tall: 80,
      },
    };
  },
);

const EVEN_LETTERS = 'ABCDEHIMOTUVWXY';
const UNEVEN_LETTERS = 'FGJLNPQRSZ';

const WHICH_LETTER: Shape = asked(
  'symmetric-capital-letter',
  ['P4-G-6'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => EVEN_LETTERS.includes(name) === (word('asked') === 'symmetric')),
  (dice, level) => {
    const isAsked = level === 'not_ready' || dice.chance(2);
    const [one, others] = isAsked ? [EVEN_LETTERS, UNEVEN_LETTERS] : [UNEVEN_LETTERS, EVEN_LETTERS];
    const right = dice.pick([...one]);
    const names = [right, ...dice.pickSome([...others], 3)].toSorted();
    const key = names.indexOf(right) + 1;
    const asks = isAsked ? 'symmetric' : 'not symmetric';
    return {
      story: ['Each card has a capital letter.'],
      ask: `Which letter is ${asks}?`,
      blank: `The letter that is ${asks} is ___.`,
      key,
      style: oneOf(names, (name) => [`Letter ${name}`]),
      params: { letters: names.join(' '), asked: isAsked ? 'symmetric' : 'uneven' },
      work: ['Fold each letter along an upright line and along a level line.', `The letter: ${right}`],
      hints: HINTS,
      wrongs: otherPlaces(4, key, 'fold-not-tried', 'Draw this letter and fold it. Do both halves match?'),
      drawing: { kind: 'cards', cards: names.map((text) => ({ text, name: '' })) },
    };
  },
);

/** Symmetric figures, for Primary 4. */
export const SYMMETRY_TASKS: readonly Shape[] = [WHICH_FIGURE, HOW_MANY_FIGURES, WHICH_LETTER];
