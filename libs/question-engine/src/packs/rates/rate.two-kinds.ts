import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Person, capital, drawPerson } from '../../core/people.js';
import { type TwoKindsScene, twoKindsShapes } from '../../engines/two-kinds.engine.js';
import { KM } from './speed.scenes.js';
import { MIN } from './time-kit.js';

const HOURS = countOf('hours');

/** Work or travel for so many hours or minutes at one of two rates. */
interface TwoRates {
  style: Style;
  /** Opening: who does what for n hours. */
  opening: (p: Person, n: string) => string;
  /** The two conditions: "on weekdays", "at weekends". */
  kinds: [string, string];
  /** Sentence of the two rates. */
  rates: (v: string, w: string) => string;
  total: (p: Person, t: string) => string;
  extra: (p: Person, r: string) => string;
  /** "earned", as in "earned at weekends". */
  did: string;
  time: 'hours' | 'minutes';
  pairs: ReadonlyArray<readonly [number, number]>;
  /** Step of the extra, and its most. */
  extraStep: [number, number];
}

const PAY: ReadonlyArray<readonly [number, number]> = [
  [8, 12],
  [9, 12],
  [10, 14],
  [9, 13],
  [10, 15],
  [11, 16],
];
const FLOW: ReadonlyArray<readonly [number, number]> = [
  [6, 9],
  [5, 8],
  [8, 12],
  [9, 14],
  [7, 12],
  [10, 16],
];

