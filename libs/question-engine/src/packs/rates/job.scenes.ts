import { type Style, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { toWhole } from '../../numbers/exact.js';
import { capital, drawPerson } from '../../core/people.js';
import type { JobPack, JobScene } from '../../engines/job-scene.js';
import { MIN } from './time-kit.js';

interface Work {
  style: Style;
  /** "A printer". */
  worker: string;
  /** "printed", "print" and "printing". */
  did: string;
  /** "a job", "the job". */
  whole: string;
  /** "pages" as in "How many pages". */
  howMany: string;
  per: 'minute' | 'hour';
  low: number;
  high: number;
  step: number;
  most: number;
}

const works: readonly Work[] = [
  {
    style: countOf('pages'),
    worker: 'A printer',
    did: 'printed',
    whole: 'job',
    howMany: 'How many pages',
    per: 'minute',
    low: 8,
    high: 40,
    step: 2,
    most: 4000,
  },
  {
    style: measured('ℓ', 0),
    worker: 'A tap',
    did: 'filled',
    whole: 'tank',
    howMany: 'How many litres',
    per: 'minute',
    low: 4,
    high: 18,
    step: 1,
    most: 1200,
  },
  {
    style: countOf('boxes', 'box'),
    worker: 'A machine',
    did: 'packed',
    whole: 'order',
    howMany: 'How many boxes',
    per: 'minute',
    low: 3,
    high: 15,
    step: 1,
    most: 1500,
  },
  {
    style: measured('m', 0),
    worker: 'A team',
    did: 'paved',
    whole: 'path',
    howMany: 'How many metres',
    per: 'hour',
    low: 6,
    high: 30,
    step: 2,
    most: 1200,
  },
  {
    style: countOf('kueh', 'kueh'),
    worker: 'A kitchen',
    did: 'made',
    whole: 'order',
    howMany: 'How many kueh',
    per: 'minute',
    low: 4,
    high: 16,
    step: 1,
    most: 1500,
  },
  {
    style: countOf('shirts'),
    worker: 'A laundry',
    did: 'ironed',
    whole: 'load',
    howMany: 'How many shirts',
    per: 'hour',
    low: 12,
    high: 40,
    step: 4,
    most: 900,
  },
  {
    style: countOf('letters'),
    worker: 'A machine',
    did: 'sorted',
    whole: 'pile',
    howMany: 'How many letters',
    per: 'minute',
    low: 20,
    high: 60,
    step: 5,
    most: 6000,
  },
  {
    style: measured('kg', 0),
    worker: 'A shredder',
    did: 'shredded',
    whole: 'heap',
    howMany: 'How many kilograms',
    per: 'hour',
    low: 12,
    high: 60,
    step: 4,
    most: 2400,
  },
  {
    style: countOf('bottles'),
    worker: 'A machine',
    did: 'washed',
    whole: 'load',
    howMany: 'How many bottles',
    per: 'minute',
    low: 12,
    high: 45,
    step: 3,
    most: 4000,
  },
];

function workScene(work: Work): JobScene {
  const { style, worker, did, whole, howMany, per } = work;
  const time = per === 'minute' ? 'min' : 'hours';
  const many = per === 'minute' ? 'minutes' : 'hours';
  const unit = style.unit ? ` ${style.unit}` : ` ${style.noun ?? ''}`;
  return {
    style,
    rate: (r) => `${style.text(r)} per ${per}`,
    already: (p) => `${worker} ${did} ${p} of ${/^[aeiou]/.test(whole) ? 'an' : 'a'} ${whole}.`,
    works: (r, t) => `It then went on at ${r} for ${t}.`,
    reached: (q) => `After that, ${q} of the ${whole} was ${did}.`,
    shareOfRest: (q) => `It then ${did} ${q} of the remainder.`,
    shareOfRestAtRate: (q, r, t) => `It then ${did} ${q} of the remainder in ${t} at ${r}.`,
    lastPart: (r, t) => `The last part took ${t} at ${r}.`,
    askWhole: `${howMany} are there in the whole ${whole}?`,
    blankWhole: `There are ___${unit} in the whole ${whole}.`,
    askLeft: `${howMany} were then still to be ${did}?`,
    blankLeft: `Then ___${unit} were still to be ${did}.`,
    askFirst: `${howMany} were in the first share?`,
    blankFirst: `The first share was ___${unit}.`,
    askRestTime: (r) => [`The rest was done at ${r}.`, `How many ${many} did the rest take?`],
    blankRestTime: (r) => `At ${r}, the rest took ___ ${time}.`,
    askFirstTime: (r) => [`The first share was done at ${r}.`, `How many ${many} did the first share take?`],
    blankFirstTime: (r) => `At ${r}, the first share took ___ ${time}.`,
  };
}

const HOURS = countOf('hours');

/** Work at a rate per minute or per hour. `joins`: a second worker comes on top for the rest. */
export function workPack(joins: boolean): JobPack {
  return {
    timing: 'whole',
    timeStyle: (scene) => (scene.rate(2).endsWith('minute') ? MIN : HOURS),
    draw: (dice: Dice, friendly: boolean) => {
      const work = dice.pick(works);
      const scene = workScene(work);
      const again = work.worker.replace(/^An? /, 'another ');
      return {
        scene: joins
          ? {
              ...scene,
              askRestTime: (r) => [
                `For the rest, ${again} helped at ${r}.`,
                `How many ${work.per}s did the rest take?`,
              ],
              blankRestTime: (r) =>
                `With ${again} helping at ${r}, the rest took ___ ${work.per === 'minute' ? 'min' : 'hours'}.`,
            }
          : scene,
        numbers: {
          rate: dice.multiple(work.step, work.low, work.high),
          time: work.per === 'minute' ? dice.int(4, friendly ? 10 : 30) : dice.int(2, 9),
        },
        next: dice.multiple(work.step, work.low, work.high),
        most: work.most,
      };
    },
  };
}

interface Travel {
  /** "drove", "a van". */
  by: string;
  did: string;
  low: number;
  high: number;
  step: number;
  most: number;
}

const TRAVELS: readonly Travel[] = [
  { by: 'by car', did: 'drove', low: 48, high: 90, step: 6, most: 700 },
  { by: 'by coach', did: 'rode', low: 48, high: 84, step: 6, most: 700 },
  { by: 'by train', did: 'rode', low: 60, high: 150, step: 10, most: 900 },
  { by: 'by bicycle', did: 'cycled', low: 12, high: 20, step: 4, most: 120 },
  { by: 'by ferry', did: 'sailed', low: 24, high: 40, step: 4, most: 240 },
  { by: 'by motorcycle', did: 'rode', low: 42, high: 78, step: 6, most: 500 },
  { by: 'by van', did: 'drove', low: 36, high: 72, step: 6, most: 500 },
  { by: 'by lorry', did: 'drove', low: 36, high: 66, step: 6, most: 500 },
];

const KM = measured('km', 0);
const kmh = (r: Parameters<JobScene['rate']>[0]): string => `${toWhole(r)} km/h`;

function travelScene(dice: Dice, travel: Travel): JobScene {
  const { name, he } = drawPerson(dice);
  const He = capital(he);
  return {
    style: KM,
    rate: kmh,
    already: (p) => `${name} went ${p} of a journey ${travel.by} before noon.`,
    works: (r, t) => `${He} then ${travel.did} on at ${r} for ${t}.`,
    reached: (q) => `After that, ${q} of the journey was done.`,
    shareOfRest: (q) => `After lunch, ${he} went ${q} of the remaining distance.`,
    shareOfRestAtRate: (q, r, t) => `${He} then went ${q} of the remaining distance in ${t} at ${r}.`,
    lastPart: (r, t) => `The last part took ${t} at ${r}.`,
    askWhole: 'How long was the whole journey, in kilometres?',
    blankWhole: 'The whole journey was ___ km long.',
    askLeft: 'How many kilometres were then left?',
    blankLeft: 'Then ___ km were left.',
    askFirst: 'How many kilometres did the first part have?',
    blankFirst: 'The first part was ___ km long.',
    askRestTime: (r) => [`The speed for the rest was ${r}.`, 'How many minutes did the rest take?'],
    blankRestTime: (r) => `At ${r}, the rest took ___ min.`,
    askFirstTime: (r) => [
      `The speed for the first part was ${r}.`,
      'How many minutes did the first part take?',
    ],
    blankFirstTime: (r) => `At ${r}, the first part took ___ min.`,
  };
}

/** Journeys with times in hours and minutes. */
export const TRAVEL_PACK: JobPack = {
  timing: 'hours-minutes',
  timeStyle: () => MIN,
  draw: (dice, friendly) => {
    const travel = dice.pick(TRAVELS);
    return {
      scene: travelScene(dice, travel),
      numbers: {
        rate: dice.multiple(travel.step, travel.low, travel.high),
        time: friendly
          ? 60 + dice.pick([15, 20, 30, 30, 40])
          : 60 * dice.int(1, 2) + dice.pick([10, 15, 20, 30, 40, 45, 50]),
      },
      next: dice.multiple(travel.step, travel.low, travel.high),
      most: travel.most,
    };
  },
};
