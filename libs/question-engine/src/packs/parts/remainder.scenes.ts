import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import { type Person, capital } from '../../core/people.js';
import type { RemainderScene } from '../../engines/remainder.engine.js';
import type { Range } from '../shared/group-sizes.js';

/** A story and the range of its whole. */
export interface RemainderStory {
  make: (p: Person) => RemainderScene;
  whole: Range;
}

const STICKERS = countOf('stickers');
const PAGES = countOf('pages');
const BEADS = countOf('beads');
const EGGS = countOf('eggs');
const TICKETS = countOf('tickets');

/** Things that a person has and gives or uses up, in two or three rounds. */
function owned(
  style: Style,
  thing: string,
  verbs: { first: string; second: string; third: string; amount: (x: string) => string },
  short: { how: string; blank: string; secondAsk: string; secondBlank: string },
): (p: Person) => RemainderScene {
  return (p) => ({
    style,
    start: (w) => `${p.name} had ${w}${style.noun ? '' : ` of ${thing}`}.`.replace(' of money', ''),
    startUnknown: `${p.name} had some ${thing}.`,
    first: (s) => `${capital(p.he)} ${verbs.first.replace('{s}', s)}.`,
    second: (s) => `${capital(p.he)} ${verbs.second.replace('{s}', s)}.`,
    third: (s) => `Then ${p.he} ${verbs.third.replace('{s}', s)}.`,
    amountGone: (x) => `Then ${p.he} ${verbs.amount(x)}.`,
    left: (l) => `In the end ${p.he} had ${l} left.`,
    askLeft: `${short.how} did ${p.he} have left?`,
    blankLeft: `${p.name} had ${short.blank} left.`,
    askSecond: short.secondAsk.replace('{he}', p.he),
    blankSecond: short.secondBlank.replace('{name}', p.name),
    askStart: `${short.how} did ${p.name} have at first?`,
    blankStart: `${p.name} had ${short.blank} at first.`,
    blankRemainder: `After the first part was gone, ${p.name} had ${short.blank} left.`,
  });
}

/** A stock that is sold or used by no one in particular. */
function stock(
  style: Style,
  words: {
    start: (w: string) => string;
    unknown: string;
    first: string;
    second: string;
    third: string;
    amount: (x: string) => string;
    left: (l: string) => string;
    how: string;
    blank: string;
    /** `were` for the question; statements with a unit have `was`. */
    was: string;
    is: string;
    secondAsk: string;
    secondBlank: string;
  },
): (p: Person) => RemainderScene {
  return () => ({
    style,
    start: words.start,
    startUnknown: words.unknown,
    first: (s) => words.first.replace('{s}', s),
    second: (s) => words.second.replace('{s}', s),
    third: (s) => words.third.replace('{s}', s),
    amountGone: words.amount,
    left: words.left,
    askLeft: `${words.how} ${words.was} left in the end?`,
    blankLeft: `In the end there ${words.is} ${words.blank} left.`,
    askSecond: words.secondAsk,
    blankSecond: words.secondBlank,
    askStart: `${words.how} ${words.was} there at first?`,
    blankStart: `There ${words.is} ${words.blank} at first.`,
    blankRemainder: `After the first part was gone, there ${words.is} ${words.blank} left.`,
  });
}

