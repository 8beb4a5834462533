import type { Dice } from '../../core/dice.js';
import type { Plot, Words } from '../../engines/plot.engine.js';
import { PLACES, type Place } from '../../drawing/place-value-chart.drawing.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

const packed = (
  who: string,
  he: string,
  things: string,
  boxes: string,
  packets: string,
  [p, q]: readonly [string, string] = ['{B}', '{C}'],
): Words => ({
  p,
  q,
  who,
  he,
  things,
  boxes,
  packets,
});

/** Small things packed by tens, hundreds and thousands. */
export const PACKED: readonly Words[] = [
  packed('{A}', '{A.he}', 'beads', 'boxes', 'strings'),
  packed('A drinks stall', 'it', 'straws', 'boxes', 'bundles'),
  packed('{A}', '{A.he}', 'stickers', 'folders', 'sheets'),
  packed('The school office', 'it', 'paper clips', 'drawers', 'boxes'),
  packed('A craft shop', 'it', 'buttons', 'tins', 'bags'),
  packed('{A}', '{A.he}', 'paper stars', 'jars', 'bags'),
  packed('A garden club', 'it', 'seeds', 'tins', 'packets'),
  packed('A satay stall', 'it', 'satay sticks', 'boxes', 'bundles'),
  packed('A toy shop', 'it', 'counters', 'boxes', 'bags'),
  packed('A library', 'it', 'bookmarks', 'boxes', 'packs'),
];

/** The two sizes of a grade: tens and hundreds, hundreds and thousands ... */
export interface PlaceUnits {
  /** Worth of the larger pack. */
  u: number;
  /** Worth of the smaller pack. */
  w: number;
  most: number;
}

const worthOf: Readonly<Record<Place, number>> = {
  'ten thousands': 10_000,
  thousands: 1000,
  hundreds: 100,
  tens: 10,
  ones: 1,
};

