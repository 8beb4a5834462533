import { oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { ordinalText } from '../../numbers/number-text.js';
import type { CardsSpec } from '../../drawing/early.drawing.js';
import { type Wrong, asked } from './task.js';

const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'] as const;
const QUEUE_NAMES = 4;
const GIRLS: readonly string[] = ['Mia', 'Eva', 'Lin', 'Amy'];
const FILLERS = ['Ben', 'Mia', 'Tom', 'Eva', 'Zul', 'Lin', 'Raj', 'Amy'] as const;

/** Children side by side, with their names below. */
const queueOf = (names: readonly string[]): CardsSpec => ({
  kind: 'cards',
  cards: names.map((name) => ({ text: '', name, face: GIRLS.includes(name) ? 'girl' : 'boy' })),
});

/** Where a name stands in a row, counted on from the first one. */
function countTo(queue: string, name: string): number {
  let place = 1;
  for (const one of queue.split('/')) {
    if (one === name) return place;
    place += 1;
  }
  return 0;
}

const WHO_STANDS: Shape = asked(
  'who-stands-there',
  ['P1-N-7'],
  ['not_ready'],
  searchNames((name, given, word) => countTo(word('queue'), name) === given('place').valueOf()),
  (dice) => {
    const names = dice.pickSome(FILLERS, dice.int(5, 8));
    const place = dice.int(2, names.length);
    const who = names[place - 1] ?? '';
    const otherEnd = names.length - place;
    // Who counts from the other end comes to another child, who counts wrong to a neighbour.
    const likely = [names[otherEnd], names[place - 2], names[place]];
    const options = dice.shuffle(
      [...new Set([who, ...likely, ...dice.shuffle(names)])]
        .flatMap((name) => name ?? [])
        .slice(0, QUEUE_NAMES),
    );
    return {
      story: ['Children wait in a row.', `${names[0] ?? ''} is first.`],
      ask: `Who is ${ordinalText(place)}?`,
      blank: `The ${ordinalText(place)} child is ___.`,
      key: options.indexOf(who) + 1,
      style: oneOf(options),
      params: { queue: names.join('/'), place },
      work: [
        `Counted from ${names[0] ?? ''}: 1st, 2nd, and so on.`,
        `The ${ordinalText(place)} child: ${who}`,
      ],
      hints: [
        'Put your finger on the first child.',
        'Say first, second, third as you go.',
        'Stop at the place you are asked for.',
      ],
      wrongs: options.flatMap((name, i): Wrong[] => {
        if (name === who) return [];
        const at = names.findIndex((one) => one === name);
        return at === otherEnd
          ? [['other-end', `Start with ${names[0] ?? ''}, who is first.`, i + 1]]
          : [['place-miscounted', `${name} is ${ordinalText(at + 1)}. Count again.`, i + 1]];
      }),
      drawing: queueOf(names),
    };
  },
);

const WHICH_PLACE: Shape = asked(
  'which-place-in-the-row',
  ['P1-N-7'],
  ['guided'],
  searchNames((name, _given, word) => {
    const queue = word('from') === 'front' ? word('queue') : word('queue').split('/').toReversed().join('/');
    return PLACES[countTo(queue, word('who')) - 1] === name;
  }),
  (dice) => {
    const names = dice.pickSome(FILLERS, 8).slice(0, dice.int(6, 8));
    const fromFront = dice.chance(2);
    const place = dice.int(3, names.length - 1);
    const queue = fromFront ? names : names.toReversed();
    const who = names[place - 1] ?? '';
    const from = fromFront ? 'left' : 'right';
    return {
      story: ['Children stand in a row.'],
      ask: `In which place is ${who} from the ${from}?`,
      blank: `From the ${from}, ${who} is ___.`,
      key: place,
      style: oneOf(PLACES, (place) => [String(Number.parseInt(place, 10))]),
      params: { queue: queue.join('/'), from: fromFront ? 'front' : 'back', who },
      work: [
        `Counted from the ${from}: ${PLACES.slice(0, place).join(', ')}.`,
        `The place: ${PLACES[place - 1] ?? ''}`,
      ],
      hints: [`Start at the ${from}.`, 'Say first, second, third as you go.', 'Stop at the name.'],
      wrongs: [
        ['other-end', 'Start at the other end.', names.length - place + 1],
        ['place-miscounted', 'Count again, one by one.', place - 1],
        ['place-miscounted', 'Count again, one by one.', place + 1],
        ['place-miscounted', 'Count again, one by one.', place - 2],
      ],
      drawing: queueOf(queue),
    };
  },
);

/** Places in a row, first to tenth, for Primary 1. */
export const PLACE_TASKS: readonly Shape[] = [WHO_STANDS, WHICH_PLACE];