/** Money, stickers, beads, pages, eggs, tickets and water in whole numbers. */
export const WHOLE_REMAINDERS: readonly RemainderStory[] = [
  {
    make: owned(
      MONEY,
      'money',
      {
        first: 'spent {s} of it on a bicycle',
        second: 'spent {s} of the remainder on a watch',
        third: 'saved {s} of what then remained',
        amount: (x) => `gave ${x} to charity`,
      },
      {
        how: 'How much money',
        blank: '$___',
        secondAsk: 'How much did {he} spend on the watch?',
        secondBlank: '{name} spent $___ on the watch.',
      },
    ),
    whole: { step: 12, low: 60, high: 720 },
  },
  {
    make: owned(
      STICKERS,
      'stickers',
      {
        first: 'gave {s} of them to a cousin',
        second: 'gave {s} of the remainder to a friend',
        third: 'lost {s} of what then remained',
        amount: (x) => `lost ${x}`,
      },
      {
        how: 'How many stickers',
        blank: '___ stickers',
        secondAsk: 'How many stickers did {he} give to the friend?',
        secondBlank: '{name} gave ___ stickers to the friend.',
      },
    ),
    whole: { step: 6, low: 60, high: 480 },
  },
  {
    make: owned(
      BEADS,
      'beads',
      {
        first: 'used {s} of them for a necklace',
        second: 'used {s} of the remainder for a bracelet',
        third: 'used {s} of what then remained for a ring',
        amount: (x) => `used ${x} for a ring`,
      },
      {
        how: 'How many beads',
        blank: '___ beads',
        secondAsk: 'How many beads did {he} use for the bracelet?',
        secondBlank: '{name} used ___ beads for the bracelet.',
      },
    ),
    whole: { step: 6, low: 90, high: 600 },
  },
  {
    make: (p) => ({
      style: PAGES,
      start: (w) => `${p.name} had a book of ${w}.`,
      startUnknown: `${p.name} had a new book.`,
      first: (s) => `${capital(p.he)} read ${s} of it on Friday.`,
      second: (s) => `${capital(p.he)} read ${s} of the remainder on Saturday.`,
      third: (s) => `On Sunday ${p.he} read ${s} of what then remained.`,
      amountGone: (x) => `On Sunday ${p.he} read ${x}.`,
      left: (l) => `In the end ${p.he} had ${l} left to read.`,
      askLeft: `How many pages were left to read?`,
      blankLeft: 'There were ___ pages left to read.',
      askSecond: `How many pages did ${p.he} read on Saturday?`,
      blankSecond: `${p.name} read ___ pages on Saturday.`,
      askStart: 'How many pages does the book have?',
      blankStart: 'The book has ___ pages.',
      blankRemainder: 'After Friday, ___ pages were left.',
    }),
    whole: { step: 12, low: 72, high: 420 },
  },
  {
    make: stock(EGGS, {
      start: (w) => `A farm shop had ${w}.`,
      unknown: 'A farm shop had some eggs.',
      first: '{s} of them were sold on Monday.',
      second: '{s} of the remainder were sold on Tuesday.',
      third: '{s} of what then remained were sold on Wednesday.',
      amount: (x) => `On Wednesday ${x} were sold.`,
      left: (l) => `In the end ${l} were left.`,
      how: 'How many eggs',
      blank: '___ eggs',
      was: 'were',
      is: 'were',
      secondAsk: 'How many eggs were sold on Tuesday?',
      secondBlank: '___ eggs were sold on Tuesday.',
    }),
    whole: { step: 12, low: 120, high: 720 },
  },
  {
    make: stock(TICKETS, {
      start: (w) => `There were ${w} for a school concert.`,
      unknown: 'There were some tickets for a school concert.',
      first: '{s} of them were sold to parents.',
      second: '{s} of the remainder were sold to pupils.',
      third: '{s} of what then remained were given to teachers.',
      amount: (x) => `Then ${x} were given to teachers.`,
      left: (l) => `In the end ${l} were left.`,
      how: 'How many tickets',
      blank: '___ tickets',
      was: 'were',
      is: 'were',
      secondAsk: 'How many tickets were sold to pupils?',
      secondBlank: '___ tickets were sold to pupils.',
    }),
    whole: { step: 12, low: 120, high: 840 },
  },
  {
    make: stock(measured('ℓ', 0), {
      start: (w) => `A tank held ${w} of water.`,
      unknown: 'A tank held some water.',
      first: '{s} of it was used for washing.',
      second: '{s} of the remainder was used for plants.',
      third: '{s} of what then remained was used for cooking.',
      amount: (x) => `Then ${x} was used for cooking.`,
      left: (l) => `In the end ${l} was left.`,
      how: 'How many litres of water',
      blank: '___ ℓ of water',
      was: 'were',
      is: 'was',
      secondAsk: 'How many litres of water were used for plants?',
      secondBlank: '___ ℓ of water was used for plants.',
    }),
    whole: { step: 12, low: 60, high: 480 },
  },
];

