import { SHOWN_TERMS } from '../../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { numberText } from '../../numbers/number-text.js';
import type { Plot, Values } from '../../engines/plot.engine.js';

/** Steps and ends of one grade. */
export interface TrackSizes {
  steps: readonly number[];
  low: number;
  high: number;
}

const shown = (values: Values): string[] =>
  [1, 2, 3, 4, 5].map((i) => {
    const value = values[`t${i}`];
    return value === undefined || Number(values['hole']) === i ? '?' : numberText(value);
  });

/** The step that all shown numbers agree on; none when they do not. */
function findStep(values: Values): number | null {
  const known = [1, 2, 3, 4, 5].flatMap((i) => {
    const value = values[`t${i}`];
    return value === undefined ? [] : [{ i, value: Number(value) }];
  });
  const [one, two] = known;
  if (!one || !two) return null;
  const step = (two.value - one.value) / (two.i - one.i);
  return known.every(({ i, value }) => value === one.value + step * (i - one.i)) ? step : null;
}

const count = (values: Values, place: number): number[] => {
  const step = findStep(values);
  const first = [1, 2, 3].find((i) => values[`t${i}`] !== undefined);
  if (step === null || first === undefined) return [];
  let value = Number(values[`t${first}`]);
  for (let i = first; i < place; i += 1) value += step;
  for (let i = first; i > place; i -= 1) value -= step;
  return [value];
};

/** Slips of small numbers: to count in ones or twos, and to be ten off. `goOn` leads from the numbers beside the gap. */
const slipsOfOnes = (goOn: readonly string[], key: string): Plot['slips'] => [
  ...goOn.map((to) => ['step-of-one', 'Count in equal steps, not in ones.', `${to}1`] as const),
  ...goOn.map(
    (to) =>
      [
        'half-a-step',
        'How far is it from one number to the next? Go the whole way.',
        `${to}step ÷ 2`,
      ] as const,
  ),
  ...goOn.map((to) => ['miscounted', 'How far is it from one number to the next?', `${to}2`] as const),
  ['slip-of-ten', 'Look at the tens again.', `${key} + 10`],
  ['slip-of-ten', 'Look at the tens again.', `${key} − 10`],
];

/** Slips of numbers in thousands, which nobody counts by ones: of places. */
const slipsOfPlaces = (goOn: readonly string[], key: string): Plot['slips'] => [
  ...goOn.map(
    (to) => ['step-of-another-place', 'Look at the places of each step again.', `${to}step ÷ 10`] as const,
  ),
  ...['100', '1000'].flatMap((off) =>
    (['+', '−'] as const).map(
      (sign) =>
        ['carried-wrongly', 'Check the hundreds and the thousands again.', `${key} ${sign} ${off}`] as const,
    ),
  ),
];

/** Up to here a child may count on in ones. */
const MOST_COUNTED = 1000;

