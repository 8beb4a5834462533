import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { PLAIN, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { groupDigits } from '../../numbers/number-text.js';
import { numberInWords, readNumberWords } from '../../numbers/number-words.js';
import { LETTER, LETTERS, type Wrong, asked } from './task.js';

/** Numbers of a grade to be read and written. */
export interface WordSizes {
  statement: StatementId;
  low: number;
  high: number;
}

const figures = (value: number): string => groupDigits(String(value));

/** A number with at least two different digits, often with a zero inside. */
function drawNumber(dice: Dice, { low, high }: WordSizes): number {
  const value = dice.int(low, high - 1);
  const place = 10 ** dice.int(1, String(value).length - 1);
  const holed =
    dice.chance(2) && place * 10 <= value ? value - (Math.floor(value / place) % 10) * place : value;
  return holed < low ? value : holed;
}

/** Numbers that a pupil mixes up with one: two digits changed places, a zero moved, a place too high. */
function listMixedUp(dice: Dice, value: number, { low, high }: WordSizes): number[] {
  const digits = [...String(value)];
  const swapped = digits.slice(1).map((_, i) => {
    const copy = [...digits];
    [copy[i], copy[i + 1]] = [copy[i + 1] ?? '', copy[i] ?? ''];
    return Number(copy.join(''));
  });
  const others = [value + 10, value - 10, value + 1, value + 100, value - 100, value + 1000, value - 1000];
  return dice
    .shuffle([...new Set([...swapped, ...others])])
    .filter((other) => other !== value && other >= Math.min(low, 10) && other <= high)
    .toSorted((a, b) => Number(swapped.includes(b)) - Number(swapped.includes(a)));
}

/** Four cards with the number among others. */
function drawCards(dice: Dice, value: number, sizes: WordSizes): { all: number[]; key: number } | null {
  const others = listMixedUp(dice, value, sizes).slice(0, 3);
  const all = dice.shuffle([value, ...others]);
  return others.length < 3 ? null : { all, key: all.indexOf(value) + 1 };
}

const sayOfCards = ({ all, key }: { all: number[]; key: number }, value: number): Wrong[] =>
  all.flatMap((one, i): Wrong[] => (i + 1 === key ? [] : [['digits-mixed-up', sayOf(one, value), i + 1]]));

const valueOfCard = (text: string): number | null =>
  /\d/.test(text) ? Number(text.replace(/[ .]/g, '')) : readNumberWords(text);

/** The card that says the same number as a text. */
const SAME_NUMBER: Proof = searchNames((name, _given, word) => {
  const card = word('cards').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '';
  return valueOfCard(card) === valueOfCard(word('said'));
});

const HINTS = [
  'Say the number slowly.',
  'Which digit stands in each place?',
  'Compare the digits, place by place.',
] as const;

const MIXED = 'Look at the place of each digit.';

/** What is said of a number that differs from the right one in one place, or has its digits in other places. */
function sayOf(other: number, value: number): string {
  const place = ['ones', 'tens', 'hundreds', 'thousands'][Math.log10(Math.abs(other - value))];
  return place === undefined ? MIXED : `Look at the ${place} again.`;
}

function wordsToCard(sizes: WordSizes): Shape {
  return asked('words-to-card', [sizes.statement], ['not_ready'], SAME_NUMBER, (dice) => {
    const value = drawNumber(dice, sizes);
    const drawn = drawCards(dice, value, sizes);
    if (!drawn) return null;
    const said = numberInWords(value);
    return {
      ask: `Which card shows ${said}?`,
      blank: `Card ___ shows ${said}.`,
      key: drawn.key,
      style: LETTER,
      params: { said, cards: drawn.all.map(figures).join('/') },
      work: [
        `We write ${said} as ${figures(value)}.`,
        `The card with ${said}: ${LETTERS[drawn.key - 1] ?? ''}`,
      ],
      hints: HINTS,
      wrongs: sayOfCards(drawn, value),
      drawing: {
        kind: 'cards',
        cards: drawn.all.map((one, i) => ({ text: figures(one), name: LETTERS[i] ?? '' })),
      },
    };
  });
}

function figuresToCard(sizes: WordSizes): Shape {
  return asked('figures-to-words', [sizes.statement], ['guided'], SAME_NUMBER, (dice) => {
    const value = drawNumber(dice, sizes);
    const drawn = drawCards(dice, value, sizes);
    if (!drawn) return null;
    const words = drawn.all.map(numberInWords);
    return {
      ask: `Which card says ${figures(value)} in words?`,
      blank: `Card ___ says ${figures(value)} in words.`,
      key: drawn.key,
      style: LETTER,
      params: { said: `${figures(value)}.`, cards: words.join('/') },
      work: [`The card with ${words[drawn.key - 1] ?? ''}: ${LETTERS[drawn.key - 1] ?? ''}`],
      hints: [
        'Read the number in figures first.',
        'Which digit stands in each place?',
        'Read each card slowly.',
      ],
      wrongs: sayOfCards(drawn, value),
      drawing: { kind: 'cards', cards: words.map((text, i) => ({ text, name: LETTERS[i] ?? '' })) },
    };
  });
}

const WRITTEN: Proof = {
  kind: 'search',
  solve: (_givens, words) => {
    const value = readNumberWords(words.get('said') ?? '');
    return value === null ? [] : [exact(value)];
  },
};

function wordsToFigures(sizes: WordSizes): Shape {
  return asked('words-to-figures', [sizes.statement], ['not_ready', 'guided'], WRITTEN, (dice, level) => {
    const value = drawNumber(dice, sizes);
    const said = numberInWords(value);
    const isYoung = sizes.high <= 1000;
    if ((level === 'guided') !== String(value).slice(1).includes('0') && !(sizes.high <= 100)) return null;
    return {
      story: isYoung ? ['Look at the card.'] : [`A card says "${said}".`],
      ask: 'Write the number in figures.',
      blank: 'In figures, the number is ___.',
      key: value,
      style: PLAIN,
      params: { said },
      work: [`${capital(said)} in figures: ${figures(value)}`],
      hints: [HINTS[0], HINTS[1], 'Write one digit for each place.'],
      wrongs: [
        ...listMixedUp(dice, value, sizes).map(
          (other) => ['digits-mixed-up', sayOf(other, value), other] as const,
        ),
        ...(sizes.high > 100
          ? []
          : [
              [
                'parts-side-by-side',
                'Write one digit for each place.',
                value * 10 - (value % 10) * 9,
              ] as const,
            ]),
      ],
      drawing: isYoung ? { kind: 'cards', cards: [{ text: said, name: '' }] } : null,
    };
  });
}

/** The word that is left out of the words of a number, found by trying each one in its place. */
const MISSING: Proof = searchNames((name, _given, word) => {
  const value = readNumberWords(word('words').replace('…', name));
  return value !== null && `${figures(value)}.` === word('figures');
});

function missingWord(sizes: WordSizes): Shape {
  return asked('missing-word', [sizes.statement], ['guided'], MISSING, (dice) => {
    const value = drawNumber(dice, sizes);
    const all = numberInWords(value).split(' ');
    const places = all.flatMap((one, i) => (/^(?:hundred|thousand|million|and),?$/.test(one) ? [] : [i]));
    const at = dice.pick(places);
    const whole = all[at] ?? '';
    const word = whole.replace(',', '');
    const digit = readNumberWords(word);
    if (digit === null || digit > 9 || digit < 2) return null;
    const near = [digit, digit * 10, 10 + digit].map(numberInWords);
    const more = dice.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== digit));
    const names = dice.shuffle([...near, numberInWords(more)]);
    const words = all.map((one, i) => (i === at ? one.replace(word, '…') : one)).join(' ');
    const key = names.indexOf(word) + 1;
    return {
      story: [`Look at the number ${figures(value)}.`, `In words, it is "${words}".`],
      ask: 'Which word is missing?',
      blank: 'The missing word is ___.',
      key,
      style: oneOf(names),
      params: { words, figures: `${figures(value)}.` },
      work: [`The digit in this place is ${digit}.`, `The missing word: ${word}`],
      hints: [
        'Read the number in figures first.',
        'Which place is left out?',
        'Say the digit of this place as a word.',
      ],
      wrongs: names.flatMap((_, i) => (i + 1 === key ? [] : [['place-mixed-up', MIXED, i + 1] as const])),
      drawing: null,
    };
  });
}

/** Numbers in words and in figures, within the numbers of a grade. */
export const numberWordShapes = (sizes: WordSizes): Shape[] => [
  wordsToCard(sizes),
  wordsToFigures(sizes),
  ...(sizes.high <= 1000 ? [figuresToCard(sizes)] : [missingWord(sizes)]),
];
