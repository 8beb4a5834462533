import { countOf } from '../../core/amount.js';
import { type CountedThing, oneThing } from '../../drawing/thing-icon.js';
import type { Setting } from '../situation.js';

/** Things put in boxes and the like: a ring holds them in several lines, so it is no row. */
const rows = (things: CountedThing, row: string, many = `${row}s`): Setting => ({
  id: `${many}-of-${things}`,
  style: countOf(things, oneThing(things)),
  range: [2, 9],
  words: { row, many, things },
  show: (amounts) => ({
    kind: 'sets',
    things,
    sets: amounts.map(({ mark, amount }) => ({ name: mark, count: amount })),
  }),
});

/** Shapes in bags, boxes and jars. */
export const SHAPE_ROWS: readonly Setting[] = [
  rows('squares', 'bag'),
  rows('circles', 'bag'),
  rows('triangles', 'bag'),
  rows('circles', 'box', 'boxes'),
  rows('squares', 'box', 'boxes'),
  rows('triangles', 'jar'),
];

/** Things that are counted. */
export const COUNTED_ROWS: readonly Setting[] = [
  rows('stars', 'box', 'boxes'),
  rows('balls', 'bag'),
  rows('buttons', 'jar'),
  rows('leaves', 'bag'),
  rows('cups', 'tower'),
  rows('fish', 'jar'),
];

const outing = (id: string, starts: string, ends: string, asks: string, blank: string): Setting => ({
  id,
  style: countOf('hours', 'hour'),
  range: [1, 9],
  words: { starts, ends, asks, blank },
});

/** Things that start and end at full hours. */
export const OUTINGS: readonly Setting[] = [
  outing(
    'zoo',
    '{A} goes to the zoo at',
    '{A.He} goes home at',
    'How many hours is {A} at the zoo?',
    '{A} is at the zoo for',
  ),
  outing('class', 'Art class starts at', 'It ends at', 'How many hours long is the class?', 'The class is'),
  outing(
    'sleep',
    '{A} goes to sleep at',
    '{A.He} wakes up at',
    'How many hours does {A} sleep?',
    '{A} sleeps for',
  ),
  outing(
    'train',
    'A train leaves at',
    'It arrives at',
    'How many hours does the ride take?',
    'The ride takes',
  ),
  outing('rain', 'The rain starts at', 'It stops at', 'How many hours does it rain?', 'It rains for'),
];

const seats = (id: string, things: string, thing: string, row: string, words: Setting['words']): Setting => ({
  id,
  style: countOf(things, thing),
  range: [2, 9],
  words: { row, things, ...words },
});

/** Equal groups of which a part is used. */
export const SEATS: readonly Setting[] = [
  seats('chairs', 'chairs', 'chair', 'row', {
    at: 'in',
    hall: 'A hall has',
    used: 'Nobody sits on {e}.',
    left: 'How many chairs are taken?',
    leftBlank: '___ chairs are taken.',
    first: 'Boys sit on {b}. Girls sit on the other chairs.',
    rest: 'How many chairs do girls sit on?',
    restBlank: 'Girls sit on {g.gap}.',
  }),
  seats('eggs', 'eggs', 'egg', 'tray', {
    at: 'in',
    hall: 'A shop has',
    used: 'The shop sells {e}.',
    left: 'How many eggs are left?',
    leftBlank: 'The shop has {f.gap} left.',
    first: 'Of the rest, {b.bare} are white. The others are brown.',
    rest: 'How many brown eggs are left?',
    restBlank: 'The shop has ___ brown eggs left.',
  }),
  seats('stickers', 'stickers', 'sticker', 'page', {
    at: 'on',
    hall: '{A} has',
    used: '{A.He} gives away {e}.',
    left: 'How many stickers does {A} have left?',
    leftBlank: '{A} has {f.gap} left.',
    first: 'Of the rest, {b.bare} are round. The others are square.',
    rest: 'How many square stickers are left?',
    restBlank: '{A} has ___ square stickers left.',
  }),
  seats('plants', 'plants', 'plant', 'row', {
    at: 'in',
    hall: 'A garden has',
    used: 'A gardener sells {e}.',
    left: 'How many plants are left?',
    leftBlank: 'The garden has {f.gap} left.',
    first: 'Of the rest, {b.bare} are herbs. The others are flowers.',
    rest: 'How many flowers are left?',
    restBlank: 'The garden has ___ flowers left.',
  }),
];
