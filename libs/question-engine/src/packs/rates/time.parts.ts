import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { IN_MINUTES, IN_SECONDS, type TimeUnit, baseHundred, slip, splitDuration } from './time-kit.js';

interface SessionScene {
  whole: string;
  parts: readonly [string, string, string];
  /** What the rest of the time may be shared by. */
  many: string;
  one: string;
  /** A further short part; a break when absent. */
  pause?: string;
}

const HOUR_SCENES: readonly SessionScene[] = [
  { whole: 'An art class', parts: ['drawing', 'painting', 'tidying up'], many: 'paintings', one: 'painting' },
  { whole: 'A music class', parts: ['singing', 'clapping', 'listening'], many: 'songs', one: 'song' },
  {
    whole: 'A library visit',
    parts: ['story time', 'choosing books', 'reading'],
    many: 'stories',
    one: 'story',
  },
  { whole: 'A football session', parts: ['running', 'passing', 'the match'], many: 'games', one: 'game' },
  { whole: 'A kueh lesson', parts: ['mixing', 'steaming', 'tasting'], many: 'trays of kueh', one: 'tray' },
  { whole: 'A garden session', parts: ['planting', 'watering', 'clearing up'], many: 'plots', one: 'plot' },
  {
    whole: 'A dance practice',
    parts: ['stretching', 'the fan dance', 'the drum dance'],
    many: 'dances',
    one: 'dance',
  },
  {
    whole: 'A science club meeting',
    parts: ['the talk', 'the test', 'the quiz'],
    many: 'tests',
    one: 'test',
  },
  { whole: 'A school concert', parts: ['the choir', 'the band', 'the play'], many: 'bands', one: 'band' },
  { whole: 'A swimming lesson', parts: ['the warm-up', 'kicking', 'free play'], many: 'races', one: 'race' },
];

const SHORT_SCENES: readonly SessionScene[] = [
  {
    whole: 'A class video',
    parts: ['the song', 'the dance', 'the ending'],
    many: 'scenes',
    one: 'scene',
    pause: 'the title',
  },
  {
    whole: 'A news report',
    parts: ['the headline', 'the weather', 'the sports part'],
    many: 'stories',
    one: 'story',
    pause: 'the title',
  },
  {
    whole: 'A puppet show',
    parts: ['the opening', 'the tale', 'the ending'],
    many: 'acts',
    one: 'act',
    pause: 'the bow',
  },
  {
    whole: 'A drum show',
    parts: ['the march', 'the solo', 'the ending'],
    many: 'tunes',
    one: 'tune',
    pause: 'the bow',
  },
  {
    whole: 'A quiz video',
    parts: ['the opening', 'the clue', 'the ending'],
    many: 'questions',
    one: 'question',
    pause: 'the title',
  },
];

/** Draws a session and the unit it is told in; seconds from Primary 4. */
function drawSession(dice: Dice, grade: number): { scene: SessionScene; unit: TimeUnit; step: number } {
  const short = grade === 4 && dice.chance(2);
  return {
    scene: dice.pick(short ? SHORT_SCENES : HOUR_SCENES),
    unit: short ? IN_SECONDS : IN_MINUTES,
    step: grade === 4 || (grade === 3 && dice.chance(2)) ? 1 : 5,
  };
}

const WHOLE = gateway('whole = 60 * large + small');
const most = (grade: number): number => (grade === 2 ? 110 : grade === 3 ? 175 : 235);