/** String, rice, juice, cloth and wire in decimals. */
export const DECIMAL_REMAINDERS: readonly RemainderStory[] = [
  {
    make: owned(
      measured('m'),
      'string',
      {
        first: 'used {s} of it for a kite',
        second: 'used {s} of the remainder for a parcel',
        third: 'used {s} of what then remained for a tag',
        amount: (x) => `used ${x} for a tag`,
      },
      {
        how: 'How many metres of string',
        blank: '___ m of string',
        secondAsk: 'How many metres of string did {he} use for the parcel?',
        secondBlank: '{name} used ___ m of string for the parcel.',
      },
    ),
    whole: { step: 6, low: 24, high: 144, over: 10 },
  },
  {
    make: owned(
      measured('kg'),
      'flour',
      {
        first: 'used {s} of it for bread',
        second: 'used {s} of the remainder for cakes',
        third: 'used {s} of what then remained for tarts',
        amount: (x) => `used ${x} for tarts`,
      },
      {
        how: 'How many kilograms of flour',
        blank: '___ kg of flour',
        secondAsk: 'How many kilograms of flour did {he} use for cakes?',
        secondBlank: '{name} used ___ kg of flour for cakes.',
      },
    ),
    whole: { step: 6, low: 24, high: 120, over: 10 },
  },
  {
    make: owned(
      measured('m'),
      'cloth',
      {
        first: 'used {s} of it for a curtain',
        second: 'used {s} of the remainder for cushions',
        third: 'used {s} of what then remained for a bag',
        amount: (x) => `used ${x} for a bag`,
      },
      {
        how: 'How many metres of cloth',
        blank: '___ m of cloth',
        secondAsk: 'How many metres of cloth did {he} use for cushions?',
        secondBlank: '{name} used ___ m of cloth for cushions.',
      },
    ),
    whole: { step: 6, low: 36, high: 180, over: 10 },
  },
  {
    make: owned(
      measured('ℓ'),
      'juice',
      {
        first: 'poured {s} of it into a jug',
        second: 'poured {s} of the remainder into cups',
        third: 'drank {s} of what then remained',
        amount: (x) => `drank ${x}`,
      },
      {
        how: 'How many litres of juice',
        blank: '___ ℓ of juice',
        secondAsk: 'How many litres of juice did {he} pour into cups?',
        secondBlank: '{name} poured ___ ℓ of juice into cups.',
      },
    ),
    whole: { step: 3, low: 12, high: 48, over: 10 },
  },
  {
    make: stock(measured('kg'), {
      start: (w) => `A hawker stall had ${w} of rice.`,
      unknown: 'A hawker stall had some rice.',
      first: '{s} of it was cooked in the morning.',
      second: '{s} of the remainder was cooked in the afternoon.',
      third: '{s} of what then remained was cooked at night.',
      amount: (x) => `Then ${x} was cooked at night.`,
      left: (l) => `In the end ${l} was left.`,
      how: 'How many kilograms of rice',
      blank: '___ kg of rice',
      was: 'were',
      is: 'was',
      secondAsk: 'How many kilograms of rice were cooked in the afternoon?',
      secondBlank: '___ kg of rice was cooked in the afternoon.',
    }),
    whole: { step: 6, low: 60, high: 240, over: 10 },
  },
  {
    make: stock(measured('ℓ'), {
      start: (w) => `A workshop had ${w} of paint.`,
      unknown: 'A workshop had some paint.',
      first: '{s} of it was used on a fence.',
      second: '{s} of the remainder was used on a gate.',
      third: '{s} of what then remained was used on a door.',
      amount: (x) => `Then ${x} was used on a door.`,
      left: (l) => `In the end ${l} was left.`,
      how: 'How many litres of paint',
      blank: '___ ℓ of paint',
      was: 'were',
      is: 'was',
      secondAsk: 'How many litres of paint were used on the gate?',
      secondBlank: '___ ℓ of paint was used on the gate.',
    }),
    whole: { step: 6, low: 24, high: 120, over: 10 },
  },
];