/** h1, a number as packs of two sizes and loose ones; the gateway is what each place is worth. */
export function placesPartWhole({ u, w, most }: PlaceUnits): readonly Plot[] {
  const open = (dice: Dice, smallLow: number, smallHigh: number) => {
    const h = dice.int(2, 9);
    const t = dice.int(smallLow, smallHigh);
    const o = dice.int(2, 9);
    const number = h * u + t * w + o;
    return number > most || new Set([h, t, o]).size < 3 ? null : { u, w, h, t, o, number };
  };
  const facts = ['* big = h * u', '* small = t * w', 'number = big + small + o'];
  const shown = PLACES.filter((place) => worthOf[place] <= u);
  const compose = (id: string, level: 'not_ready' | 'guided'): Plot => ({
    id,
    levels: [level],
    facts,
    draw: (dice) => (level === 'not_ready' ? open(dice, 2, 9) : open(dice, 11, 18)),
    given: ['h', 'u', 't', 'w', 'o'],
    tell: [
      '{Who} has {h} {boxes} of {u} {things}.',
      'There are also {t} {packets} of {w} and {o} loose {things}.',
    ],
    ask: 'How many {things} are there altogether?',
    blank: 'There are ___ {things} altogether.',
    counts: '{things}',
    key: 'number',
    steps: [
      ['In the {boxes}', 'h × u', 'big'],
      ['In the {packets}', 't × w', 'small'],
      ['Altogether', 'big + small + o', 'number'],
    ],
    hints: [
      'How many parts make the whole?',
      'How many {things} are in the {boxes}, and how many in the {packets}?',
      'Count {h} groups of {u}, then {t} groups of {w}, then the loose ones.',
    ],
    slips: [
      ['loose-forgotten', 'Add the loose {things} too.', 'big + small'],
      ['face-value', 'Each of the {packets} is worth more than one.', 'big + t + o'],
      ['place-slip', 'Look at what each of the {packets} is worth.', 'big + 10 × small + o'],
      ['packs-forgotten', 'Add the {things} in the {packets} too.', 'big + o'],
      ['boxes-forgotten', 'Add the {things} in the {boxes} too.', 'small + o'],
      ['one-pack-too-few', 'Count the {packets} again.', 'number − w'],
      ['one-box-too-few', 'Count the {boxes} again.', 'number − u'],
      ['worth-swapped', 'The {boxes} are worth more than the {packets}.', 'h × w + t × u + o'],
      // The others are too large for the grade where many packets are told.
      ['loose-twice', 'Add the loose {things} once only.', 'number + o'],
      ['one-pack-too-many', 'Count the {packets} again.', 'number + w'],
      ['one-box-too-many', 'Count the {boxes} again.', 'number + u'],
    ],
    // With nine packs at most the chart would be the answer itself.
    drawing: ({ h, t, o }) => {
      const cells = shown.map((place) =>
        Number(worthOf[place] === u ? h : worthOf[place] === w ? t : place === 'ones' ? o : 0),
      );
      return cells.every((cell) => cell < 10)
        ? null
        : { kind: 'place-value-chart', places: shown, show: 'digits', rows: [{ label: '', cells }] };
    },
  });
  return [
    compose('packs-and-loose', 'not_ready'),
    compose('more-than-nine-packs', 'guided'),
    {
      id: 'packs-unknown',
      levels: ['independent'],
      facts,
      draw: (dice) => open(dice, 11, 29),
      given: ['number', 'h', 'u', 'w', 'o'],
      tell: [
        '{Who} has {number} {things} in {h} {boxes} of {u} and some {packets} of {w}.',
        'There are {o} loose {things}.',
      ],
      ask: 'How many {packets} are there?',
      blank: 'There are ___ {packets}.',
      counts: '{packets}',
      key: 't',
      steps: [
        ['In the {boxes}', 'h × u', 'big'],
        ['In the {packets}', 'number − big − o', 'small'],
        ['Number of {packets}', 'small ÷ w', 't'],
      ],
      middle: { name: 'small', blank: 'The {packets} hold ___ {things}.', counts: '{things}' },
      hints: [
        'Which parts of the whole do you know?',
        'Take the {boxes} and the loose {things} away. What is left is in the {packets}.',
        'Take {h} groups of {u} and {o} from {number}. How many groups of {w} is that?',
      ],
      slips: PLOT_SLIPS['packs-unknown'],
    },
    {
      id: 'two-owners',
      levels: ['mastery'],
      facts: ['* big = h * u', '* small = t * w', 'own = big + small', 'total = other + own'],
      draw: (dice) => {
        const h = dice.int(2, 6);
        const t = dice.int(11, 29);
        const other = w * dice.int(11, Math.floor((0.3 * most) / w));
        const own = h * u + t * w;
        const total = own + other;
        return total > most || h === t ? null : { u, w, h, t, other, own, total };
      },
      given: ['total', 'other', 'h', 'u', 'w'],
      tell: [
        '{P} and {q} have {total} {things} altogether.',
        '{P} has {other}.',
        '{Q} has {h} {boxes} of {u} and some {packets} of {w}.',
      ],
      ask: 'How many {packets} does {q} have?',
      blank: '{Q} has ___ {packets}.',
      counts: '{packets}',
      key: 't',
      steps: [
        ['{Q} has', 'total − other', 'own'],
        ['In the {boxes}', 'h × u', 'big'],
        ['In the {packets}', 'own − big', 'small'],
        ['Number of {packets}', 'small ÷ w', 't'],
      ],
      middle: { name: 'own', blank: '{Q} has ___ {things}.', counts: '{things}' },
      hints: [
        'Which part of the {things} belongs to {q}?',
        'How many of these are not in the {boxes}?',
        'Take {other} from {total}. Then take away {h} groups of {u}. Make groups of {w}.',
      ],
      slips: PLOT_SLIPS['two-owners'],
    },
  ];
}
