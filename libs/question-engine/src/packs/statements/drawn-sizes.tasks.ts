import { angleText } from '@sumfox/answer-marking/drawn-text';
import { measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { capital } from '../../core/people.js';
import type { Shape } from '../../core/draft.js';
import type { BarGraphSpec } from '../../drawing/bar-graph.drawing.js';
import tables from './drawn-sizes.json' with { type: 'json' };
import { type Wrong, drawnOneOf, drawnTask, drawDifferent, provenDrawing } from './task.js';

/** Sizes as they are written, the right one first, each once. */
const listOnce = (sizes: readonly number[], write: (size: number) => string): string[] => [
  ...new Set(sizes.map(write)),
];
const missesOf = (texts: readonly string[], code: string, says: (text: string) => string): Wrong[] =>
  texts.slice(1).map((text, i): Wrong => [code, says(text), i + 2]);

/** A pupil of Primary 1 draws to the mark; what is typed may be off by the width of a pencil. */
const LINE_TOLERANCE = '1/5';
const RULER_END = 12;
const RULER = { kind: 'ruler', max: RULER_END, unit: 'cm', labelEvery: 1 } as const;
const inCm = (size: number): string => `${size} cm`;

/** Lines drawn to a length, for Primary 1. */
export const DRAWN_LENGTH_TASKS: readonly Shape[] = [
  drawnTask(
    'line-drawn-to-a-length',
    ['P1-L-3'],
    ['not_ready', 'guided'],
    provenDrawing((givens) => `${givens.get('length')?.toFraction() ?? ''} cm`),
    (dice, level) => {
      const from = level === 'not_ready' ? 0 : dice.int(1, 4);
      const length = dice.int(3, RULER_END - from - 1);
      if (from === length) return null;
      const misses = [length + 1, length - 1, length + from, length - from, length + 2].filter(
        (one) => one > 0 && one !== length,
      );
      const texts = listOnce([length, ...misses], inCm);
      const [story = '', ask = ''] = dice
        .pick(tables.lines)
        .map((text) => text.replace('{length}', inCm(length)));
      return {
        ...(story === '' ? {} : { story: [story] }),
        ask,
        blank: 'The line is ___ long.',
        key: 1,
        style: drawnOneOf(texts, { kind: 'line' }, LINE_TOLERANCE),
        params: { length, start: `at ${from}` },
        work: [`The line ends at the ${from + length} mark.`, `Its length: ${inCm(length)}`],
        hints: ['At which mark is the dot?', 'Count on from the dot.', 'Count the gaps, not the marks.'],
        wrongs: missesOf(texts, 'counted-marks', (text) =>
          text === inCm(length - 1)
            ? 'Count the gaps from the dot, not the marks.'
            : `Your line is too ${Number.parseInt(text, 10) > length ? 'long' : 'short'}. Where must it end?`,
        ),
        drawing: { ...RULER, things: [], drawnFrom: from },
      };
    },
  ),
  drawnTask(
    'line-drawn-beside-another',
    ['P1-L-3', 'P1-L-2'],
    ['not_ready', 'guided'],
    provenDrawing((givens, word) => {
      const [from, to, gap] = ['from', 'to', 'gap'].map((name) => givens.get(name)?.valueOf() ?? 0);
      return inCm((to ?? 0) - (from ?? 0) + (word('way') === 'longer' ? 1 : -1) * (gap ?? 0));
    }),
    (dice, level) => {
      const [thing, gap] = [dice.pick(tables.beside), dice.int(1, 3)];
      const [from, size] = [level === 'not_ready' ? 0 : dice.int(1, 3), dice.int(4, 8)];
      const way = dice.pick(['longer', 'shorter'] as const);
      const length = way === 'longer' ? size + gap : size - gap;
      if (length === from || length < 2) return null;
      const misses = [size, 2 * size - length, length + from, length + 1, length - 1];
      const texts = listOnce([length, ...misses.filter((one) => one !== length)], inCm);
      return {
        story: ['Draw a line from the dot.'],
        ask: `Make it ${inCm(gap)} ${way} than the ${thing}.`,
        blank: 'The line is ___ long.',
        key: 1,
        style: drawnOneOf(texts, { kind: 'line' }, LINE_TOLERANCE),
        params: { from, to: from + size, gap, way },
        drawn: ['from', 'to'],
        work: [
          from === 0
            ? `The ${thing} is ${inCm(size)} long.`
            : [`Length of the ${thing}`, `${from + size} − ${from}`, measured('cm', 0)],
          [`${inCm(gap)} ${way}`, `${size} ${way === 'longer' ? '+' : '−'} ${gap}`, measured('cm', 0)],
        ],
        hints: [
          `How long is the ${thing}?`,
          `The line is ${way} than the ${thing}. Is it more or less than ${inCm(size)}?`,
          'Count the gaps from the dot, not the marks.',
        ],
        wrongs: missesOf(texts, 'not-compared', (text) =>
          text === inCm(size)
            ? `This is as long as the ${thing}. Make it ${way}.`
            : text === inCm(2 * size - length)
              ? `Is the line longer or shorter than the ${thing}?`
              : `Look at the length of the ${thing} again.`,
        ),
        drawing: {
          ...RULER,
          things: [{ label: capital(thing), from, to: from + size }],
          drawnFrom: 0,
        },
      };
    },
  ),
];

/** Degrees by which a drawn angle may be off. */
const ANGLE_TOLERANCE = '2';
/** No numbered mark of the protractor, and no right angle. */
const isGood = (size: number): boolean => size % 20 !== 0 && size !== 90;

interface AngleSetting {
  id: string;
  /** Reading of the first arm, and the size; null when the draw breaks a condition. */
  draw: (dice: Dice, step: number) => { from: number; size: number } | null;
  story: readonly string[];
}

const LAID = 'Line OA is drawn. A protractor is laid on it.';
const ANGLE_SETTINGS: readonly AngleSetting[] = [
  {
    id: 'angle-drawn-from-the-right',
    draw: (dice, step) => ({ from: 0, size: dice.multiple(step, 25, 155) }),
    story: [LAID],
  },
  {
    id: 'angle-drawn-from-the-left',
    draw: (dice, step) => ({ from: 180, size: dice.multiple(step, 25, 155) }),
    story: [LAID],
  },
  {
    id: 'angle-drawn-to-either-side',
    draw: (dice) => {
      const from = dice.multiple(5, 65, 115);
      const size = dice.multiple(5, 25, 65);
      const isOff = from % 20 !== 0 && from !== 90 && from !== size && 180 - from !== size;
      return isOff && size < Math.min(from, 180 - from) ? { from, size } : null;
    },
    story: ['Line OA is drawn on a protractor.', 'It does not lie on a 0 mark.'],
  },
];

/** Angles drawn with a protractor, for Primary 4. */
export const DRAWN_ANGLE_TASKS: readonly Shape[] = ANGLE_SETTINGS.map(({ id, draw, story }) =>
  drawnTask(
    id,
    ['P4-G-3'],
    ['not_ready', 'guided'],
    provenDrawing((givens, word) =>
      angleText((givens.get('size')?.valueOf() ?? 0) * (word('arm') === 'at 180' ? -1 : 1), 'OA'),
    ),
    (dice, level) => {
      const drawn = draw(dice, level === 'not_ready' ? 10 : 5);
      if (!drawn || !isGood(drawn.size)) return null;
      const { from, size } = drawn;
      const misses = [180 - size, size + 10, size - 10, size + 5, size - 5, size + 20].filter(
        (one) => one > 0 && one < 180 && one !== size,
      );
      const write = (one: number): string => angleText(from === 180 ? -one : one, 'OA');
      const texts = listOnce([size, ...misses], write);
      const isOnZero = from % 180 === 0;
      return {
        story: [...story],
        ask: isOnZero
          ? `Draw line OB so that ∠AOB = ${size}°.`
          : `Draw line OB to either side so that ∠AOB = ${size}°.`,
        blank: 'Line OB is ___.',
        key: 1,
        style: drawnOneOf(texts, { kind: 'angle' }, ANGLE_TOLERANCE),
        params: { size, arm: `at ${from}` },
        work: [
          isOnZero
            ? `OA lies on the 0 mark of the ${from === 180 ? 'outer' : 'inner'} scale. Use this scale.`
            : `OA lies at ${from}° on the inner scale. Count on or back by ${size}° from there.`,
          `The angle: ${write(size)}`,
        ],
        hints: [
          'Where does OA lie on the protractor?',
          isOnZero ? 'Use the scale that starts with 0 at OA.' : 'Count the marks from OA. Each is 5°.',
          'Is the angle smaller or larger than a right angle? Check your drawing.',
        ],
        wrongs: missesOf(texts, 'other-scale-or-mark', () => 'Start at OA and count along one scale.'),
        drawing: { kind: 'protractor', arms: [{ name: 'A', at: from }], drawn: 'B' },
      };
    },
  ),
);

/** What a bar graph is about: its titles, its bars, and a sentence about one of them. */
type BarSetting = (typeof tables.bars)[number];

const nameOf = (bar: string): string => Object.entries(tables.days).find(([day]) => day === bar)?.[1] ?? bar;
const fill = (sentence: string, value: number, bar = ''): string =>
  sentence
    .replace('{value}', String(value))
    .replace('{bar}', nameOf(bar))
    .replace('{small}', bar.toLowerCase());
const STEPS = [2, 5, 10, 20, 50] as const;
/** So many marks the scale has at least, so that it does not tell where the bar ends. */
const SCALE = 8;

/** Four bars of different heights, one of them missing, in marks of the scale. */
function drawGraph(dice: Dice): {
  setting: BarSetting;
  step: number;
  marks: number[];
  missing: number;
  graph: BarGraphSpec;
} {
  const setting = dice.pick(tables.bars);
  const step = dice.pick(STEPS);
  const marks = drawDifferent(dice, 4, 2, SCALE);
  const missing = dice.int(0, 3);
  const graph: BarGraphSpec = {
    kind: 'bar-graph',
    title: setting.title,
    yTitle: setting.yTitle,
    step,
    numbered: 'every',
    bars: setting.bars.map((label, i) => ({ label, marks: i === missing ? null : (marks[i] ?? 0) })),
    drawnUpTo: SCALE,
  };
  return { setting, step, marks, missing, graph };
}

const barStyle = (value: number, step: number, more: readonly number[]): string[] =>
  listOnce(
    [value, value + step, value - step, ...more, value + 2 * step].filter(
      (one, i) => i === 0 || (one > 0 && one <= SCALE * step && one !== value),
    ),
    String,
  );

const BAR_TOLD: Shape = drawnTask(
  'bar-drawn-to-a-value',
  ['P3-S-2', 'P3-S-1'],
  ['not_ready', 'guided'],
  provenDrawing((givens) => givens.get('value')?.toFraction() ?? null),
  (dice, level) => {
    const { setting, step, marks, missing, graph } = drawGraph(dice);
    const isBetween = level === 'guided' && step % 2 === 0;
    const value = (marks[missing] ?? 0) * step - (isBetween ? step / 2 : 0);
    if (level === 'guided' && !isBetween) return null;
    const bar = setting.bars[missing] ?? '';
    const texts = barStyle(value, step, isBetween ? [value + step / 2, value - step / 2] : []);
    return {
      story: ['One bar is missing in the bar graph.', fill(setting.tell, value, bar)],
      ask: `Draw the bar for ${nameOf(bar)}.`,
      blank: 'The bar ends at ___.',
      key: 1,
      style: drawnOneOf(texts, { kind: 'bar' }),
      params: { value },
      work: [
        `One mark of the scale stands for ${step}.`,
        ...(isBetween ? ['The bar ends halfway between two marks.'] : []),
        `The bar ends at: ${value}`,
      ],
      hints: [
        'What does one mark of the scale stand for?',
        'Find the place of the number on the scale.',
        'Draw the bar up to this place.',
      ],
      wrongs: missesOf(texts, 'misread-scale', () => 'Look at the scale again.'),
      drawing: graph,
    };
  },
);

const BAR_OF_TOTAL: Shape = drawnTask(
  'bar-drawn-from-a-total',
  ['P3-S-1', 'P3-S-2'],
  ['guided'],
  provenDrawing(
    (givens) => {
      const [total, unit] = [givens.get('total'), givens.get('unit')];
      if (!total || !unit) return null;
      const shown = ['m1', 'm2', 'm3'].reduce((sum, name) => sum + (givens.get(name)?.valueOf() ?? 0), 0);
      return total.sub(unit.mul(shown)).toFraction();
    },
    { together: [/^m\d$/] },
  ),
  (dice) => {
    const { setting, step, marks, missing, graph } = drawGraph(dice);
    const value = (marks[missing] ?? 0) * step;
    const shown = marks.filter((_, i) => i !== missing);
    const rest = shown.reduce((sum, one) => sum + one * step, 0);
    const total = rest + value;
    if (total > 1000) return null;
    const bar = setting.bars[missing] ?? '';
    const texts = barStyle(value, step, [step * Math.max(...shown)]);
    return {
      story: ['One bar is missing in the bar graph.', fill(setting.all, total)],
      ask: `Draw the bar for ${nameOf(bar)}.`,
      blank: 'The bar ends at ___.',
      key: 1,
      style: drawnOneOf(texts, { kind: 'bar' }),
      params: {
        total,
        unit: step,
        ...Object.fromEntries(shown.map((one, i) => [`m${i + 1}`, one])),
      },
      drawn: ['unit', 'm1', 'm2', 'm3'],
      work: [
        ['The bars that are drawn', shown.map((one) => one * step).join(' + ')],
        ['The missing bar', `${total} − ${rest}`],
        `The bar ends at: ${value}`,
      ],
      hints: [
        'Read the three bars that are drawn.',
        'How much do they show together?',
        `Take this away from ${total}. Then draw the bar.`,
      ],
      wrongs: missesOf(texts, 'misread-scale', () => 'Read the bars again, and take them from the total.'),
      drawing: graph,
    };
  },
);

/** Bars drawn into a bar graph, for Primary 3. */
export const DRAWN_BAR_TASKS: readonly Shape[] = [BAR_TOLD, BAR_OF_TOTAL];
