import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { x } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Step, byTrying, range, shapeOf } from './drafting.js';
import { type GrowthContext, GROWTHS } from './growth.scene.js';

/** A graph of the first three numbers of a pattern. */
export interface GrowthDisplay {
  id: 'pictures' | 'bars' | 'line';
  name: string;
  units: readonly number[];
  /** Most pictures or marks in the third row. */
  high: number;
  /** Places asked for at the four levels. */
  places: Readonly<Record<'not_ready' | 'guided' | 'independent' | 'mastery', readonly [number, number]>>;
}

export const GROWING_PICTURES: GrowthDisplay = {
  id: 'pictures',
  name: 'picture graph',
  units: [2, 3, 4, 5, 10],
  high: 9,
  places: { not_ready: [4, 4], guided: [5, 6], independent: [5, 8], mastery: [4, 5] },
};
export const GROWING_BARS: GrowthDisplay = {
  id: 'bars',
  name: 'bar graph',
  units: [2, 5, 10, 20, 50, 100],
  high: 11,
  places: { not_ready: [4, 5], guided: [7, 10], independent: [7, 12], mastery: [5, 6] },
};
export const GROWING_LINE: GrowthDisplay = {
  id: 'line',
  name: 'line graph',
  units: [5, 10, 20, 50, 100],
  high: 11,
  places: { not_ready: [5, 7], guided: [8, 12], independent: [8, 15], mastery: [6, 8] },
};

function drawTerms(
  d: GrowthDisplay,
  context: GrowthContext,
  marks: readonly number[],
  unit: number,
): DrawingSpec {
  const label = (i: number): string => `${context.place} ${i + 1}`;
  if (d.id === 'pictures')
    return {
      kind: 'picture-graph',
      title: context.title,
      symbol: 'circle',
      unit,
      noun: context.noun,
      rows: marks.map((symbols, i) => ({ label: label(i), symbols })),
    };
  if (d.id === 'bars')
    return {
      kind: 'bar-graph',
      title: context.title,
      yTitle: `Number of ${context.noun}`,
      step: unit,
      numbered: 'every',
      bars: marks.map((m, i) => ({ label: label(i), marks: m })),
    };
  return {
    kind: 'line-graph',
    title: context.title,
    xTitle: context.place,
    yTitle: `Number of ${context.noun}`,
    points: marks.map((m, i) => ({ x: label(i), y: m * unit })),
    yStep: unit,
  };
}

function open(dice: Dice, d: GrowthDisplay) {
  const context = dice.pick(GROWTHS);
  const unit = dice.pick(d.units);
  const first = dice.int(1, d.high - 2);
  const step = dice.int(1, Math.floor((d.high - first) / 2));
  if (step < 1 || step === first) return null;
  const marks = [first, first + step, first + 2 * step];
  const t = (n: number): number => (first + (n - 1) * step) * unit;
  const { style, place } = context;
  const params: Record<string, number> =
    d.id === 'line'
      ? { m1: t(1), m2: t(2), m3: t(3) }
      : { m1: marks[0] ?? 0, m2: marks[1] ?? 0, m3: marks[2] ?? 0, unit };
  const read: Step[] =
    d.id === 'pictures'
      ? marks.map((m, i): Step => [`${place} ${i + 1}`, x`${m} × ${unit}`, style])
      : [`Read the ${d.name}: ${marks.map((m) => style.bare(m * unit)).join(', ')}.`];
  return {
    context,
    unit,
    first: first * unit,
    gap: step * unit,
    marks,
    t,
    read,
    story: [
      d.id === 'pictures'
        ? 'Look at the picture graph.'
        : `The ${d.name} shows the number of ${context.noun} that ${context.done} each ${place.toLowerCase()}.`,
      'The number goes up by the same amount each time.',
    ],
    params,
    drawing: drawTerms(d, context, marks, unit),
  };
}

/** Term after term, counted on from what the graph shows. */
function countOn(m1: number, m2: number, m3: number, unit: number): number[] {
  if (m3 - m2 !== m2 - m1) return [];
  const terms: number[] = [];
  for (let term = m1; terms.length < 200; term += m2 - m1) terms.push(term * unit);
  return terms;
}