const RATES: readonly TwoRates[] = [
  {
    style: MONEY,
    opening: (p, n) => `${p.name} worked for ${n} hours in a month.`,
    kinds: ['weekday hours', 'weekend hours'],
    rates: (v, w) => `The pay was ${v} per hour on weekdays and ${w} per hour at weekends.`,
    total: (p, t) => `${capital(p.he)} earned ${t}.`,
    extra: (p, r) => `With a bonus of ${r}, ${p.he} got`,
    did: 'earned in',
    time: 'hours',
    pairs: PAY,
    extraStep: [5, 50],
  },
  {
    style: MONEY,
    opening: (_p, n) => `A hall was hired for ${n} hours in a month.`,
    kinds: ['daytime hours', 'evening hours'],
    rates: (v, w) => `The charge was ${v} per hour in the daytime and ${w} per hour in the evening.`,
    total: (_p, t) => `The hire cost ${t}.`,
    extra: (_p, r) => `With a fee of ${r}, the hire cost`,
    did: 'charged for',
    time: 'hours',
    pairs: [...PAY, [20, 26], [25, 32], [18, 27]],
    extraStep: [5, 60],
  },
  {
    style: measured('ℓ', 0),
    opening: (_p, n) => `Water ran into an empty tank for ${n} min.`,
    kinds: ['minutes of slow flow', 'minutes of fast flow'],
    rates: (v, w) => `The flow was ${v} per minute at first and ${w} per minute later.`,
    total: (_p, t) => `The tank then had ${t} of water.`,
    extra: (_p, r) => `With ${r} of rain, the tank then had`,
    did: 'filled in',
    time: 'minutes',
    pairs: FLOW,
    extraStep: [2, 30],
  },
  {
    style: countOf('pages'),
    opening: (_p, n) => `A printer ran for ${n} min.`,
    kinds: ['minutes in colour', 'minutes in black'],
    rates: (v, w) => `It printed ${v} per minute in colour and ${w} per minute in black.`,
    total: (_p, t) => `It printed ${t} altogether.`,
    extra: (_p, r) => `With ${r} printed before, the pile has`,
    did: 'printed in',
    time: 'minutes',
    pairs: [...FLOW, [12, 20], [15, 24]],
    extraStep: [2, 40],
  },
  {
    style: countOf('boxes', 'box'),
    opening: (_p, n) => `A machine worked for ${n} hours.`,
    kinds: ['slow hours', 'fast hours'],
    rates: (v, w) => `It packed ${v} per hour at the slow setting and ${w} per hour at the fast one.`,
    total: (_p, t) => `It packed ${t} altogether.`,
    extra: (_p, r) => `With ${r} packed by hand, there were`,
    did: 'packed in',
    time: 'hours',
    pairs: [
      [20, 35],
      [24, 40],
      [30, 45],
      [18, 30],
    ],
    extraStep: [2, 40],
  },
  {
    style: countOf('words'),
    opening: (p, n) => `${p.name} typed for ${n} min.`,
    kinds: ['minutes on the tablet', 'minutes on the keyboard'],
    rates: (v, w) => `The rate was ${v} per minute on a tablet and ${w} per minute on a keyboard.`,
    total: (p, t) => `${capital(p.he)} typed ${t} altogether.`,
    extra: (_p, r) => `With ${r} typed before, the text has`,
    did: 'typed in',
    time: 'minutes',
    pairs: [
      [24, 32],
      [30, 40],
      [25, 36],
      [28, 35],
    ],
    extraStep: [5, 80],
  },
  {
    style: measured('m', 0),
    opening: (p, n) => `${p.name} exercised for ${n} min.`,
    kinds: ['minutes of walking', 'minutes of jogging'],
    rates: (v, w) => `The rate was ${v} per minute for walking and ${w} per minute for jogging.`,
    total: (p, t) => `${capital(p.he)} covered ${t} altogether.`,
    extra: (_p, r) => `With ${r} swum before, it was`,
    did: 'covered in',
    time: 'minutes',
    pairs: [
      [60, 110],
      [70, 120],
      [75, 130],
      [80, 140],
    ],
    extraStep: [10, 200],
  },
  {
    style: countOf('kueh', 'kueh'),
    opening: (_p, n) => `A kitchen made kueh for ${n} hours.`,
    kinds: ['hours with one cook', 'hours with two cooks'],
    rates: (v, w) => `It made ${v} per hour with one cook and ${w} per hour with two cooks.`,
    total: (_p, t) => `It made ${t} altogether.`,
    extra: (_p, r) => `With ${r} from the day before, there were`,
    did: 'made in',
    time: 'hours',
    pairs: [
      [24, 45],
      [30, 55],
      [25, 48],
      [36, 64],
    ],
    extraStep: [2, 40],
  },
  {
    style: MONEY,
    opening: (p, n) => `${p.name} rented a bicycle for ${n} hours in a month.`,
    kinds: ['morning hours', 'afternoon hours'],
    rates: (v, w) => `The charge was ${v} per hour in the morning and ${w} per hour in the afternoon.`,
    total: (_p, t) => `It cost ${t} altogether.`,
    extra: (_p, r) => `With ${r} for a helmet, it cost`,
    did: 'charged for',
    time: 'hours',
    pairs: [
      [4, 6],
      [5, 8],
      [3, 5],
      [4, 7],
    ],
    extraStep: [1, 6],
  },
];

