import { SHOWN_TERMS } from '../../checks/honesty.js';
import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { x } from '../../core/working.js';
import type { LineGraphSpec } from '../../drawing/drawing-spec.js';
import { type DraftParts, byTrying, range, shapeOf } from './drafting.js';
import { GROWTHS } from './growth.scene.js';

/** First five terms rise by steps that grow by the same amount; counts on step by step. */
function countOn(t1: number, t2: number, t3: number, t4: number): number[] {
  const steps = [t2 - t1, t3 - t2, t4 - t3] as const;
  const grow = steps[1] - steps[0];
  if (steps[2] - steps[1] !== grow) return [];
  const terms = [t1];
  for (let step = steps[0]; terms.length < 40; step += grow) terms.push((terms.at(-1) ?? 0) + step);
  return terms;
}

function open(dice: Dice) {
  const context = dice.pick(GROWTHS);
  const unit = dice.pick([1, 2, 5, 10]);
  const [first, step, grow] = [dice.int(1, 6) * unit, dice.int(1, 4) * unit, dice.int(1, 3) * unit];
  const t = (n: number): number => first + (n - 1) * step + (((n - 1) * (n - 2)) / 2) * grow;
  const { place, noun, title } = context;
  const shown = range(1, 4).map(t);
  // Every value must lie on a line of the graph.
  const yStep = [1, 2, 5, 10, 20].find((s) => t(4) / s <= 12 && shown.every((v) => v % s === 0));
  if (yStep === undefined) return null;
  const drawing: LineGraphSpec = {
    kind: 'line-graph',
    title,
    xTitle: place,
    yTitle: `Number of ${noun}`,
    points: shown.map((y, i) => ({ x: `${place} ${i + 1}`, y })),
    yStep,
  };
  const steps = (to: number): DraftParts['steps'] => [
    `Read the line graph: ${shown.join(', ')}.`,
    ['First step', x`${t(2)} − ${t(1)}`],
    ['Second step', x`${t(3)} − ${t(2)}`],
    ['The steps grow by', x`${t(3) - t(2)} − ${t(2) - t(1)}`],
    ...range(5, to).map(
      (n) => [`${place} ${n}`, x`${t(n - 1)} + ${t(n) - t(n - 1)}`, context.style] as const,
    ),
  ];
  return {
    context,
    t,
    steps,
    at: place === 'Day' ? 'on' : 'in',
    story: [
      `The line graph shows the number of ${noun} that ${context.done} each ${place.toLowerCase()}.`,
      'The rise from one point to the next grows by the same amount each time.',
    ],
    params: { t1: t(1), t2: t(2), t3: t(3), t4: t(4) },
    drawing,
  };
}

const NAMES = ['t1', 't2', 't3', 't4', 'asked'];
const split = (given: readonly number[]): { terms: number[]; asked: number } => {
  const [t1 = 0, t2 = 0, t3 = 0, t4 = 0, asked = 0] = given;
  return { terms: countOn(t1, t2, t3, t4), asked };
};

const HINTS: [string, string, string] = [
  'Read the points of the graph first.',
  'How much does the number rise each time? Look at the rises themselves.',
  'Go on with larger and larger rises, one point after the other.',
];

function term(level: 'not_ready' | 'guided'): Shape {
  const proof = byTrying(
    NAMES,
    (...given) => {
      const { terms, asked } = split(given);
      return terms.slice(asked - 1, asked);
    },
    { together: SHOWN_TERMS },
  );
  return shapeOf(level === 'guided' ? 'growing-rise-far' : 'growing-rise-near', level, proof, (dice) => {
    const o = open(dice);
    if (!o) return null;
    const n = level === 'guided' ? dice.int(7, 10) : dice.int(5, 6);
    const { noun, place, done, style } = o.context;
    return {
      story: o.story,
      ask: `How many ${noun} ${done} ${o.at} ${place} ${n}?`,
      blank: `___ ${noun} ${done} ${o.at} ${place} ${n}.`,
      key: o.t(n),
      style,
      params: { ...o.params, asked: n },
      steps: o.steps(n),
      hints: HINTS,
      wrongs: [
        ['one-step-too-many', o.t(n + 1)],
        ['one-step-too-few', o.t(n - 1)],
        ['misread-value', o.t(4) + (n - 4) * (o.t(4) - o.t(3))],
        ['first-multiplied', o.t(1) * n],
        ['misread-value', o.t(1) + (n - 1) * (o.t(2) - o.t(1))],
        ['doubled-the-middle', 2 * o.t(4)],
      ],
      drawing: o.drawing,
    };
  });
}