/** h9: count on in equal steps from a graph. */
export const READING_GROWTH = (d: GrowthDisplay): Shape[] => {
  const names = ['m1', 'm2', 'm3', ...(d.id === 'line' ? [] : ['unit']), 'asked'];
  const split = (given: readonly number[]): { terms: number[]; asked: number } => {
    const [m1 = 0, m2 = 0, m3 = 0, unit = 1] = d.id === 'line' ? [...given.slice(0, 3), 1] : given;
    return { terms: countOn(m1, m2, m3, unit), asked: given.at(-1) ?? 0 };
  };
  const term = (level: 'not_ready' | 'guided'): Shape =>
    shapeOf(
      `${level === 'guided' ? 'far' : 'near'}-term-${d.id}`,
      level,
      byTrying(
        names,
        (...given) => {
          const { terms, asked } = split(given);
          return terms.slice(asked - 1, asked);
        },
        { together: [/^m\d$|^unit$/] },
      ),
      (dice) => {
        const o = open(dice, d);
        if (!o) return null;
        const n = dice.int(...d.places[level]);
        const { style, noun, place, done } = o.context;
        return {
          story: o.story,
          ask: `How many ${noun} ${done} ${at(place)} ${place} ${n}?`,
          blank: `___ ${noun} ${done} ${at(place)} ${place} ${n}.`,
          key: o.t(n),
          style,
          params: { ...o.params, asked: n },
          drawn: Object.keys(o.params),
          steps: [
            ...o.read,
            ['Each step', x`${o.t(2)} − ${o.first}`, style],
            ...range(4, n).map((i) => [`${place} ${i}`, x`${o.t(i - 1)} + ${o.gap}`, style] as const),
          ],
          hints: [
            'Read the three numbers first.',
            'By how much does the number go up each time?',
            `Start from ${place} 3 and go on in the same steps up to ${place} ${n}.`,
          ],
          wrongs: [
            ['one-step-too-many', o.t(n + 1)],
            ['one-step-too-few', o.t(n - 1)],
            ['first-multiplied', o.first * n],
            ['start-forgotten', o.gap * n],
            [
              d.id === 'pictures' ? 'key-ignored' : 'scale-ignored',
              d.id === 'line' ? o.gap * (n - 1) : o.t(n) / o.unit,
            ],
            ['misread-value', o.t(n) + o.unit],
          ],
          drawing: o.drawing,
        };
      },
    );
  return [
    term('not_ready'),
    term('guided'),
    shapeOf(
      `which-place-${d.id}`,
      'independent',
      byTrying(
        names,
        (...given) => {
          const { terms, asked } = split(given);
          return terms.flatMap((t, i) => (t === asked ? [i + 1] : []));
        },
        { together: [/^m\d$|^unit$/] },
      ),
      (dice) => {
        const o = open(dice, d);
        if (!o) return null;
        const n = dice.int(...d.places.independent);
        const { style, noun, place, done } = o.context;
        return {
          story: o.story,
          ask: `${capital(at(place))} which ${place.toLowerCase()} ${done.replace('are ', `are ${style.text(o.t(n))} `)}?`,
          blank: `${capital(at(place))} ${place} ___, ${style.text(o.t(n))} ${done}.`,
          key: n,
          style: PLAIN,
          params: { ...o.params, asked: o.t(n) },
          drawn: Object.keys(o.params),
          middles: [[`Each ${place.toLowerCase()} the number goes up by ___ ${noun}.`, o.gap, style]],
          steps: [
            ...o.read,
            ['Each step', x`${o.t(2)} − ${o.first}`, style],
            [`All the steps after ${place} 1`, x`${o.t(n)} − ${o.first}`, style],
            ['Number of steps', x`${o.t(n) - o.first} ÷ ${o.gap}`],
            [place, x`${n - 1} + 1`],
          ],
          hints: [
            'Read the three numbers first.',
            'By how much does the number go up each time?',
            `How many steps lead from ${place} 1 to that number?`,
          ],
          wrongs: [
            ['one-too-few', n - 1],
            ['one-too-many', n + 1],
            ['one-step-too-few', n - 2],
            ['one-step-too-many', n + 2],
            ['start-forgotten', Math.floor(o.t(n) / o.gap)],
            ['first-multiplied', Math.floor(o.t(n) / o.first)],
          ],
          drawing: o.drawing,
        };
      },
    ),
    shapeOf(
      `total-${d.id}`,
      'mastery',
      byTrying(
        names,
        (...given) => {
          const { terms, asked } = split(given);
          return terms.length < asked ? [] : [terms.slice(0, asked).reduce((a, b) => a + b, 0)];
        },
        { together: [/^m\d$|^unit$/] },
      ),
      (dice) => {
        const o = open(dice, d);
        if (!o) return null;
        const n = dice.int(...d.places.mastery);
        const { style, noun, place, done } = o.context;
        const terms = range(1, n).map(o.t);
        const total = terms.reduce((a, b) => a + b, 0);
        const places = `the first ${n} ${place.toLowerCase()}s`;
        return {
          story: o.story,
          ask: `How many ${noun} ${done} in ${places} altogether?`,
          blank: `In ${places} ___ ${noun} ${done} altogether.`,
          key: total,
          style,
          params: { ...o.params, asked: n },
          drawn: Object.keys(o.params),
          middles: [[`___ ${noun} ${done} ${at(place)} ${place} ${n}.`, o.t(n), style]],
          steps: [
            ...o.read,
            ['Each step', x`${o.t(2)} − ${o.first}`, style],
            ...range(4, n).map((i) => [`${place} ${i}`, x`${o.t(i - 1)} + ${o.gap}`, style] as const),
            ['Altogether', terms.map((v) => style.bare(v)).join(' + '), style],
          ],
          hints: [
            'Read the three numbers first.',
            `Go on in the same steps up to ${place} ${n}.`,
            'Add up all the numbers, also those in the graph.',
          ],
          wrongs: [
            ['gave-the-last', o.t(n)],
            ['one-part-only', total - o.t(n)],
            ['one-step-too-many', total + o.t(n + 1)],
            ['first-multiplied', o.first * n],
            ['one-part-only', total - o.first],
            ['misread-value', total + o.unit],
            ['one-step-only', terms.slice(0, 4).reduce((a, b) => a + b, 0)],
          ],
          drawing: o.drawing,
        };
      },
    ),
  ];
};

const at = (place: string): string => (place === 'Day' ? 'on' : 'in');
