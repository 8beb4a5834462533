import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import type { Setting } from '../situation.js';

const KG = measured('kg', 0);
const LITRES = measured('ℓ', 0);
const METRES = measured('m', 0);
const CM = measured('cm', 0);
const MIN = measured('min', 0);
const SQUARE_CM = measured('cm²', 0);
const SQUARE_M = measured('m²', 0);

/** Things of two sizes, as many of each. */
interface TwoSizes {
  /** `{A} bought`, with the things of each size: `5 kg bags of rice`. */
  did: string;
  base: string;
  large: string;
  small: string;
  /** The total of both kinds as a sentence, `{t}` for the amount. */
  total: string;
  /** What is asked about all of one kind: `What is the mass of the {large} altogether?` */
  ofLarge: string;
  ofLargeBlank: string;
  more: string;
  moreBlank: string;
}

const twoSizes = (id: string, style: Style, range: Setting['range'], words: TwoSizes): Setting => ({
  id,
  style,
  range,
  words: { ...words, pastOf: words.did.replace('{A} ', '') },
});

const heavy = (id: string, did: string, base: string, things: string): Setting =>
  twoSizes(id, KG, [1, 9], {
    did,
    base,
    large: `{v} ${things}`,
    small: `{w} ${things}`,
    total: 'Their total mass was {t}.',
    ofLarge: 'What was the total mass of the {large}?',
    ofLargeBlank: 'The total mass of the {large} was {x.gap}.',
    more: 'How much heavier were the {large} altogether than the others?',
    moreBlank: 'The {large} were {y.gap} heavier altogether than the others.',
  });
const long = (
  id: string,
  style: Style,
  range: Setting['range'],
  did: string,
  base: string,
  things: string,
): Setting =>
  twoSizes(id, style, range, {
    did,
    base,
    large: `{v} ${things}`,
    small: `{w} ${things}`,
    total: 'The row was {t} long.',
    ofLarge: 'How long were the {large} altogether?',
    ofLargeBlank: 'The {large} were {x.gap} long altogether.',
    more: 'How much longer were the {large} altogether than the others?',
    moreBlank: 'The {large} were {y.gap} longer altogether than the others.',
  });
const full = (id: string, did: string, base: string, things: string): Setting =>
  twoSizes(id, LITRES, [1, 9], {
    did,
    base,
    large: `{v} ${things}`,
    small: `{w} ${things}`,
    total: 'They held {t} altogether.',
    ofLarge: 'How much did the {large} hold altogether?',
    ofLargeBlank: 'The {large} held {x.gap} altogether.',
    more: 'How much more did the {large} hold altogether than the others?',
    moreBlank: 'The {large} held {y.gap} more altogether than the others.',
  });
const dear = (id: string, large: string, small: string): Setting =>
  twoSizes(id, MONEY, [1, 9], {
    did: '{A} bought',
    base: 'buy',
    large: `{v} ${large}`,
    small: `{w} ${small}`,
    total: '{A.He} paid {t} altogether.',
    ofLarge: `How much did the ${large} cost altogether?`,
    ofLargeBlank: `The ${large} cost {x.gap} altogether.`,
    more: `How much more did the ${large} cost altogether than the ${small}?`,
    moreBlank: `The ${large} cost {y.gap} more altogether than the ${small}.`,
  });
const flat = (id: string, did: string, base: string, things: string): Setting =>
  twoSizes(id, SQUARE_CM, [1, 9], {
    did,
    base,
    large: `{v} ${things}`,
    small: `{w} ${things}`,
    total: 'Their total area was {t}.',
    ofLarge: 'What was the total area of the {large}?',
    ofLargeBlank: 'The total area of the {large} was {x.gap}.',
    more: 'How much larger was the total area of the {large} than that of the others?',
    moreBlank: 'The total area of the {large} was {y.gap} larger than that of the others.',
  });
const packed = (id: string, things: string, packs: string): Setting =>
  twoSizes(id, countOf(things), [1, 9], {
    did: '{A} bought',
    base: 'buy',
    large: `${packs} of {v}`,
    small: `${packs} of {w}`,
    total: '{A.He} had {t} altogether.',
    ofLarge: `How many ${things} were in the {large}?`,
    ofLargeBlank: `There were {x.gap} in the {large}.`,
    more: `How many more ${things} did the larger ${packs} have than the others?`,
    moreBlank: `The larger ${packs} had ___ more ${things} than the others.`,
  });
const lasting = (id: string, did: string, base: string, things: string): Setting =>
  twoSizes(id, MIN, [1, 9], {
    did,
    base,
    large: `{v} ${things}`,
    small: `{w} ${things}`,
    total: 'It took {t} altogether.',
    ofLarge: 'How long did the {large} take altogether?',
    ofLargeBlank: 'The {large} took {x.gap} altogether.',
    more: 'How much longer did the {large} take altogether than the others?',
    moreBlank: 'The {large} took {y.gap} longer altogether than the others.',
  });

