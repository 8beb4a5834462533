import { MONEY, type Style, amount, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../core/exact.js';
import { type Person, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { JourneyLineSpec } from '../../drawing/journey-line.drawing.js';
import { KM } from './speed.scenes.js';
import { MIN, slip } from './time-kit.js';

const HOURS = countOf('hours');
const L = measured('ℓ', 0);
const PAGES = countOf('pages');

/** One unknown time or number, named by a letter. */
interface LetterScene {
  /** Kind of the amounts, and of the unknown. */
  style: Style;
  unknown: Style;
  /** "How many minutes does it take?" and the blank. */
  ask: string;
  blank: string;
  low: number;
  high: number;
  rates: [number, number];
  /** Rates are multiples of this. */
  step?: number;
  fixed: [number, number];
  /** Fixed amount and a rate give a total. */
  start: (p: Person, f: string, r: string, t: string) => string[];
}

const rateOf = (style: Style, per: string) => (r: number): string => `${style.text(r)} per ${per}`;

interface RatePair extends LetterScene {
  rate: (r: number) => string;
  /** Two rates together make a total. */
  together: (r: string, s: string, t: string) => string[];
  askTogether: string;
  blankTogether: string;
  /** Two plans or two tanks that come out equal. */
  equal: (f: string, r: string, g: string, s: string) => string[];
  askEqual: string;
  blankEqual: string;
  /** The first starts m earlier. */
  head: (r: string, m: string, s: string, t: string) => string[];
  askHead: string;
  blankHead: string;
  blankHeadTime: string;
  drawing?: (r: number, s: number, t: number) => JourneyLineSpec;
}

const tank = (fill: string, place: string): RatePair => ({
  style: L,
  unknown: MIN,
  rate: rateOf(L, 'minute'),
  low: 4,
  high: 30,
  rates: [5, 18],
  fixed: [10, 90],
  ask: 'For how many minutes does the water run?',
  blank: 'The water runs for ___ min.',
  start: (_p, f, r, t) => [`${place} has ${f} of water.`, `${fill} A runs into it at ${r} until it has ${t}.`],
  together: (r, s, t) => [`${fill} A runs at ${r} and ${fill} B runs at ${s} into an empty tank.`, `Together they give ${t}.`],
  askTogether: 'For how many minutes do both run?',
  blankTogether: 'Both run for ___ min.',
  equal: (f, r, g, s) => [`Tank P has ${f} of water and gains ${r}.`, `Tank Q has ${g} of water and gains ${s}.`],
  askEqual: 'After how many minutes do both tanks have the same?',
  blankEqual: 'Both tanks have the same after ___ min.',
  head: (r, m, s, t) => [`${fill} A runs at ${r} into an empty tank.`, `After ${m}, ${fill} B is opened too, at ${s}.`, `In the end the tank has ${t}.`],
  askHead: `How many litres come from ${fill} A?`,
  blankHead: `From ${fill} A come ___ ℓ.`,
  blankHeadTime: `${fill} B runs for ___ min.`,
});

const charge = (what: string, per: string, many: string): RatePair => ({
  style: MONEY,
  unknown: countOf(many),
  rate: rateOf(MONEY, per),
  low: 4,
  high: 30,
  rates: [2, 12],
  fixed: [8, 60],
  ask: `For how many ${many} is the bill?`,
  blank: `The bill is for ___ ${many}.`,
  start: (p, f, r, t) => [`${p.name} pays for ${what}: a fixed fee of ${f} and ${r}.`, `The bill is ${t}.`],
  together: (r, s, t) => [`Two people pay for ${what} at ${r} and at ${s}, for equally many ${many}.`, `Together they pay ${t}.`],
  askTogether: `For how many ${many} does each of them pay?`,
  blankTogether: `Each of them pays for ___ ${many}.`,
  equal: (f, r, g, s) => [`For ${what}, Plan P costs ${f} and ${r}.`, `Plan Q costs ${g} and ${s}.`],
  askEqual: `For how many ${many} do both plans cost the same?`,
  blankEqual: `Both plans cost the same for ___ ${many}.`,
  head: (r, m, s, t) => [`For ${what}, Plan P charges ${r} and Plan Q charges ${s}.`, `One family uses Plan P and another uses Plan Q.`, `The first family pays for ${m} more, and both bills come to ${t} together.`],
  askHead: 'What is the bill of the first family?',
  blankHead: 'The bill of the first family is $___.',
  blankHeadTime: `The second family pays for ___ ${many}.`,
});

const machines = (thing: Style, a: string, b: string, does: string, doing: string): RatePair => ({
  style: thing,
  unknown: MIN,
  rate: rateOf(thing, 'minute'),
  low: 4,
  high: 30,
  rates: [5, 24],
  fixed: [15, 120],
  ask: `For how many minutes does it ${doing}?`,
  blank: `It runs for ___ min.`,
  start: (_p, f, r, t) => [`${f} are ready.`, `${a} ${does} ${r} until there are ${t}.`],
  together: (r, s, t) => [`${a} ${does} ${r} and ${b} ${does} ${s}.`, `Together they ${doing} ${t}.`],
  askTogether: 'For how many minutes do both run?',
  blankTogether: 'Both run for ___ min.',
  equal: (f, r, g, s) => [`${a} starts with ${f} ready and ${does} ${r}.`, `${b} starts with ${g} ready and ${does} ${s}.`],
  askEqual: 'After how many minutes do both have the same number?',
  blankEqual: 'Both have the same number after ___ min.',
  head: (r, m, s, t) => [`${a} ${does} ${r}.`, `${b} starts ${m} later and ${does} ${s}.`, `In the end there are ${t} altogether.`],
  askHead: `How many ${thing.noun ?? ''} does ${a} ${doing}?`,
  blankHead: `${a} ${does} ___ ${thing.noun ?? ''}.`,
  blankHeadTime: `${b} runs for ___ min.`,
});

const RATE_SCENES: readonly RatePair[] = [
  tank('Tap', 'A tank'),
  tank('Hose', 'A pool'),
  charge('data', 'GB', 'GB'),
  charge('a bicycle', 'hour', 'hours'),
  charge('a badminton court', 'hour', 'hours'),
  charge('printing', 'poster', 'posters'),
  machines(PAGES, 'Printer P', 'Printer Q', 'prints', 'print'),
  machines(countOf('boxes', 'box'), 'Machine P', 'Machine Q', 'packs', 'pack'),
  machines(countOf('bottles'), 'Machine P', 'Machine Q', 'fills', 'fill'),
];

const kmh = (r: number): string => `${r} km/h`;

const movers = (a: string, b: string, rates: [number, number], high: number): RatePair => ({
  style: KM,
  unknown: HOURS,
  rate: kmh,
  low: 2,
  high,
  rates,
  step: rates[1] > 30 ? 5 : 1,
  fixed: [8, 60],
  ask: `For how many hours does it go on?`,
  blank: 'It goes on for ___ hours.',
  start: (p, f, r, t) => [`${p.name}'s ${a} has gone ${f}.`, `It then goes on at ${r} until it has gone ${t} in all.`],
  together: (r, s, t) => [`Towns P and Q are ${t} apart.`, `A ${a} from P and a ${b} from Q start at the same time and go towards each other, at ${r} and ${s}.`],
  askTogether: 'After how many hours do they meet?',
  blankTogether: 'They meet after ___ hours.',
  equal: (f, r, g, s) => [
    `A ${b} is ${f} past Town P and a ${a} is ${g} past it, on the same route.`,
    `Both go on away from the town, the ${b} at ${r} and the ${a} at ${s}.`,
  ],
  askEqual: `After how many hours does the ${a} reach the ${b}?`,
  blankEqual: `The ${a} reaches the ${b} after ___ hours.`,
  head: (r, m, s, t) => [`Towns P and Q are ${t} apart.`, `A ${a} starts from P at ${r}.`, `It is ${m} later when a ${b} starts from Q towards it, at ${s}.`],
  askHead: 'How many kilometres from P do they meet?',
  blankHead: 'They meet ___ km from P.',
  blankHeadTime: `The ${b} travels for ___ hours until they meet.`,
  drawing: (r, s, t) => ({
    kind: 'journey-line',
    places: ['P', 'Q'],
    parts: [{ size: 1, above: '', below: '' }],
    arrows: { left: kmh(r), right: kmh(s) },
    brace: KM.text(t),
  }),
});

const SPEED_SCENES: readonly RatePair[] = [
  movers('car', 'van', [45, 90], 6),
  movers('train', 'coach', [50, 110], 6),
  movers('motorcycle', 'lorry', [40, 80], 6),
  movers('taxi', 'bus', [35, 75], 5),
  movers('cyclist', 'jogger', [6, 15], 4),
  movers('speedboat', 'ferry', [20, 50], 5),
  movers('fast train', 'freight train', [55, 120], 6),
  movers('delivery van', 'tractor', [20, 60], 5),
];

const LETTER = 'Let a letter stand for the number that is asked.';

function open(dice: Dice, scenes: readonly RatePair[], friendly = false) {
  const scene = dice.pick(scenes);
  const [low, high] = scene.rates;
  const rate = (): number => dice.multiple(scene.step ?? 1, low, high);
  const x = dice.int(scene.low, friendly ? Math.min(scene.high, 12) : scene.high);
  return { scene, person: drawPerson(dice), r: rate(), s: rate(), x };
}

function letterShapes(scenes: readonly RatePair[]): readonly Shape[] {
  return [
    {
      id: 'fixed-and-rate',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [gateway('part = r * x'), relation('total = f + part')], asked: 'x' },
      draw: (dice): Draft | null => {
        const { scene, person, r, x } = open(dice, scenes, true);
        const { style } = scene;
        const f = dice.int(...scene.fixed);
        const total = f + r * x;
        if ([f, r].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${f} + ${r}x makes ${total}.`);
        const part = working.calc(`${r}x`, `${style.bare(total)} − ${f}`);
        working.calc('x', `${style.bare(part)} ÷ ${r}`, scene.unknown);
        return {
          story: scene.start(person, style.text(f), scene.rate(r), style.text(total)),
          ask: scene.ask,
          blank: scene.blank,
          answer: amount(x, scene.unknown),
          middles: [],
          params: { f, r, total },
          working,
          hints: [LETTER, 'Write the part that grows as the rate times the letter.', 'Take the fixed part away first. Then divide by the rate.'],
          wrongs: [
            slip('fixed-part-forgotten', 'Take the fixed part away first.', exact(total, r)),
            slip('fixed-part-added', 'The fixed part is inside the total.', exact(total + f, r)),
            slip('gave-the-growing-part', 'This is the part that grows. Divide it by the rate.', total - f),
            slip('rate-and-fixed-added', 'The rate belongs to each one, the fixed part comes once.', exact(total, r + f)),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('ten-too-many', 'Check your subtraction.', x + 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: '',
                segments: [
                  { size: f, label: style.text(f) },
                  { size: r * x, label: `${style.text(r)} × ?`, tint: 'amber' },
                ],
                brace: style.text(total),
              },
            ],
          },
        };
      },
    },
    {
      id: 'two-rates',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = r * x'), gateway('second = s * x'), relation('total = first + second')],
        asked: 'x',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes, true);
        const total = (r + s) * x;
        if (r <= s || (r + s) % 5 !== 0 || [r, s].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${r}x + ${s}x makes ${total}.`);
        const sum = working.calc('Both rates together', `${r} + ${s}`);
        working.calc('x', `${total} ÷ ${sum.toFraction()}`, scene.unknown);
        return {
          story: scene.together(scene.rate(r), scene.rate(s), scene.style.text(total)),
          ask: scene.askTogether,
          blank: scene.blankTogether,
          answer: amount(x, scene.unknown),
          middles: [],
          params: { r, s, total },
          working,
          hints: [LETTER, 'Write what each of the two gives with the letter.', 'Both together give the total. Add the rates, then divide.'],
          wrongs: [
            slip('one-rate-only', 'Both count. Add the rates.', exact(total, r)),
            slip('one-rate-only', 'Both count. Add the rates.', exact(total, s)),
            slip('rates-averaged', 'Add the rates. Do not find their average.', exact(2 * total, r + s)),
            slip('rates-subtracted', 'Both add to the total.', exact(total, r - s)),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('added-both-numbers', 'Divide the total by the rate of both together.', x + 2),
          ],
          drawing: scene.drawing?.(r, s, total) ?? null,
        };
      },
    },
    {
      id: 'come-out-equal',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = r * x'), gateway('second = s * x'), relation('f + first = g + second')],
        asked: 'x',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes);
        const { style } = scene;
        const g = dice.int(...scene.fixed);
        const f = g + (s - r) * x;
        if (s - r < 2 || f > 6 * scene.fixed[1] || [f, g, r, s].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${f} + ${r}x is the same as ${g} + ${s}x.`);
        const gap = working.calc('Difference at the beginning', `${f} − ${g}`, style);
        const each = working.calc('Gained in each step', `${s} − ${r}`, style);
        working.calc('x', `${style.bare(gap)} ÷ ${style.bare(each)}`, scene.unknown);
        return {
          story: scene.equal(style.text(f), scene.rate(r), style.text(g), scene.rate(s)),
          ask: scene.askEqual,
          blank: scene.blankEqual,
          answer: amount(x, scene.unknown),
          middles: [{ blank: `At the beginning the difference is ${style.unit === '$' ? '$___' : `___ ${style.unit ?? style.noun ?? ''}`}.`, amount: amount(f - g, style) }],
          params: { f, r, g, s },
          working,
          hints: [LETTER, 'Write both sides with the letter. They are equal.', 'How large is the difference at the beginning? How much of it goes in each step?'],
          wrongs: [
            slip('rates-added', 'One side gains on the other by the difference of the rates.', exact(f - g, r + s)),
            slip('fixed-parts-added', 'Find the difference at the beginning.', exact(f + g, s - r)),
            slip('one-rate-only', 'Both sides grow.', exact(f - g, s)),
            slip('one-rate-only', 'Both sides grow.', exact(f - g, r)),
            slip('one-fixed-part-only', 'Both sides begin with something.', exact(f, s - r)),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('two-too-many', 'Check your division.', x + 2),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'head-start',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('first = r * (x + m)'),
          gateway('second = s * x'),
          relation('total = first + second'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes);
        const { style, unknown } = scene;
        const m = dice.int(2, Math.max(2, Math.min(8, x)));
        const first = r * (x + m);
        const total = first + s * x;
        if (r <= s || m === x) return null;
        const working = new Working();
        working.say(`Let the smaller number be x. Then ${r} × (x + ${m}) + ${s}x makes ${total}.`);
        const head = working.calc('Head start', `${r} × ${m}`, style);
        const rest = working.calc('Without the head start', `${total} − ${style.bare(head)}`, style);
        const each = working.calc('Both rates together', `${r} + ${s}`, style);
        const found = working.calc('x', `${style.bare(rest)} ÷ ${style.bare(each)}`, unknown);
        const time = working.calc('The larger number', `${unknown.bare(found)} + ${m}`, unknown);
        working.calc('Amount asked for', `${r} × ${unknown.bare(time)}`, style);
        return {
          story: scene.head(scene.rate(r), unknown.text(m), scene.rate(s), style.text(total)),
          ask: scene.askHead,
          blank: scene.blankHead,
          answer: amount(first, style),
          middles: [{ blank: scene.blankHeadTime, amount: amount(x, unknown) }],
          params: { r, m, s, total },
          working,
          hints: ['Let a letter stand for the number of the one that has less.', 'The other one has so much more. Write both amounts with the letter.', 'Take the head start away, divide by both rates together, then go on.'],
          wrongs: [
            slip('head-start-forgotten', 'The first one had a head start.', r * x),
            slip('gave-the-other', 'This is the amount of the other one.', s * x),
            slip('head-start-only', 'This is the head start only.', r * m),
            slip('head-start-not-taken-away', 'Take the head start away before you divide.', exact(total * r, r + s)),
            slip('without-the-head-start', 'This is what both give together after that.', total - r * m),
            slip('head-start-for-the-other', 'The head start belongs to the first one.', s * (x + m)),
            slip('half-of-the-total', 'The two do not give the same.', exact(total, 2)),
          ],
          drawing: null,
        };
      },
    },
  ];
}

/** h11 for rate: plans, taps and machines. */
export const RATE_LETTERS: readonly Shape[] = letterShapes(RATE_SCENES);

/** h11 for speed: towards each other and catching up. */
export const SPEED_LETTERS: readonly Shape[] = letterShapes(SPEED_SCENES);
