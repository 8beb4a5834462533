import type { Shape } from '../../core/draft.js';
import type { Dice } from '../../core/dice.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Display, type Readings, drawReadings, readingsOf } from './displays.js';
import { byFacts, shapeOf } from './drafting.js';
import { behind } from './stores.scene.js';

/** A change that is no multiple of the scale on purpose, from a tenth to most of what is there. */
function drawChange(dice: Dice, most: number): number {
  return dice.int(Math.max(2, Math.ceil(most / 10)), Math.max(3, Math.floor((most * 4) / 5)));
}

const now = (r: Readings, label: string): { ask: string; blank: string } => ({
  ask: `How many ${r.store.noun} does ${label} have now?`,
  blank: `${label} now has ___ ${r.store.noun}.`,
});

/** h2: what a row shows changes from outside. */
export const READING_BEFORE_AFTER = (display: Display): Shape[] => [
  shapeOf(
    `taken-${display.id}`,
    'not_ready',
    byFacts('x', readingsOf(display, 1), ['x = r1 - out']),
    (dice) => {
      const r = drawReadings(dice, display, 2, false);
      if (!r) return null;
      const [start = 0, other = 0] = r.values;
      const [label = ''] = r.labels;
      const out = drawChange(dice, start);
      const { [display.id === 'table' ? 'v2' : 'm2']: _, ...params } = r.params;
      return {
        story: [r.opening, r.store.out(r.text(out), label)],
        ...now(r, label),
        key: start - out,
        style: r.style,
        params: { ...params, out },
        drawn: r.drawn.filter((name) => name in params),
        steps: [...readFirst(r), [`${label} now`, x`${start} − ${out}`, r.style]],
        hints: [
          `What did ${label} have at first? Use ${display.name.toLowerCase()}.`,
          'Does the number go up or down after that?',
          `Take ${r.text(out)} away from what ${label} had at first.`,
        ],
        wrongs: [
          ...r.misread(([p = 0]) => p - out),
          ['change-wrong-way', start + out],
          ['gave-the-start', start],
          ['read-wrong-row', other - out],
          ['gave-the-change', out],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `change-to-match-${display.id}`,
    'guided',
    byFacts('x', readingsOf(display, 2), ['r1 - x = r2']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      if (a <= b) return null;
      const { noun } = r.store;
      return {
        story: [
          r.opening,
          r.store.out(`Some ${noun}`, la).replace(/(?<=.)Some/, 'some'),
          `Now ${la} has as many as ${lb}.`,
        ],
        ask: `How many fewer ${noun} does ${la} have now than at first?`,
        blank: `${la} has ___ fewer ${noun} now.`,
        key: a - b,
        style: r.style,
        params: r.params,
        drawn: r.drawn,
        steps: [...r.steps, ['Change', x`${a} − ${b}`, r.style]],
        hints: [
          `Read both numbers from ${display.name.toLowerCase()}.`,
          `What does ${la} have at first, and what does it have after the change?`,
          'Find how much smaller the number has become.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => p - q),
          ['added-instead', a + b],
          ['gave-the-end', b],
          ['gave-the-start', a],
          ['halved-too-soon', exact(a - b, 2)],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `out-and-in-${display.id}`,
    'independent',
    byFacts('x', readingsOf(display, 1), ['x = r1 - out + in1']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [start = 0, other = 0] = r.values;
      const [label = ''] = r.labels;
      const out = drawChange(dice, start);
      const into = drawChange(dice, start);
      if (into === out) return null;
      const { [display.id === 'table' ? 'v2' : 'm2']: _, ...params } = r.params;
      return {
        story: [
          r.opening,
          r.store.out(r.text(out), label),
          behind('Then', r.store.into(r.text(into), label)),
        ],
        ...now(r, label),
        key: start - out + into,
        style: r.style,
        middles: [[`After the first change ${label} has ___ ${r.store.noun}.`, start - out, r.style]],
        params: { ...params, out, in1: into },
        drawn: r.drawn.filter((name) => name in params),
        steps: [
          ...readFirst(r),
          ['After the first change', x`${start} − ${out}`, r.style],
          [`${label} now`, x`${start - out} + ${into}`, r.style],
        ],
        hints: [
          `What did ${label} have at first? Use ${display.name.toLowerCase()}.`,
          'There are two changes. Does each make the number larger or smaller?',
          `Take away ${r.text(out)}, then add ${r.text(into)}.`,
        ],
        wrongs: [
          ...r.misread(([p = 0]) => p - out + into),
          ['one-change-only', start - out],
          ['one-change-only', start + into],
          ['change-wrong-way', start + out - into],
          ['changes-added', start - out - into],
          ['changes-added', start + out + into],
          ['read-wrong-row', other - out + into],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `both-change-${display.id}`,
    'mastery',
    byFacts('x', readingsOf(display, 2), ['a = r1 - out', 'b = r2 + in1', 'x = b - a']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [first = 0, second = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      const out = drawChange(dice, first);
      const into = drawChange(dice, second);
      const key = second + into - (first - out);
      if (key <= 1 || out === into) return null;
      const { noun } = r.store;
      return {
        story: [r.opening, r.store.out(r.text(out), la), r.store.into(r.text(into), lb)],
        ask: `How many more ${noun} does ${lb} have than ${la} now?`,
        blank: `${lb} now has ___ more ${noun} than ${la}.`,
        key,
        style: r.style,
        middles: [[`${la} now has ___ ${noun}.`, first - out, r.style]],
        params: { ...r.params, out, in1: into },
        drawn: r.drawn,
        steps: [
          ...r.steps,
          [`${lb} now`, x`${second} + ${into}`, r.style],
          [`${la} now`, x`${first} − ${out}`, r.style],
          ['How many more', x`${second + into} − ${first - out}`, r.style],
        ],
        hints: [
          `Read both numbers from ${display.name.toLowerCase()} first.`,
          `Find what ${la} has now and what ${lb} has now.`,
          'Compare the two new numbers.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => q + into - p + out),
          ['change-forgotten', second + into - first],
          ['change-forgotten', second - first + out],
          ['change-wrong-way', second - into - first + out],
          ['added-instead', second + into + first - out],
          ['gave-the-other', first - out],
        ],
        drawing: r.draw(),
      };
    },
  ),
];

/** Only the first row is needed. */
function readFirst(r: Readings): Readings['steps'] {
  if (r.display.id === 'pictures') return r.steps.slice(0, 1);
  const scale = r.steps.filter((step) => typeof step !== 'string');
  return [
    ...scale,
    `Read the ${r.display.id === 'bars' ? 'bar graph' : 'table'}: ${r.labels[0] ?? ''} ${r.bare(r.values[0] ?? 0)}.`,
  ];
}

/** h7: the graph shows what there is in the end. */
export const READING_BACKWARDS = (display: Display): Shape[] => {
  const single = (
    id: string,
    level: 'not_ready' | 'guided' | 'independent' | 'mastery',
    relations: string[],
  ): Shape =>
    shapeOf(`${id}-${display.id}`, level, byFacts('x', readingsOf(display, 1), relations), (dice) => {
      const r = drawReadings(dice, display, 2, level !== 'not_ready');
      if (!r) return null;
      const [end = 0, other = 0] = r.values;
      const [label = ''] = r.labels;
      const { noun } = r.store;
      const hasIn = level !== 'not_ready';
      const hasOut = level !== 'guided';
      const halves = level === 'mastery';
      const into = hasIn ? drawChange(dice, end) : 0;
      const out = hasOut ? drawChange(dice, end) : 0;
      if (into === out) return null;
      const beforeIn = end - into;
      const beforeHalf = halves ? end + out - into : beforeIn;
      if (beforeHalf < 2) return null;
      const key = halves ? 2 * beforeHalf : beforeIn + out;
      const { [display.id === 'table' ? 'v2' : 'm2']: _, ...params } = r.params;
      const changes = halves
        ? [
            r.store.half(label),
            behind('Then', r.store.into(r.text(into), label)),
            behind('Last,', r.store.out(r.text(out), label)),
          ]
        : [
            ...(hasOut ? [r.store.out(r.text(out), label)] : []),
            ...(hasIn
              ? [
                  hasOut
                    ? behind('Then', r.store.into(r.text(into), label))
                    : r.store.into(r.text(into), label),
                ]
              : []),
          ];
      return {
        story: [
          ...changes,
          display.id === 'pictures' ? r.opening : `${display.name} shows ${r.store.shows} after that.`,
        ],
        ask: `How many ${noun} did ${label} have at first?`,
        blank: `${label} had ___ ${noun} at first.`,
        key,
        style: r.style,
        middles: halves
          ? [[`After the first change ${label} had ___ ${noun}.`, beforeHalf, r.style]]
          : level === 'independent'
            ? [[`After the first change ${label} had ___ ${noun}.`, beforeIn, r.style]]
            : [],
        params: { ...params, ...(hasIn ? { in1: into } : {}), ...(hasOut ? { out } : {}) },
        drawn: r.drawn.filter((name) => name in params),
        steps: [
          ...readFirst(r),
          ...(halves
            ? ([
                ['Before the last change', x`${end} + ${out}`, r.style],
                ['After the first change', x`${end + out} − ${into}`, r.style],
                ['At first', x`${beforeHalf} × 2`, r.style],
              ] as const)
            : [
                ...(hasIn
                  ? ([
                      [hasOut ? 'After the first change' : 'At first', x`${end} − ${into}`, r.style],
                    ] as const)
                  : []),
                ...(hasOut ? ([['At first', x`${beforeIn} + ${out}`, r.style]] as const) : []),
              ]),
        ],
        hints: [
          `What does ${label} have in the end? Use ${display.name.toLowerCase()}.`,
          'Start from the end and undo the last change first.',
          halves
            ? 'Put back what went last, take away what came, and remember that half was left.'
            : hasIn && hasOut
              ? 'Take away what came. Then put back what went.'
              : hasIn
                ? 'Take away what came.'
                : 'Put back what went.',
        ],
        wrongs: [
          ...r.misread(([p = 0]) => (halves ? 2 * (p + out - into) : p - into + out)),
          ['gave-the-end', end],
          ...(halves
            ? ([
                ['half-not-undone', beforeHalf],
                ['halved-again', exact(beforeHalf, 2)],
                ['change-forgotten', 2 * (end - into)],
                ['change-wrong-way', 2 * (end - out + into)],
              ] as const)
            : ([
                ['same-operation', end + into - out],
                ['one-change-only', beforeIn],
                ['one-change-only', end + out],
                ['changes-added', end + into + out],
                ['read-wrong-row', other - into + out],
              ] as const)),
        ],
        drawing: r.draw(),
      };
    });
  return [
    single('put-back', 'not_ready', ['x = r1 + out']),
    single('take-back', 'guided', ['x = r1 - in1']),
    single('undo-two', 'independent', ['x = r1 - in1 + out']),
    single('undo-half', 'mastery', ['x / 2 + in1 - out = r1']),
  ];
};