const travel = (
  by: [string, string],
  pairs: TwoRates['pairs'],
  opening: (p: Person, n: string) => string,
): TwoRates => ({
  style: KM,
  opening,
  kinds: [`hours ${by[0]}`, `hours ${by[1]}`],
  rates: (v, w) => `The speed was ${v}/h ${by[0]} and ${w}/h ${by[1]}.`,
  total: (_p, t) => `The whole distance was ${t}.`,
  extra: (_p, r) => `With ${r} by ferry, the whole distance was`,
  did: 'covered in',
  time: 'hours',
  pairs,
  extraStep: [2, 24],
});
const ROADS: TwoRates['pairs'] = [
  [40, 70],
  [45, 80],
  [50, 80],
  [50, 85],
  [55, 90],
  [48, 75],
  [36, 60],
];
const SPEEDS: readonly TwoRates[] = [
  travel(['in town', 'on the highway'], ROADS, (p, n) => `${p.name} drove for ${n} hours.`),
  travel(
    ['uphill', 'downhill'],
    [
      [8, 20],
      [9, 24],
      [10, 22],
      [12, 28],
    ],
    (p, n) => `${p.name} cycled for ${n} hours.`,
  ),
  travel(['in the rain', 'in the sun'], ROADS, (_p, n) => `A coach drove for ${n} hours.`),
  travel(
    ['by bus', 'by train'],
    [
      [45, 90],
      [50, 110],
      [40, 95],
      [55, 120],
    ],
    (p, n) => `${p.name} travelled for ${n} hours.`,
  ),
  travel(
    ['on gravel', 'on tar'],
    [
      [30, 55],
      [32, 60],
      [28, 50],
    ],
    (_p, n) => `A lorry drove for ${n} hours.`,
  ),
  travel(
    ['walking', 'on a bicycle'],
    [
      [4, 12],
      [5, 14],
      [5, 16],
      [4, 15],
    ],
    (p, n) => `${p.name} was on the way for ${n} hours.`,
  ),
  travel(
    ['upstream', 'downstream'],
    [
      [14, 22],
      [16, 26],
      [12, 20],
    ],
    (_p, n) => `A boat sailed for ${n} hours.`,
  ),
  travel(
    ['by day', 'by night'],
    [
      [60, 85],
      [65, 90],
      [55, 80],
    ],
    (_p, n) => `A freight train ran for ${n} hours.`,
  ),
];

const UNIT_NAMES: Readonly<Record<string, string>> = { ℓ: 'litres', m: 'metres', km: 'kilometres' };

function scene(r: TwoRates, person: Person): TwoKindsScene {
  const { style } = r;
  const [a, b] = r.kinds;
  const money = style.unit === '$';
  const blank = money ? '$___ was' : `___ ${style.unit ?? style.noun ?? ''} were`;
  const much = money ? 'How much was' : `How many ${style.noun ?? UNIT_NAMES[style.unit ?? ''] ?? ''} were`;
  return {
    style,
    kinds: (n, v, w) => [r.opening(person, n), r.rates(v, w)],
    total: (t) => r.total(person, t),
    totalWithExtra: (t, e) => [`${r.extra(person, e)} ${t} altogether.`],
    names: [a, b],
    one: r.time === 'hours' ? 'hour' : 'minute',
    count: r.time === 'hours' ? HOURS : MIN,
    askSecond: `How many ${b} were there?`,
    blankSecond: `There were ___ ${b}.`,
    askSecondTotal: `${much} ${r.did} the ${b}?`,
    blankSecondTotal: `${blank} ${r.did} the ${b}.`,
    askFirstTotal: `${much} ${r.did} the ${a}?`,
    blankFirstTotal: `${blank} ${r.did} the ${a}.`,
  };
}

function shapesOf(list: readonly TwoRates[], grade: 5 | 6): readonly Shape[] {
  return twoKindsShapes({
    draw: (dice, level) => {
      const rates = dice.pick(list);
      const [v, w] = dice.pick(rates.pairs);
      const friendly = level === 'not_ready';
      const most = rates.style === KM ? 9 : grade === 5 ? 16 : 24;
      const n = dice.int(friendly ? 5 : 6, friendly ? 9 : most);
      const [step, high] = rates.extraStep;
      return {
        scene: scene(rates, drawPerson(dice)),
        numbers: {
          n,
          v: exact(v),
          w: exact(w),
          b: dice.int(2, n - 2),
          extra: exact(dice.multiple(step, 2 * step, high)),
        },
      };
    },
  });
}

/** h8 for rate: pay, flow and charges at two rates. */
export const rateKindsShapes = (grade: 5 | 6): readonly Shape[] => shapesOf(RATES, grade);

/** h8 for speed: hours at two speeds. */
export const SPEED_KINDS: readonly Shape[] = shapesOf(SPEEDS, 6);
