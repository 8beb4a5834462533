import { countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { type TwoKindsScene, twoKindsShapes } from '../../engines/two-kinds.engine.js';
import { IN_MINUTES, IN_SECONDS, type TimeUnit, splitDuration } from './time-kit.js';

/** Things of two lengths: a plural, its singular, and who has them. */
interface Things {
  many: string;
  one: string;
  /** "plays". */
  does: (name: string) => string;
}

const LONG: readonly Things[] = [
  { many: 'games', one: 'game', does: (n) => `${n} plays` },
  { many: 'lessons', one: 'lesson', does: (n) => `${n} has` },
  { many: 'walks', one: 'walk', does: (n) => `${n} goes for` },
  { many: 'stories', one: 'story', does: (n) => `${n} hears` },
  { many: 'shows', one: 'show', does: (n) => `${n} sees` },
  { many: 'dances', one: 'dance', does: (n) => `${n} does` },
  { many: 'talks', one: 'talk', does: (n) => `${n} hears` },
  { many: 'rides', one: 'ride', does: (n) => `${n} takes` },
  { many: 'puzzles', one: 'puzzle', does: (n) => `${n} does` },
  { many: 'chores', one: 'chore', does: (n) => `${n} does` },
];

const SHORT: readonly Things[] = [
  { many: 'songs', one: 'song', does: (n) => `${n} plays` },
  { many: 'jokes', one: 'joke', does: (n) => `${n} tells` },
  { many: 'laps', one: 'lap', does: (n) => `${n} swims` },
  { many: 'clips', one: 'clip', does: (n) => `${n} makes` },
  { many: 'drills', one: 'drill', does: (n) => `${n} does` },
];

function scene(name: string, things: Things, unit: TimeUnit, v: number, w: number): TwoKindsScene {
  const { many, one } = things;
  const [a, b] = [`${v}-${unit.small} ${many}`, `${w}-${unit.small} ${many}`];
  return {
    style: unit.one,
    kinds: (n, vText, wText) => [`${things.does(name)} ${n} ${many}, some of ${vText} and some of ${wText}.`],
    total: (t) => `They take ${t} altogether.`,
    totalWithExtra: (t, r) => [`With a break of ${r}, they take ${t}.`],
    names: [a, b],
    one,
    count: countOf(many, one),
    askSecond: `How many ${many} of ${w} ${unit.small} are there?`,
    blankSecond: `There are ___ ${b}.`,
    askSecondTotal: `How many ${unit.smallWord} do the ${b} take altogether?`,
    blankSecondTotal: `The ${b} take ___ ${unit.small}.`,
    askFirstTotal: `How many ${unit.smallWord} do the ${a} take altogether?`,
    blankFirstTotal: `The ${a} take ___ ${unit.small}.`,
  };
}

function shapesIn(unit: TimeUnit, grade: 2 | 3 | 4, list: readonly Things[], name: string): readonly Shape[] {
  const pairs: ReadonlyArray<readonly [number, number]> =
    grade === 2
      ? [
          [5, 10],
          [5, 15],
          [10, 15],
          [10, 20],
          [10, 12],
          [10, 13],
          [10, 14],
        ]
      : grade === 3
        ? [
            [3, 4],
            [4, 7],
            [6, 8],
            [5, 9],
            [6, 9],
            [8, 15],
            [10, 15],
            [12, 20],
            [15, 25],
          ]
        : [
            [15, 25],
            [25, 40],
            [12, 18],
            [20, 45],
            [35, 50],
            [18, 30],
            [16, 24],
            [14, 22],
          ];
  const draw = (dice: Dice, level: string) => {
    // Primary 2 multiplies and divides by 2, 3, 4, 5 and 10 only.
    const [v, w] = grade === 2 && level === 'independent' ? ([5, 10] as const) : dice.pick(pairs);
    const small = level === 'not_ready';
    const n = grade === 2 ? dice.int(5, small ? 7 : 10) : dice.int(small ? 6 : 7, small ? 8 : 15);
    const b = dice.int(2, n - 2);
    const extra = dice.multiple(5, 5, 20);
    const total = v * (n - b) + w * b + (level === 'mastery' ? extra : 0);
    const most = grade === 2 ? 110 : grade === 3 ? 200 : 420;
    if (total <= 61 || total > most || total % 60 === 0 || [v, w, n].includes(b)) return null;
    return {
      scene: scene(drawPerson(dice).name, dice.pick(list), unit, v, w),
      numbers: { n, v: exact(v), w: exact(w), b, extra: exact(extra) },
    };
  };
  return twoKindsShapes({
    totalStyle: unit.both,
    guessesAtGuided: grade === 2,
    splitTotal: (total) => splitDuration(toWhole(total)),
    draw,
  }).map((shape) => ({ ...shape, id: `${shape.id}${name}` }));
}

/** h8 for time: games, songs and lessons of two lengths. */
export function timeKindsShapes(grade: 2 | 3 | 4): readonly Shape[] {
  return [
    ...shapesIn(IN_MINUTES, grade, LONG, ''),
    ...(grade === 4 ? shapesIn(IN_SECONDS, grade, SHORT, '-in-seconds') : []),
  ];
}