/** Things of two sizes by what is measured. */
export const TWO_SIZES = {
  mass: [
    heavy('bags-of-rice', '{A} bought', 'buy', 'bags of rice'),
    heavy('boxes-of-fruit', '{A} packed', 'pack', 'boxes of fruit'),
    heavy('parcels', '{A} sent', 'send', 'parcels'),
    heavy('packs-of-flour', '{A} bought', 'buy', 'packs of flour'),
  ],
  metres: [
    long('ropes-joined', METRES, [1, 9], '{A} joined', 'join', 'ropes'),
    long('ribbons-joined', METRES, [1, 9], '{A} joined', 'join', 'ribbons'),
    long('tiles-in-a-row', CM, [1, 9], '{A} laid', 'lay', 'tiles'),
    long('sticks-in-a-row', CM, [1, 9], '{A} laid', 'lay', 'sticks'),
  ],
  volume: [
    full('pails', '{A} filled', 'fill', 'pails'),
    full('bottles-of-juice', '{A} filled', 'fill', 'bottles'),
    full('tubs', '{A} filled', 'fill', 'tubs'),
    full('jugs', '{A} filled', 'fill', 'jugs'),
  ],
  money: [
    dear('books-and-pens', 'books', 'pens'),
    dear('shirts-and-caps', 'shirts', 'caps'),
    dear('balls-and-ropes', 'balls', 'skipping ropes'),
    dear('puzzles-and-cards', 'puzzles', 'cards'),
  ],
  area: [
    flat('tiles', '{A} laid', 'lay', 'tiles'),
    flat('stickers-of-two-sizes', '{A} used', 'use', 'stickers'),
    flat('cards-of-two-sizes', '{A} cut out', 'cut out', 'cards'),
  ],
  counts: [
    packed('packs-of-stickers', 'stickers', 'packs'),
    packed('bags-of-beads', 'beads', 'bags'),
    packed('boxes-of-pens', 'pens', 'boxes'),
    packed('trays-of-eggs', 'eggs', 'trays'),
  ],
  time: [
    lasting('songs', '{A} played', 'play', 'songs'),
    lasting('puzzles', '{A} solved', 'solve', 'puzzles'),
    lasting('laps', '{A} ran', 'run', 'laps'),
    lasting('games', '{A} played', 'play', 'games'),
  ],
} as const satisfies Record<string, readonly Setting[]>;

/** Two or three things of one kind: how they are told apart, and the words that compare them. */
interface Compared {
  /** The larger, the smaller and the third one. */
  names: readonly [large: string, small: string, third: string];
  /** Sentences of the total, `{sum}`. */
  two: string;
  three: string;
  /** Between two names: `was {gap} longer than`. */
  more: string;
  less: string;
  /** Between the names of neighbours: `was {g} longer than`. */
  step: string;
  /** What is asked about the two smaller ones and about all three, and with a blank. */
  both: readonly [question: string, blank: string];
  all: readonly [question: string, blank: string];
  /** `How long was`, and what stands behind the name. */
  how: string;
  end: string;
  is: string;
  tail: string;
  times: string;
}

/** The third thing where it is told of first, behind "Two ribbons …": `a green one`, `then the skipping`. */
const introduce = (third: string): string =>
  /^the \w+ing$/.test(third)
    ? `then ${third}`
    : third.replace(/^the (?=[aeiou])/, 'an ').replace(/^the /, 'a ');

const compared = (id: string, style: Style, range: Setting['range'], words: Compared): Setting => {
  const { names, both, all, ...others } = words;
  const [large, small, third] = names;
  const [asksBoth, blankBoth] = both;
  const [asksAll, blankAll] = all;
  return {
    id,
    style,
    range,
    words: {
      ...others,
      large,
      small,
      third,
      another: introduce(third),
      asksBoth,
      blankBoth,
      asksAll,
      blankAll,
    },
  };
};

const longThings = (id: string, style: Style, range: Setting['range'], thing: string): Setting =>
  compared(id, style, range, {
    names: ['the red one', 'the blue one', 'the green one'],
    two: `Two ${thing}s were {sum} long altogether.`,
    three: `Three ${thing}s were {sum} long altogether.`,
    more: 'was {gap} longer than',
    less: 'was {e} shorter than',
    step: 'was {g} longer than',
    both: [
      'How long were the two shorter ones together?',
      'The two shorter ones were {d.gap} long altogether.',
    ],
    all: ['How long were all three altogether?', 'All three were {all.gap} long altogether.'],
    how: 'How long was',
    end: '',
    is: 'was',
    tail: ' long',
    times: 'was {k.times} as long as',
  });

