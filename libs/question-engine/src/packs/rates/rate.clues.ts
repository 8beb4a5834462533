import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { amount, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { type Exact, exact, toWhole } from '../../numbers/exact.js';
import { numberText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import {
  type Clue,
  type ToldClue,
  clueParams,
  listFitting,
  pickClues,
  readClues,
  withoutEachClue,
} from '../../engines/clues.engine.js';
import { slip } from './time-kit.js';
import { tryOften } from './try-often.js';

/** Machines or vehicles with rates; the clues speak of the time for one job or one way. */
interface RateList {
  title: string;
  /** First column, and what a candidate is called: "Printer". */
  row: string;
  rateHead: string;
  /** Sentence of the job: "Each printer has to print 60 pages." */
  job: (n: string) => string;
  /** The time unit of the clues. */
  time: 'min' | 'h';
  timeWord: 'minutes' | 'hours';
  /** Rates that may stand in the table, and jobs that most of them divide. */
  sets: ReadonlyArray<{ job: number; rates: readonly number[] }>;
}

const SMALL_SETS = [
  { job: 60, rates: [4, 5, 6, 10, 12, 15, 20, 30] },
  { job: 120, rates: [6, 8, 10, 12, 15, 20, 24, 30, 40] },
  { job: 180, rates: [9, 10, 12, 15, 18, 20, 30, 36, 45] },
  { job: 240, rates: [10, 12, 15, 16, 20, 24, 30, 40, 48] },
  { job: 360, rates: [12, 15, 18, 20, 24, 30, 36, 40, 45] },
];
const list = (
  title: string,
  row: string,
  rateHead: string,
  job: RateList['job'],
  time: RateList['time'] = 'min',
): RateList => ({
  title,
  row,
  rateHead,
  job,
  time,
  timeWord: time === 'min' ? 'minutes' : 'hours',
  sets: SMALL_SETS,
});

const RATE_LISTS: readonly RateList[] = [
  list('Printers', 'Printer', 'Pages per minute', (n) => `Each of them prints ${n} pages.`),
  list('Taps', 'Tap', 'Litres per minute', (n) => `Each of them fills a tank of ${n} ℓ.`),
  list('Packing machines', 'Machine', 'Boxes per minute', (n) => `Each of them packs ${n} boxes.`),
  list('Kueh stalls', 'Stall', 'Kueh per minute', (n) => `Each of them makes ${n} kueh.`),
  list('Scanners', 'Scanner', 'Photos per minute', (n) => `Each of them scans ${n} photos.`),
  list('Lanes at a school fair', 'Lane', 'People per minute', (n) => `${n} people go through each of them.`),
  list('Looms', 'Loom', 'Metres per hour', (n) => `Each of them makes ${n} m of cloth.`, 'h'),
  list('Harvest robots', 'Robot', 'Kilograms per hour', (n) => `Each of them picks ${n} kg of fruit.`, 'h'),
  list('Repair teams', 'Team', 'Bicycles per hour', (n) => `Each of them repairs ${n} bicycles.`, 'h'),
];

const ROAD_SETS = [
  { job: 120, rates: [30, 40, 48, 60, 80, 20, 24] },
  { job: 180, rates: [30, 36, 40, 45, 60, 72, 90] },
  { job: 240, rates: [40, 48, 60, 64, 75, 80, 96] },
  { job: 360, rates: [45, 48, 60, 72, 75, 80, 90] },
  { job: 300, rates: [40, 50, 60, 75, 80, 100, 48] },
];
const road = (title: string, row: string, job: RateList['job']): RateList => ({
  ...list(title, row, 'Speed (km/h)', job, 'h'),
  sets: ROAD_SETS,
});
const SPEED_LISTS: readonly RateList[] = [
  road('Cars', 'Car', (n) => `Each of them drives ${n} km.`),
  road('Coaches', 'Coach', (n) => `Each of them drives ${n} km.`),
  road('Trains', 'Train', (n) => `Each of them runs ${n} km.`),
  road('Lorries', 'Lorry', (n) => `Each of them drives ${n} km.`),
  road('Vans', 'Van', (n) => `Each of them delivers goods ${n} km away.`),
  road('Motorcycles', 'Motorcycle', (n) => `Each of them drives ${n} km.`),
  road('Speedboats', 'Boat', (n) => `Each of them sails ${n} km.`),
  road('Delivery drones', 'Drone', (n) => `Each of them flies ${n} km.`),
];

const WORD: Readonly<Record<string, string>> = {
  over: 'One clue asks for a longer time.',
  under: 'One clue asks for a shorter time.',
  whole: 'One clue asks for a whole number.',
  slower: 'One clue compares it with the fastest.',
  notFastest: 'One clue rules out the fastest.',
  notSlowest: 'One clue rules out the slowest.',
  fives: 'Look at the rate in the table again.',
};

/** Clues about the time of a job; the job is a given. */
function listClues(givens: Givens): Clue[] {
  const job = givens.get('job') ?? exact(1);
  const time = (v: Exact): Exact => job.div(v);
  return [
    { name: 'over', fits: (v, told) => time(v).compare(told) > 0 },
    { name: 'under', fits: (v, told) => time(v).compare(told) < 0 },
    { name: 'whole', fits: (v) => time(v).d === 1n },
    {
      name: 'slower',
      fits: (v, told, all) => all.every((other) => time(v).sub(time(other)).compare(told) <= 0),
    },
    { name: 'notFastest', fits: (v, _told, all) => all.some((other) => other.compare(v) > 0) },
    { name: 'notSlowest', fits: (v, _told, all) => all.some((other) => other.compare(v) < 0) },
    { name: 'fives', fits: (v) => v.mod(5).equals(0) },
  ];
}
const NUMBERED = new Set(['over', 'under', 'slower']);
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

function offer(
  dice: Dice,
  kind: RateList,
  who: string,
  job: number,
  rates: readonly number[],
  key: number,
): ToldClue[] {
  const clues = listClues(new Map([['job', exact(job)]]));
  const told = (name: string, number: Exact, text: string): ToldClue[] =>
    clues.filter((c) => c.name === name).map((clue) => ({ clue, told: number, text }));
  const time = exact(job, key);
  const fastest = exact(job, Math.max(...rates));
  const { time: unit, timeWord } = kind;
  const below = Math.ceil(time.valueOf()) - dice.int(1, 2);
  const above = Math.floor(time.valueOf()) + dice.int(1, 2);
  const gap = time.sub(fastest);
  return [
    ...(below > 0
      ? told('over', exact(below), `${who} takes more than ${below} ${unit} for the whole job.`)
      : []),
    ...told('under', exact(above), `${who} takes less than ${above} ${unit} for the whole job.`),
    ...(time.d === 1n
      ? told('whole', exact(0), `${who} takes a whole number of ${timeWord} for the whole job.`)
      : []),
    ...(gap.d === 1n && gap.n > 0n
      ? told('slower', gap, `${who} takes at most ${numberText(gap)} ${unit} more than the fastest of them.`)
      : []),
    ...(key === Math.max(...rates) ? [] : told('notFastest', exact(0), `${who} is not the fastest of them.`)),
    ...(key === Math.min(...rates) ? [] : told('notSlowest', exact(0), `${who} is not the slowest of them.`)),
    ...(key % 5 === 0 ? told('fives', exact(0), `The rate of ${who} ends in 0 or 5.`) : []),
  ];
}

function clueShape(
  lists: readonly RateList[],
  level: ProficiencyLevel,
  count: number,
  clueCount: number,
): Shape {
  const places = Array.from({ length: count }, (_, i) => i + 1);
  return {
    id: `rates-${count}-${clueCount}-${level.replace('_', '-')}`,
    levels: [level],
    proof: {
      kind: 'search',
      withoutEach: (told) => withoutEachClue(listClues(told.givens))(told),
      together: [/^r\d$/],
      solve: (givens, words) => {
        const rates = places.flatMap((i) => givens.get(`r${i}`) ?? []);
        if (rates.length !== count) return [];
        const clues = readClues(listClues(givens), givens, words);
        return listFitting(rates, clues).map((v) => exact(rates.findIndex((other) => other.equals(v)) + 1));
      },
    },
    draw: (dice): Draft | null => {
      const kind = dice.pick(lists);
      const person = drawPerson(dice);
      const { job, rates: all } = dice.pick(kind.sets);
      const rates = dice.pickSome(all, count);
      const key = dice.pick(rates);
      const who = `${person.name}'s ${kind.row.toLowerCase()}`;
      const exacts = rates.map((v) => exact(v));
      const clues = pickClues(dice, exacts, offer(dice, kind, who, job, rates, key), clueCount);
      const about = clues?.some(({ clue }) => ['over', 'under', 'whole', 'slower'].includes(clue.name));
      if (!clues || !about || listFitting(exacts, clues)[0]?.equals(key) !== true) return null;
      const names = rates.map((_, i) => `${kind.row} ${LETTERS[i] ?? ''}`);
      const place = rates.indexOf(key);
      const working = new Working();
      const times = rates.map((rate, i) => {
        const time = exact(job, rate);
        const unit = { text: (v: Parameters<typeof numberText>[0]) => `${numberText(v)} ${kind.time}` };
        return working.state(`${names[i] ?? ''} takes`, `${job} ÷ ${rate}`, time, {
          text: unit.text,
          bare: (v) => numberText(v),
          unit: kind.time,
          noun: null,
          allows: () => true,
        });
      });
      clues.forEach((_, i) => {
        const left = listFitting(exacts, clues.slice(0, i + 1)).map(
          (v) => LETTERS[exacts.findIndex((e) => e.equals(v))] ?? '',
        );
        working.say(
          `${['First', 'Second', 'Third'][i] ?? ''} clue: ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} left.`,
        );
      });
      working.say(`Answer: ${names[place] ?? ''}`);
      const shown = Object.fromEntries(rates.map((rate, i) => [`r${i + 1}`, rate]));
      const slowest = rates.indexOf(Math.min(...rates));
      const longest = times[slowest] ?? exact(1);
      const short = (text: string, i: number): string =>
        i === 0
          ? text
          : text
              .replace(`${who} takes`, 'It takes')
              .replace(`${who} is`, 'It is')
              .replace(`The rate of ${who} ends`, 'Its rate ends');
      return {
        story: [
          `The table shows the ${kind.rateHead.startsWith('Speed') ? 'speeds' : 'rates'} of some ${kind.title.charAt(0).toLowerCase()}${kind.title.slice(1)}.`,
          kind.job(String(job)),
          ...clues.map(({ text }, i) => short(text, i)),
        ],
        ask: `Which one is ${who}?`,
        blank: `${who} is ___.`,
        // The letter alone names it too.
        answer: amount(place + 1, { ...oneOf(names), bare: (v) => LETTERS[toWhole(v) - 1] ?? '' }),
        middles:
          longest.d === 1n
            ? [
                {
                  blank: `The slowest of them takes ___ ${kind.time}.`,
                  amount: amount(longest, {
                    text: (v) => `${numberText(v)} ${kind.time}`,
                    bare: (v) => numberText(v),
                    unit: kind.time,
                    noun: null,
                    allows: () => true,
                  }),
                },
              ]
            : [],
        params: { job, ...shown, ...clueParams(clues, NUMBERED) },
        drawn: Object.keys(shown),
        working,
        hints: [
          'How long does each of them take?',
          'Divide by the rate. A higher rate means a shorter time.',
          'Take the clues one by one and cross out what does not fit.',
        ],
        wrongs: rates.flatMap((rate, i) => {
          if (rate === key) return [];
          const broken = clues.find(({ clue, told }) => !clue.fits(exact(rate), told, exacts));
          return [
            slip(
              `breaks-${broken?.clue.name.toLowerCase() ?? 'a-clue'}`,
              WORD[broken?.clue.name ?? ''] ?? '',
              i + 1,
            ),
          ];
        }),
        drawing: {
          kind: 'table',
          title: kind.title,
          header: [kind.row, kind.rateHead],
          rows: rates.map((rate, i) => [LETTERS[i] ?? '', String(rate)]),
        },
      };
    },
  };
}

const shapesOf = (lists: readonly RateList[], more: number): readonly Shape[] =>
  [
    clueShape(lists, 'not_ready', 4, 2),
    clueShape(lists, 'guided', 4, 2),
    clueShape(lists, 'independent', 4 + more, 3),
    clueShape(lists, 'mastery', 5 + more, 3),
  ].map(tryOften);

/** h10 for rate: which machine it is, by the time it takes. */
export const rateClueShapes = (grade: 5 | 6): readonly Shape[] => shapesOf(RATE_LISTS, grade === 5 ? 0 : 1);

/** h10 for speed: which vehicle it is. */
export const SPEED_CLUES: readonly Shape[] = shapesOf(SPEED_LISTS, 1);
