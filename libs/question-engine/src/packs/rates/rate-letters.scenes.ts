import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import type { Person } from '../../core/people.js';
import type { JourneyLineSpec } from '../../drawing/journey-line.drawing.js';
import { KM } from './speed.scenes.js';
import { MIN } from './time-kit.js';

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

const rateOf =
  (style: Style, per: string) =>
  (r: number): string =>
    `${style.text(r)} per ${per}`;

/** Two rates that are told of one kind of thing. */
export interface RatePair extends LetterScene {
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
  /** What x stands for where the first starts earlier, and the label of the longer time. */
  letHead: string;
  longer: string;
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
  start: (_p, f, r, t) => [
    `${place} has ${f} of water.`,
    `${fill} A runs into it at ${r} until it has ${t}.`,
  ],
  together: (r, s, t) => [
    `${fill} A runs at ${r} and ${fill} B runs at ${s} into an empty tank.`,
    `Together they give ${t}.`,
  ],
  askTogether: 'For how many minutes do both run?',
  blankTogether: 'Both run for ___ min.',
  equal: (f, r, g, s) => [
    `Tank P has ${f} of water and gains ${r}.`,
    `Tank Q has ${g} of water and gains ${s}.`,
  ],
  askEqual: 'After how many minutes do both tanks have the same?',
  blankEqual: 'Both tanks have the same after ___ min.',
  head: (r, m, s, t) => [
    `${fill} A runs at ${r} into an empty tank.`,
    `After ${m}, ${fill} B is opened too, at ${s}.`,
    `In the end the tank has ${t}.`,
  ],
  askHead: `How many litres come from ${fill} A?`,
  blankHead: `From ${fill} A come ___ ℓ.`,
  blankHeadTime: `${fill} B runs for ___ min.`,
  letHead: `Let ${fill} B run for x minutes.`,
  longer: `Minutes of ${fill} A`,
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
  together: (r, s, t) => [
    `Two people pay for ${what} at ${r} and at ${s}, for equally many ${many}.`,
    `Together they pay ${t}.`,
  ],
  askTogether: `For how many ${many} does each of them pay?`,
  blankTogether: `Each of them pays for ___ ${many}.`,
  equal: (f, r, g, s) => [`For ${what}, Plan P costs ${f} and ${r}.`, `Plan Q costs ${g} and ${s}.`],
  askEqual: `For how many ${many} do both plans cost the same?`,
  blankEqual: `Both plans cost the same for ___ ${many}.`,
  head: (r, m, s, t) => [
    `For ${what}, Plan P charges ${r} and Plan Q charges ${s}.`,
    `One family uses Plan P and another uses Plan Q.`,
    `The first family pays for ${m} more, and both bills come to ${t} together.`,
  ],
  askHead: 'What is the bill of the first family?',
  blankHead: 'The bill of the first family is $___.',
  blankHeadTime: `The second family pays for ___ ${many}.`,
  letHead: `Let the second family pay for x ${many}.`,
  longer: `${many === 'GB' ? many : `Number of ${many}`} of the first family`,
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
  equal: (f, r, g, s) => [
    `${a} starts with ${f} ready and ${does} ${r}.`,
    `${b} starts with ${g} ready and ${does} ${s}.`,
  ],
  askEqual: 'After how many minutes do both have the same number?',
  blankEqual: 'Both have the same number after ___ min.',
  head: (r, m, s, t) => [
    `${a} ${does} ${r}.`,
    `${b} starts ${m} later and ${does} ${s}.`,
    `In the end there are ${t} altogether.`,
  ],
  askHead: `How many ${thing.noun ?? ''} does ${a} ${doing}?`,
  blankHead: `${a} ${does} ___ ${thing.noun ?? ''}.`,
  blankHeadTime: `${b} runs for ___ min.`,
  letHead: `Let ${b} run for x minutes.`,
  longer: `Minutes of ${a}`,
});

/** Taps, plans and machines. */
export const LETTER_RATES: readonly RatePair[] = [
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
  start: (p, f, r, t) => [
    `${p.name}'s ${a} has gone ${f}.`,
    `It then goes on at ${r} until it has gone ${t} in all.`,
  ],
  together: (r, s, t) => [
    `Towns P and Q are ${t} apart.`,
    `A ${a} from P and a ${b} from Q start at the same time and go towards each other, at ${r} and ${s}.`,
  ],
  askTogether: 'After how many hours do they meet?',
  blankTogether: 'They meet after ___ hours.',
  equal: (f, r, g, s) => [
    `A ${b} is ${f} past Town P and a ${a} is ${g} past it, on the same route.`,
    `Both go on away from the town, the ${b} at ${r} and the ${a} at ${s}.`,
  ],
  askEqual: `After how many hours does the ${a} reach the ${b}?`,
  blankEqual: `The ${a} reaches the ${b} after ___ hours.`,
  head: (r, m, s, t) => [
    `Towns P and Q are ${t} apart.`,
    `A ${a} starts from P at ${r}.`,
    `After ${m} a ${b} starts from Q towards it, at ${s}.`,
  ],
  askHead: 'How many kilometres from P do they meet?',
  blankHead: 'They meet ___ km from P.',
  blankHeadTime: `The ${b} travels for ___ hours until they meet.`,
  letHead: `Let the ${b} travel for x hours.`,
  longer: `Hours of the ${a}`,
  drawing: (r, s, t) => ({
    kind: 'journey-line',
    places: ['P', 'Q'],
    parts: [{ size: 1, above: '', below: '' }],
    arrows: { left: kmh(r), right: kmh(s) },
    brace: KM.text(t),
  }),
});

/** Vehicles on one road. */
export const LETTER_SPEEDS: readonly RatePair[] = [
  movers('car', 'van', [45, 90], 6),
  movers('train', 'coach', [50, 110], 6),
  movers('motorcycle', 'lorry', [40, 80], 6),
  movers('taxi', 'bus', [35, 75], 5),
  movers('cyclist', 'jogger', [6, 15], 4),
  movers('speedboat', 'ferry', [20, 50], 5),
  movers('fast train', 'freight train', [55, 120], 6),
  movers('delivery van', 'tractor', [20, 60], 5),
];