/** h9, a track of numbers in equal steps with a box to fill. */
export function trackPlots(size: TrackSizes): readonly Plot[] {
  const isLarge = size.low > MOST_COUNTED;
  const open =
    (steps: readonly number[], places: number, falls: boolean): Plot['draw'] =>
    (dice) => {
      const step = dice.pick(steps);
      const span = step * (places - 1);
      if (span > size.high - size.low) return null;
      const grain = step % 5 === 0 ? Math.min(step, dice.chance(2) ? 5 : step) : 1;
      const bottom = dice.multiple(grain, size.low, size.high - span);
      const terms = Array.from({ length: places }, (_, i) =>
        falls ? bottom + span - i * step : bottom + i * step,
      );
      return terms.some((t) => t <= 0 || t === step)
        ? null
        : { step, ...Object.fromEntries(terms.map((t, i) => [`t${i + 1}`, t])) };
    };
  const gap = (
    id: string,
    level: ProficiencyLevel,
    hole: number,
    falls: boolean,
    steps: readonly number[],
  ): Plot => {
    const known = [1, 2, 3, 4, 5].filter((i) => i !== hole);
    const pair = known.find((i) => known.includes(i + 1)) ?? 1;
    const from = hole === 1 ? 2 : hole - 1;
    const sign = (hole === 1) === falls ? '+' : '−';
    const turned = sign === '+' ? '−' : '+';
    const next = hole === 1 || hole === 5 ? null : hole + 1;
    const key = `t${hole}`;
    return {
      id,
      levels: [level],
      conditions: { together: SHOWN_TERMS },
      solve: (values) => count(values, hole),
      draw: (dice, at, words) => {
        const values = open(steps, 5, falls)(dice, at, words);
        return values && { ...values, hole };
      },
      given: known.map((i) => `t${i}`),
      drawn: known.map((i) => `t${i}`),
      tell: ['{intro}'],
      ask: 'Which number is missing?',
      blank: 'The missing number is ___.',
      key,
      steps: [
        ['One step', falls ? `t${pair} − t${pair + 1}` : `t${pair + 1} − t${pair}`, 'step'],
        ['The missing number', `t${from} ${sign} step`, key],
      ],
      hints: [
        'Do the numbers get larger or smaller?',
        'How far is it from one number to the next?',
        hole === 1
          ? 'Go one step back from the first number shown.'
          : 'Go one step on from the number before.',
      ],
      slips: [
        ...(next === null
          ? ([['two-steps', 'Go one step only.', `t${from} ${sign} step ${sign} step`]] as const)
          : []),
        ...(isLarge ? slipsOfPlaces : slipsOfOnes)(
          [`t${from} ${sign} `, ...(next === null ? [] : [`t${next} ${turned} `])],
          key,
        ),
      ],
      // What does not lie beside the gap, a pupil crosses out unread.
      isLikely: (value, values) =>
        [hole - 1, hole + 1].every((i) => {
          const beside = Number(values[`t${i}`] ?? NaN);
          return Number.isNaN(beside) || (i < hole !== falls ? value > beside : value < beside);
        }),
      drawing: (values) => ({ kind: 'number-track', cells: shown(values) }),
    };
  };
  return [
    gap('next-number', 'not_ready', 5, false, size.steps.slice(0, -1)),
    gap('gap-in-the-middle', 'guided', 4, false, size.steps),
    gap('gap-falling', 'independent', 3, true, size.steps),
    gap('gap-at-the-start', 'independent', 1, false, size.steps),
    {
      id: 'some-boxes-on',
      levels: ['mastery'],
      conditions: { together: SHOWN_TERMS },
      solve: (values) => count(values, Number(values['place'])),
      draw: (dice, level, words) => {
        const place = dice.int(7, 8);
        const d = open(size.steps, place, false)(dice, level, words);
        if (!d) return null;
        const [t1, t2, t3, step] = [d['t1'], d['t2'], d['t3'], d['step']];
        if (t1 === undefined || t2 === undefined || t3 === undefined || step === undefined) return null;
        const more = place - 3;
        const rise = more * Number(step);
        const key = Number(t3) + rise;
        return { t1, t2, t3, step, place, more, rise, key };
      },
      given: ['t1', 't2', 't3', 'place'],
      drawn: ['t1', 't2', 't3'],
      tell: ['{intro}', 'The pattern goes on.'],
      ask: 'What is the {place#} number?',
      blank: 'The {place#} number is ___.',
      key: 'key',
      steps: [
        ['One step', 't2 − t1', 'step'],
        ['Steps after the 3rd number', 'place − 3', 'more'],
        ['All {more} steps', 'more × step', 'rise'],
        ['The {place#} number', 't3 + rise', 'key'],
      ],
      middle: { name: 'step', blank: 'One step is ___.' },
      hints: [
        'Do the numbers get larger or smaller?',
        'How far is it from one number to the next?',
        'How many steps are there from the 3rd number to the {place#}?',
      ],
      slips: [
        ['one-step-too-many', 'The 1st number needs no step. Count the steps again.', 'key + step'],
        ['one-step-too-few', 'Count the steps again.', 'key − step'],
        ['next-number-only', 'Go on to the {place#} number.', 't3 + step'],
        ...(isLarge ? [] : ([['step-of-one', 'Count in equal steps, not in ones.', 't3 + more']] as const)),
        [
          'steps-from-the-third',
          'The last number shown is the 3rd. Count on from there.',
          't3 + place × step − step',
        ],
        ...(isLarge
          ? []
          : ([
              ['slip-of-ten', 'Look at the tens again.', 'key + 10'],
              ['slip-of-one', 'Check your counting.', 'key + 1'],
            ] as const)),
      ],
      drawing: (values) => ({ kind: 'number-track', cells: [...shown(values).slice(0, 3), '', ''] }),
    },
  ];
}