const heavyThings = (id: string, thing: string, letter: string): Setting =>
  compared(id, KG, [3, 20], {
    names: [`${letter} A`, `${letter} B`, `${letter} C`],
    two: `Two ${thing} had a total mass of {sum}.`,
    three: `Three ${thing} had a total mass of {sum}.`,
    more: 'was {gap} heavier than',
    less: 'was {e} lighter than',
    step: 'was {g} heavier than',
    both: ['What was the mass of the two lighter ones?', 'The mass of the two lighter ones was {d.gap}.'],
    all: ['What was the total mass of all three?', 'The total mass of all three was {all.gap}.'],
    how: 'What was the mass of',
    end: '',
    is: 'had a mass of',
    tail: '',
    times: 'was {k.times} as heavy as',
  });

const fullThings = (id: string, thing: string, letter: string): Setting =>
  compared(id, LITRES, [3, 20], {
    names: [`${letter} A`, `${letter} B`, `${letter} C`],
    two: `Two ${thing} held {sum} altogether.`,
    three: `Three ${thing} held {sum} altogether.`,
    more: 'held {gap} more than',
    less: 'held {e} less than',
    step: 'held {g} more than',
    both: [
      'How much did the two smaller ones hold altogether?',
      'The two smaller ones held {d.gap} altogether.',
    ],
    all: ['How much did all three hold altogether?', 'All three held {all.gap} altogether.'],
    how: 'How much did',
    end: ' hold',
    is: 'held',
    tail: '',
    times: 'held {k.times} as much as',
  });

const dearThings = (id: string, thing: string, names: Compared['names']): Setting =>
  compared(id, MONEY, [3, 20], {
    names,
    two: `Two ${thing} cost {sum} altogether.`,
    three: `Three ${thing} cost {sum} altogether.`,
    more: 'cost {gap} more than',
    less: 'cost {e} less than',
    step: 'cost {g} more than',
    both: [
      'How much did the two cheaper ones cost altogether?',
      'The two cheaper ones cost {d.gap} altogether.',
    ],
    all: ['How much did all three cost altogether?', 'All three cost {all.gap} altogether.'],
    how: 'How much did',
    end: ' cost',
    is: 'cost',
    tail: '',
    times: 'cost {k.times} as much as',
  });

const wideThings = (id: string, thing: string, letter: string): Setting =>
  compared(id, SQUARE_M, [3, 20], {
    names: [`${letter} A`, `${letter} B`, `${letter} C`],
    two: `Two ${thing} had a total area of {sum}.`,
    three: `Three ${thing} had a total area of {sum}.`,
    more: 'was {gap} larger than',
    less: 'was {e} smaller than',
    step: 'was {g} larger than',
    both: ['What was the area of the two smaller ones?', 'The area of the two smaller ones was {d.gap}.'],
    all: ['What was the total area of all three?', 'The total area of all three was {all.gap}.'],
    how: 'What was the area of',
    end: '',
    is: 'had an area of',
    tail: '',
    times: 'was {k.times} as large as',
  });

const longTimes = (id: string, thing: string, names: Compared['names']): Setting =>
  compared(id, MIN, [4, 20], {
    names,
    two: `Two ${thing} took {sum} altogether.`,
    three: `Three ${thing} took {sum} altogether.`,
    more: 'took {gap} longer than',
    less: 'took {e} less than',
    step: 'took {g} longer than',
    both: [
      'How long did the two shorter ones take altogether?',
      'The two shorter ones took {d.gap} altogether.',
    ],
    all: ['How long did all three take altogether?', 'All three took {all.gap} altogether.'],
    how: 'How long did',
    end: ' take',
    is: 'took',
    tail: '',
    times: 'took {k.times} as long as',
  });

/** Things that are compared by what is measured. */
export const COMPARED = {
  lengths: [
    longThings('ribbons', METRES, [3, 20], 'ribbon'),
    longThings('ropes', METRES, [3, 20], 'rope'),
    longThings('strings', CM, [4, 40], 'string'),
    longThings('paper-strips', CM, [4, 30], 'paper strip'),
  ],
  mass: [
    heavyThings('boxes', 'boxes', 'Box'),
    heavyThings('baskets', 'baskets', 'Basket'),
    heavyThings('bags', 'bags', 'Bag'),
  ],
  volume: [
    fullThings('tanks', 'tanks', 'Tank'),
    fullThings('tubs', 'tubs', 'Tub'),
    fullThings('barrels', 'barrels', 'Barrel'),
  ],
  money: [
    dearThings('toys', 'toys', ['the robot', 'the ball', 'the kite']),
    dearThings('games', 'games', ['the board game', 'the puzzle', 'the card game']),
    dearThings('books', 'books', ['the atlas', 'the storybook', 'the comic']),
  ],
  area: [
    wideThings('rugs', 'rugs', 'Rug'),
    wideThings('gardens', 'gardens', 'Garden'),
    wideThings('rooms', 'rooms', 'Room'),
  ],
  time: [
    longTimes('rides', 'rides', ['the bus ride', 'the train ride', 'the taxi ride']),
    longTimes('tasks', 'tasks', ['the drawing', 'the puzzle', 'the spelling']),
    longTimes('lessons', 'activities', ['the swim', 'the run', 'the skipping']),
  ],
} as const satisfies Record<string, readonly Setting[]>;
