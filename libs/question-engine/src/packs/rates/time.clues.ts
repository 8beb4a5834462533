import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { amount, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Shape } from '../../core/draft.js';
import { type Exact, exact, toWhole } from '../../numbers/exact.js';
import { capital, drawPerson } from '../../core/people.js';
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
import { IN_MINUTES, IN_SECONDS, type TimeUnit, slip, splitDuration } from './time-kit.js';
import { tryOften } from './try-often.js';

const whole = (v: Exact): number => toWhole(v);

const CLUES: readonly Clue[] = [
  { name: 'over', fits: (v, told) => v.compare(told) > 0 },
  { name: 'under', fits: (v, told) => v.compare(told) < 0 },
  { name: 'even', fits: (v) => whole(v) % 2 === 0 },
  { name: 'odd', fits: (v) => whole(v) % 2 === 1 },
  { name: 'fives', fits: (v) => whole(v) % 5 === 0 },
  { name: 'notLongest', fits: (v, _told, all) => all.some((other) => other.compare(v) > 0) },
  { name: 'notShortest', fits: (v, _told, all) => all.some((other) => other.compare(v) < 0) },
  { name: 'nearLongest', fits: (v, told, all) => all.every((other) => other.sub(v).compare(told) <= 0) },
];
const NUMBERED = new Set(['over', 'under', 'nearLongest']);
const clueOf = (name: string): Clue => {
  const clue = CLUES.find((c) => c.name === name);
  if (!clue) throw new RangeError(`no clue ${name}`);
  return clue;
};

interface ListScene {
  /** "The table shows ..." and the title of the table. */
  list: string;
  /** First column, numbered. */
  row: string;
  /** "race time" of a person. */
  thing: string;
  unit: TimeUnit;
}

const SCENES: readonly ListScene[] = [
  { list: 'times in a running race', row: 'Lane', thing: 'race time', unit: IN_SECONDS },
  { list: 'times in a swimming race', row: 'Lane', thing: 'swimming time', unit: IN_SECONDS },
  { list: 'lengths of some songs', row: 'Song', thing: 'favourite song', unit: IN_SECONDS },
  { list: 'times in a skipping contest', row: 'Team', thing: 'skipping time', unit: IN_SECONDS },
  { list: 'times for a puzzle', row: 'Table', thing: 'puzzle time', unit: IN_SECONDS },
  { list: 'lengths of some films', row: 'Film', thing: 'film', unit: IN_MINUTES },
  { list: 'lengths of some tours', row: 'Tour', thing: 'tour', unit: IN_MINUTES },
  { list: 'lengths of some train trips', row: 'Trip', thing: 'train trip', unit: IN_MINUTES },
  { list: 'lengths of some classes', row: 'Class', thing: 'class', unit: IN_MINUTES },
  { list: 'lengths of some park walks', row: 'Walk', thing: 'park walk', unit: IN_MINUTES },
];

/** Times close together, some told in one unit and some in two. */
function drawTimes(dice: Dice, count: number): { values: number[]; mixed: boolean[] } {
  const values = new Set<number>();
  const base = dice.int(50, 58);
  values.add(base);
  while (values.size < count) values.add(base + dice.int(2, count > 5 ? 36 : 30));
  const list = dice.shuffle([...values]);
  return { values: list, mixed: list.map((v) => v > 60 && v % 60 !== 0 && !dice.chance(3)) };
}

function offer(dice: Dice, values: readonly number[], key: number, unit: TimeUnit, who: string): ToldClue[] {
  const word = unit.smallWord;
  const told = (name: string, number: number, text: string): ToldClue => ({
    clue: clueOf(name),
    told: exact(number),
    text,
  });
  const longest = Math.max(...values);
  const shortest = Math.min(...values);
  const inBoth = (v: number): string => (v >= 60 ? unit.both.text(v) : unit.one.text(v));
  const over = dice.int(shortest, key - 1);
  const under = dice.int(key + 1, longest + 1);
  return [
    ...(values.includes(over) && dice.chance(2)
      ? []
      : [told('over', over, `${who} is longer than ${inBoth(over)}.`)]),
    told('under', under, `${who} is shorter than ${inBoth(under)}.`),
    key % 2 === 0
      ? told('even', 0, `In ${word}, it is an even number.`)
      : told('odd', 0, `In ${word}, it is an odd number.`),
    ...(key % 5 === 0 ? [told('fives', 0, `In ${word}, it ends in 0 or 5.`)] : []),
    ...(key === longest ? [] : [told('notLongest', 0, 'It is not the longest of them.')]),
    ...(key === shortest ? [] : [told('notShortest', 0, 'It is not the shortest of them.')]),
    told(
      'nearLongest',
      longest - key + dice.int(0, 3),
      `It is at most ${unit.one.text(longest - key)} shorter than the longest.`,
    ),
  ].map((c) =>
    c.clue.name === 'nearLongest'
      ? { ...c, text: `It is at most ${unit.one.text(c.told)} shorter than the longest.` }
      : c,
  );
}