/** h1 for time: a session and its parts, the whole told in two units. */
export function timePartShapes(grade: 2 | 3 | 4): readonly Shape[] {
  const wholeOk = (whole: number): boolean => whole > 60 && whole % 60 > 0 && whole <= most(grade);
  return [
    {
      id: 'one-part',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [WHOLE, relation('whole = first + rest')], asked: 'rest' },
      draw: (dice): Draft | null => {
        const { scene, unit, step } = drawSession(dice, grade);
        const { one, both } = unit;
        const rest = dice.multiple(step, 15, grade === 2 ? 50 : 90);
        const first = dice.multiple(step, 20, 55);
        const whole = rest + first;
        if (!wholeOk(whole) || first === rest) return null;
        const working = new Working();
        const total = working.state('Whole time', both.text(whole), whole, one);
        working.calc(capital(scene.parts[1]), `${one.bare(total)} − ${first}`, one);
        return {
          story: [
            `${scene.whole} lasts ${both.text(whole)}.`,
            `${capital(scene.parts[0])} takes ${one.text(first)}.`,
            `The rest of the time is for ${scene.parts[1]}.`,
          ],
          ask: `How many ${unit.smallWord} are for ${scene.parts[1]}?`,
          blank: `There are ___ ${unit.small} for ${scene.parts[1]}.`,
          answer: amount(rest, one),
          middles: [],
          params: { ...splitDuration(whole), first },
          working,
          hints: [
            'The bar shows the whole time and its two parts.',
            `Write the whole time in ${unit.smallWord} first. ${unit.sixty}.`,
            `Take ${one.text(first)} away from the whole time in ${unit.smallWord}.`,
          ],
          wrongs: [
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(whole) - first),
            slip('gave-the-known-part', 'This is the part that is told.', first),
            slip('added-the-part', 'The part is inside the whole time. Take it away.', whole + first),
            slip('gave-the-whole', 'This is the whole time.', whole),
            slip(
              'small-unit-forgotten',
              `Use the ${unit.small} of the whole time too.`,
              Math.abs(whole - (whole % 60) - first),
            ),
            slip('ten-too-many', 'Check your subtraction.', rest + 10),
            slip('ten-too-few', 'Check your subtraction.', rest - 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: '',
                segments: [
                  { size: first, label: one.text(first) },
                  { size: rest, label: '?', tint: 'amber' },
                ],
                brace: both.text(whole),
              },
            ],
          },
        };
      },
    },
    {
      id: 'two-parts',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [WHOLE, relation('whole = first + second + rest')], asked: 'rest' },
      draw: (dice): Draft | null => {
        const { scene, unit, step } = drawSession(dice, grade);
        const { one, both } = unit;
        const [first, second, rest] = [
          dice.multiple(step, 15, 55),
          dice.multiple(step, 15, 55),
          dice.multiple(step, 10, 60),
        ];
        const whole = first + second + rest;
        if (!wholeOk(whole) || first === rest || second === rest || first === second) return null;
        const working = new Working();
        const total = working.state('Whole time', both.text(whole), whole, one);
        const known = working.calc('Two parts', `${first} + ${second}`, one);
        working.calc(capital(scene.parts[2]), `${one.bare(total)} − ${one.bare(known)}`, one);
        return {
          story: [
            `${scene.whole} lasts ${both.text(whole)}.`,
            `${capital(scene.parts[0])} takes ${one.text(first)} and ${scene.parts[1]} takes ${one.text(second)}.`,
            `The rest of the time is for ${scene.parts[2]}.`,
          ],
          ask: `How many ${unit.smallWord} are for ${scene.parts[2]}?`,
          blank: `There are ___ ${unit.small} for ${scene.parts[2]}.`,
          answer: amount(rest, one),
          middles: [],
          params: { ...splitDuration(whole), first, second },
          working,
          hints: [
            'Three parts make the whole time. Which one is missing?',
            `Write the whole time in ${unit.smallWord}. Then add the two parts you know.`,
            `Take ${one.text(first)} and ${one.text(second)} away from the whole time.`,
          ],
          wrongs: [
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(whole) - first - second),
            slip('forgot-a-part', 'There is one more part to take away.', whole - first),
            slip('forgot-the-first-part', 'The first part must be taken away too.', whole - second),
            slip('gave-the-known-parts', 'This is the time of the two known parts.', first + second),
            slip('ten-too-many', 'Check your subtraction.', rest + 10),
            slip('ten-too-few', 'Check your subtraction.', rest - 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: '',
                segments: [
                  { size: first, label: one.text(first) },
                  { size: second, label: one.text(second) },
                  { size: rest, label: '?', tint: 'amber' },
                ],
                brace: both.text(whole),
              },
            ],
          },
        };
      },
    },
    {
      id: 'one-part-compared',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [WHOLE, relation('third = second + longer'), relation('whole = rest + second + third')],
        asked: 'rest',
      },
      draw: (dice): Draft | null => {
        const { scene, unit, step } = drawSession(dice, grade);
        const { one, both } = unit;
        const second = dice.multiple(step, 10, 40);
        const longer = dice.multiple(step, 5, 25);
        const rest = dice.multiple(step, 15, 60);
        const third = second + longer;
        const whole = second + third + rest;
        if (!wholeOk(whole) || [second, third, longer].includes(rest)) return null;
        const working = new Working();
        const total = working.state('Whole time', both.text(whole), whole, one);
        const other = working.calc(capital(scene.parts[2]), `${second} + ${longer}`, one);
        working.calc(capital(scene.parts[0]), `${one.bare(total)} − ${second} − ${one.bare(other)}`, one);
        return {
          story: [
            `${scene.whole} lasts ${both.text(whole)}.`,
            `It has ${scene.parts[0]}, ${scene.parts[1]} and ${scene.parts[2]}.`,
            `${capital(scene.parts[1])} takes ${one.text(second)}.`,
            `${capital(scene.parts[2])} takes ${one.text(longer)} longer than that.`,
          ],
          ask: `How many ${unit.smallWord} are for ${scene.parts[0]}?`,
          blank: `There are ___ ${unit.small} for ${scene.parts[0]}.`,
          answer: amount(rest, one),
          middles: [
            { blank: `There are ___ ${unit.small} for ${scene.parts[2]}.`, amount: amount(third, one) },
          ],
          params: { ...splitDuration(whole), second, longer },
          working,
          hints: [
            'Draw a bar with three parts. Which part can you find first?',
            `Find the time for ${scene.parts[2]}. Write the whole time in ${unit.smallWord}.`,
            `Take the times for ${scene.parts[1]} and ${scene.parts[2]} away from the whole time.`,
          ],
          wrongs: [
            slip(
              'longer-taken-as-the-part',
              'The part takes that much longer, not that long.',
              whole - second - longer,
            ),
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(whole) - second - third),
            slip('forgot-a-part', 'Take away both of the other parts.', whole - third),
            slip('forgot-a-part', 'Take away both of the other parts.', whole - second),
            slip('gave-the-other-part', 'This is the time of another part.', third),
            slip(
              'shorter-for-longer',
              'That part is longer, not shorter.',
              whole - second - (second - longer),
            ),
            slip('gave-the-known-parts', 'This is the time of the two other parts.', second + third),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'rest-shared',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts:
          grade === 2
            ? [WHOLE, relation('whole = first + rest'), relation('rest = shares * each')]
            : [WHOLE, relation('whole = first + second + rest'), relation('rest = shares * each')],
        asked: 'each',
      },
      draw: (dice): Draft | null => {
        const { scene, unit, step } = drawSession(dice, grade);
        const { one, both } = unit;
        const shares = grade === 2 ? dice.pick([2, 3, 4, 5]) : dice.int(3, 8);
        const each = grade === 2 ? dice.pick([5, 8, 9, 10, 15, 20]) : dice.int(6, 25);
        const first = dice.multiple(step, 10, 50);
        const second = grade === 2 ? 0 : dice.multiple(step, 10, 45);
        const rest = shares * each;
        const whole = first + second + rest;
        if (!wholeOk(whole) || shares === each || first === second || [first, second].includes(each))
          return null;
        if (grade === 2 && ![2, 3, 4, 5, 10].includes(shares)) return null;
        const working = new Working();
        const total = working.state('Whole time', both.text(whole), whole, one);
        const left = working.calc(
          'The rest',
          second > 0 ? `${one.bare(total)} − ${first} − ${second}` : `${one.bare(total)} − ${first}`,
          one,
        );
        working.calc(`Each ${scene.one}`, `${one.bare(left)} ÷ ${shares}`, one);
        return {
          story: [
            `${scene.whole} lasts ${both.text(whole)}.`,
            second > 0
              ? `${capital(scene.parts[0])} takes ${one.text(first)} and ${scene.pause ?? 'a break'} takes ${one.text(second)}.`
              : `${capital(scene.parts[0])} takes ${one.text(first)}.`,
            `The rest is shared equally by ${shares} ${scene.many}.`,
          ],
          ask: `How many ${unit.smallWord} are for each ${scene.one}?`,
          blank: `There are ___ ${unit.small} for each ${scene.one}.`,
          answer: amount(each, one),
          middles: [
            {
              blank: `The ${shares} ${scene.many} take ___ ${unit.small} altogether.`,
              amount: amount(rest, one),
            },
          ],
          params: { ...splitDuration(whole), first, ...(second > 0 ? { second } : {}), shares },
          working,
          hints: [
            'Which parts make up the whole time?',
            `Write the whole time in ${unit.smallWord}. Take away what is known.`,
            `Share the time that is left equally by ${shares}.`,
          ],
          wrongs: [
            slip('not-shared', 'This is for all of them. Share it equally.', rest),
            slip('forgot-the-known-part', 'Take the known part away before you share.', exact(whole, shares)),
            slip(
              'hour-as-hundred',
              `${unit.sixty}, not a hundred.`,
              exact(baseHundred(whole) - first - second, shares),
            ),
            slip(
              'forgot-a-part',
              'Take every known part away before you share.',
              exact(whole - first, shares),
            ),
            slip(
              'forgot-the-first-part',
              'Take every known part away before you share.',
              exact(whole - second, shares),
            ),
            slip('one-share-too-many', 'Check how many equal shares there are.', exact(rest, shares + 1)),
            slip('one-too-many', 'Check your division.', each + 1),
            slip('one-too-few', 'Check your division.', each - 1),
            slip('ten-too-many', 'Check your subtraction.', each + 10),
          ],
          drawing: null,
        };
      },
    },
  ];
}
