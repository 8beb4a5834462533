import { capital } from '../../core/people.js';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { findQuantity } from '../../checks/read-quantity.js';
import { findAnswerValue } from '../../checks/read-text.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, type Task, asked, otherLetters } from './task.js';

/** Things that are compared, each on a card. */
export interface Ordered {
  statements: readonly StatementId[];
  /** Behind the id of each structure, where a cell has cards of several kinds; empty for one kind. */
  suffix?: string;
  /** Four texts of different values. */
  draw: (dice: Dice) => string[];
  /** "card", or what stands on the cards: "bag". */
  noun: string;
  /** Whether any two draws can be compared; else no card is asked for between two. */
  isOneKind?: boolean;
  most: string;
  least: string;
  hints: readonly [string, string, string];
  wrong: string;
}

/** What stands on a card, whatever it is written in: centimetres, grams, millilitres, dollars or a number. */
function readCard(text: string): Exact {
  const quantity = (['cm', 'g', 'ml', 'cents'] as const)
    .map((unit) => findQuantity(text, unit))
    .find((value) => value !== null);
  return quantity ?? findAnswerValue(text) ?? exact(0);
}

const cardsOf = (word: (name: string) => string): Exact[] => word('cards').split('|').map(readCard);
const placeOf = (name: string): number => LETTERS.findIndex((letter) => letter === name);

/** How many of the cards are less than the one with a letter. */
function countLess(cards: readonly Exact[], name: string): number {
  const own = cards[placeOf(name)] ?? exact(0);
  return cards.filter((other) => other.compare(own) < 0).length;
}

const drawingOf = (texts: readonly string[]): Task['drawing'] => ({
  kind: 'cards',
  cards: texts.map((text, i) => ({ text, name: LETTERS[i] ?? '' })),
});

/** The four texts from the least to the most. */
const inOrder = (texts: readonly string[]): string[] =>
  texts.toSorted((a, b) => readCard(a).compare(readCard(b)));

const ORDINALS = ['first', 'second', 'third', 'last'] as const;

/** The card at one end of the order. */
function extreme(things: Ordered, isMost: boolean): Shape {
  const word = isMost ? things.most : things.least;
  const proof = searchNames(
    (name, _given, say) => countLess(cardsOf(say), name) === (say('end') === 'most' ? 3 : 0),
  );
  return asked(
    `${isMost ? 'most' : 'least'}-of-cards${things.suffix ?? ''}`,
    things.statements,
    ['not_ready'],
    proof,
    (dice) => {
      const { noun } = things;
      const texts = things.draw(dice);
      const order = inOrder(texts);
      const key = texts.indexOf((isMost ? order.at(-1) : order[0]) ?? '') + 1;
      return {
        ask: `Which ${noun} shows the ${word}?`,
        blank: `${capital(noun)} ___ shows the ${word}.`,
        key,
        style: LETTER,
        params: { cards: texts.join('|'), end: isMost ? 'most' : 'least' },
        work: [
          `From the ${things.least}: ${order.join(', ')}.`,
          `The ${noun} with the ${word}: ${LETTERS[key - 1] ?? ''}`,
        ],
        hints: things.hints,
        wrongs: otherLetters(key, 'not-compared', things.wrong),
        drawing: drawingOf(texts),
      };
    },
  );
}

/** The card at a place of the order. */
function atPlace(things: Ordered): Shape {
  const proof = searchNames((name, _given, say) => {
    const place = ORDINALS.findIndex((one) => one === say('place'));
    const less = countLess(cardsOf(say), name);
    return (say('from') === 'least' ? less : 3 - less) === place;
  });
  return asked(`place-in-order${things.suffix ?? ''}`, things.statements, ['guided'], proof, (dice) => {
    const texts = things.draw(dice);
    const fromLeast = dice.chance(2);
    const order = fromLeast ? inOrder(texts) : inOrder(texts).toReversed();
    const at = dice.int(1, 2);
    const from = fromLeast ? things.least : things.most;
    const key = texts.indexOf(order[at] ?? '') + 1;
    return {
      story: [`Put the cards in order. Begin with the ${from}.`],
      ask: `Which card is ${ORDINALS[at] ?? ''}?`,
      blank: `The ${ORDINALS[at] ?? ''} card is ___.`,
      key,
      style: LETTER,
      params: { cards: texts.join('|'), from: fromLeast ? 'least' : 'most', place: ORDINALS[at] ?? '' },
      work: [`In order: ${order.join(', ')}.`, `The ${ORDINALS[at] ?? ''} card: ${LETTERS[key - 1] ?? ''}`],
      hints: things.hints,
      wrongs: otherLetters(key, 'not-in-order', things.wrong),
      drawing: drawingOf(texts),
    };
  });
}

/** The card that is more than one amount and less than another one. */
function between(things: Ordered): Shape {
  const proof = searchNames((name, _given, say) => {
    const own = cardsOf(say)[placeOf(name)] ?? exact(0);
    const [low, high] = say('bounds').split('|').map(readCard);
    return low !== undefined && high !== undefined && own.compare(low) > 0 && own.compare(high) < 0;
  });
  return asked(`between-two${things.suffix ?? ''}`, things.statements, ['guided'], proof, (dice) => {
    const [low = '', middle = '', high = '', ...rest] = inOrder([
      ...new Set([...things.draw(dice), ...things.draw(dice)]),
    ]);
    const others = rest.slice(0, 3);
    if (others.length < 3) return null;
    const texts = dice.shuffle([middle, ...others]);
    const key = texts.indexOf(middle) + 1;
    return {
      ask: `Which card lies between ${low} and ${high}?`,
      blank: `Card ___ lies between ${low} and ${high}.`,
      key,
      style: LETTER,
      params: { cards: texts.join('|'), bounds: `${low}|${high}` },
      work: [`In order: ${[low, middle, high].join(', ')}.`, `The card between: ${LETTERS[key - 1] ?? ''}`],
      hints: things.hints,
      wrongs: otherLetters(key, 'outside-the-two', `This card does not lie between the two. ${things.wrong}`),
      drawing: drawingOf(texts),
    };
  });
}

/** Comparing and ordering what stands on cards: one end, a place in the order, between two. */
export const cardOrderShapes = (things: Ordered): Shape[] => [
  extreme(things, true),
  extreme(things, false),
  atPlace(things),
  ...(things.isOneKind === false ? [] : [between(things)]),
];