function clueShape(grade: 3 | 4, level: ProficiencyLevel, candidates: number, clueCount: number): Shape {
  const places = Array.from({ length: candidates }, (_, i) => i + 1);
  return {
    id: `times-${candidates}-${clueCount}-${level.replace('_', '-')}`,
    levels: [level],
    proof: {
      kind: 'search',
      withoutEach: withoutEachClue(CLUES),
      together: [/^(t|large|small)\d$/],
      solve: (givens, words) => {
        const values = places.flatMap((i) => {
          const [large, small] = [givens.get(`large${i}`), givens.get(`small${i}`)];
          return givens.get(`t${i}`) ?? (large && small ? large.mul(60).add(small) : []);
        });
        if (values.length !== candidates) return [];
        const clues = readClues(CLUES, givens, words);
        return listFitting(values, clues).map((v) => exact(values.findIndex((other) => other.equals(v)) + 1));
      },
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(SCENES);
      const person = drawPerson(dice);
      const { unit } = scene;
      const { values, mixed } = drawTimes(dice, candidates);
      const key = dice.pick(values);
      if (key <= Math.min(...values) || !mixed.includes(true)) return null;
      const who = `${person.name}'s ${scene.thing}`;
      const exacts = values.map((v) => exact(v));
      const clues = pickClues(dice, exacts, offer(dice, values, key, unit, who), clueCount);
      if (!clues || listFitting(exacts, clues)[0]?.equals(key) !== true) return null;
      const texts = values.map((v, i) => (mixed[i] ? unit.both.text(v) : unit.one.text(v)));
      const answer = values.indexOf(key);
      const working = new Working();
      values.forEach((v, i) => {
        const { large, small } = splitDuration(v);
        if (mixed[i])
          working.calc(texts[i] ?? '', `${large === 1 ? '60' : `${large} × 60`} + ${small}`, unit.one);
      });
      if (working.results.length < (level === 'mastery' ? 3 : level === 'independent' ? 2 : 1)) return null;
      clues.forEach((_, i) => {
        const left = listFitting(exacts, clues.slice(0, i + 1)).map((v) => unit.one.text(v));
        working.say(
          `${['First', 'Second', 'Third', 'Fourth'][i] ?? ''} clue: ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} left.`,
        );
      });
      working.say(`${capital(who)}: ${texts[answer] ?? ''}`);
      // A blank that speaks of the answer would point it out.
      const asked = texts.findLastIndex((_, i) => mixed[i] === true && i !== answer);
      if (asked < 0 && level !== 'not_ready' && level !== 'guided') return null;
      const shown: Record<string, number> = Object.assign(
        {},
        ...values.map((v, i) => {
          const { large, small } = splitDuration(v);
          return mixed[i] ? { [`large${i + 1}`]: large, [`small${i + 1}`]: small } : { [`t${i + 1}`]: v };
        }),
      );
      return {
        story: [
          `The table shows the ${scene.list}.`,
          ...clues.map(({ text }, i) =>
            i > 0
              ? text.replace(who, 'It')
              : text.replace(/^It\b/, who).replace(/^In (\w+), it/, `In $1, ${who}`),
          ),
        ],
        ask: `How long is ${who}?`,
        blank: `${who} is ___.`,
        answer: amount(answer + 1, oneOf(texts)),
        middles: [
          {
            blank: `The time of ${texts[asked] ?? ''} is ___ ${unit.small} in all.`,
            amount: amount(values[asked] ?? 0, unit.one),
          },
        ],
        params: {
          ...shown,
          ...clueParams(clues, NUMBERED),
        },
        working,
        hints: [
          `Write all of them in ${unit.smallWord}.`,
          'Take the clues one by one. Cross out what does not fit.',
          'Only one of them fits every clue.',
        ],
        wrongs: values.flatMap((v, i) => {
          if (v === key) return [];
          const broken = clues.find(({ clue, told }) => !clue.fits(exact(v), told, exacts));
          return [
            slip(
              `breaks-${broken?.clue.name.toLowerCase() ?? 'a-clue'}`,
              WHY[broken?.clue.name ?? ''] ?? '',
              i + 1,
            ),
          ];
        }),
        drawn: Object.keys(shown),
        drawing: {
          kind: 'table',
          title: capital(scene.list),
          header: [scene.row, 'Time'],
          rows: texts.map((t, i) => [String(i + 1), t]),
        },
      };
    },
  };
}

const WHY: Readonly<Record<string, string>> = {
  over: 'This one is too short for one of the clues.',
  under: 'This one is too long for one of the clues.',
  even: 'Look again: is it an even number?',
  odd: 'Look again: is it an odd number?',
  fives: 'Look at the last digit again.',
  notLongest: 'One clue rules out the longest.',
  notShortest: 'One clue rules out the shortest.',
  nearLongest: 'This one is too far from the longest.',
};

/** h10 for time: a list of times in mixed units, and clues. */
export function timeClueShapes(grade: 3 | 4): readonly Shape[] {
  return [
    clueShape(grade, 'not_ready', 4, 2),
    clueShape(grade, 'guided', grade === 3 ? 4 : 5, 2),
    clueShape(grade, 'independent', grade === 3 ? 5 : 6, grade === 3 ? 2 : 3),
    clueShape(grade, 'mastery', grade === 3 ? 6 : 7, 3),
  ].map(tryOften);
}