/** h9 of Primary 6: rises that grow. */
export const AVERAGE_GROWTH: readonly Shape[] = [
  term('not_ready'),
  term('guided'),
  shapeOf(
    'growing-rise-which',
    'independent',
    byTrying(
      NAMES,
      (...given) => {
        const { terms, asked } = split(given);
        return terms.flatMap((v, i) => (v === asked ? [i + 1] : []));
      },
      { together: SHOWN_TERMS },
    ),
    (dice) => {
      const o = open(dice);
      if (!o) return null;
      const n = dice.int(6, 10);
      const { place, done, style } = o.context;
      return {
        story: o.story,
        ask: `${capital(o.at)} which ${place.toLowerCase()} ${done.replace('are ', `are ${style.text(o.t(n))} `)}?`,
        blank: `${style.text(o.t(n))} ${done} ${o.at} ${place} ___.`,
        key: n,
        style: PLAIN,
        middles: [['Each rise is ___ more than the rise before.', o.t(3) - 2 * o.t(2) + o.t(1), PLAIN]],
        params: { ...o.params, asked: o.t(n) },
        steps: [...o.steps(n), `That is ${place} ${n}.`],
        hints: HINTS,
        wrongs: [
          ['one-too-many', n + 1],
          ['one-too-few', n - 1],
          ['one-step-too-few', n - 2],
          ['one-step-too-many', n + 2],
          ['start-forgotten', n + 3],
          ['first-multiplied', Math.floor(o.t(n) / o.t(1))],
        ],
        drawing: o.drawing,
      };
    },
  ),
  shapeOf(
    'growing-rise-average',
    'mastery',
    byTrying(
      NAMES,
      (...given) => {
        const { terms, asked } = split(given);
        const total = terms.slice(0, asked).reduce((a, b) => a + b, 0);
        return terms.length < asked || total % asked !== 0 ? [] : [total / asked];
      },
      { together: SHOWN_TERMS },
    ),
    (dice) => {
      const o = open(dice);
      if (!o) return null;
      const n = dice.int(5, 7);
      const { noun, place, done, style } = o.context;
      const terms = range(1, n).map(o.t);
      const total = terms.reduce((a, b) => a + b, 0);
      if (total % n !== 0) return null;
      return {
        story: o.story,
        ask: `What is the average number of ${noun} that ${done} each ${place.toLowerCase()} in the first ${n} ${place.toLowerCase()}s?`,
        blank: `In the first ${n} ${place.toLowerCase()}s the average is ___ ${noun}.`,
        key: total / n,
        style,
        middles: [
          [`In the first ${n} ${place.toLowerCase()}s ___ ${noun} ${done} altogether.`, total, style],
        ],
        params: { ...o.params, asked: n },
        steps: [
          ...o.steps(n),
          ['Total', terms.map((v) => style.bare(v)).join(' + '), style],
          ['Average', x`${total} ÷ ${n}`, style],
        ],
        hints: [
          HINTS[0],
          'Look at the rises. Go on until you have all the values.',
          'Add up all the values and share the total equally.',
        ],
        wrongs: [
          ['not-shared', total],
          ['gave-the-last', o.t(n)],
          ['wrong-count', Math.floor(total / (n - 1))],
          ['wrong-count', Math.floor(total / (n + 1))],
          ['ends-averaged', Math.floor((o.t(1) + o.t(n)) / 2)],
          ['one-too-many', total / n + 1],
          ['one-too-few', total / n - 1],
        ],
        drawing: o.drawing,
      };
    },
  ),
];
