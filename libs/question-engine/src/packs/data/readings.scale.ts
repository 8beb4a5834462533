import type { Shape } from '../../core/draft.js';
import { x } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Step, byTrying, listText, range, shapeOf } from './drafting.js';
import { type Store, drawStore } from './stores.scene.js';

/** A graph whose key or scale is not told, and what may have been meant. */
export interface UnknownScale {
  id: 'pictures' | 'bars';
  units: readonly number[];
  high: number;
}

export const UNKNOWN_KEY: UnknownScale = { id: 'pictures', units: [2, 3, 4, 5, 10], high: 9 };
export const UNKNOWN_STEP: UnknownScale = { id: 'bars', units: [2, 5, 10, 20, 25, 50], high: 10 };

function drawRows(scale: UnknownScale, store: Store, marks: readonly number[]): DrawingSpec {
  if (scale.id === 'pictures') {
    return {
      kind: 'picture-graph',
      title: store.title,
      symbol: 'star',
      unit: null,
      noun: store.noun,
      rows: marks.map((symbols, i) => ({ label: store.labels[i] ?? '', symbols })),
    };
  }
  return {
    kind: 'bar-graph',
    title: store.title,
    yTitle: `Number of ${store.noun}`,
    step: 1,
    numbered: 'none',
    bars: marks.map((m, i) => ({ label: store.labels[i] ?? '', marks: m })),
  };
}

/** Lines that try one value after the other and check the one that fits. */
function tryValues(scale: UnknownScale, store: Store, parts: number, unit: number, word: string): Step[] {
  const at = scale.units.indexOf(unit);
  const tried = scale.units.slice(Math.max(0, at - 1), at + 1);
  return [
    ...tried.flatMap((u): Step[] => [
      [`Try ${u}`, x`${parts} × ${u}`, store.style],
      ...(u === unit ? [] : [`${u} is too small.`]),
    ]),
    [`Each ${word}`, x`${parts * unit} ÷ ${parts}`, store.style],
  ];
}

/** Two rows together, or one with so many more, settle what each mark stands for. */
function findScale(scale: UnknownScale, level: 'not_ready' | 'guided' | 'independent' | 'mastery'): Shape {
  const byMore = level === 'guided' || level === 'mastery';
  const word = scale.id === 'pictures' ? 'picture' : 'step';
  const asks = { not_ready: 'unit', guided: 'unit', independent: 'third', mastery: 'all' }[level];
  const rows = level === 'not_ready' || level === 'guided' ? 2 : 3;
  const names = ['s1', 's2', ...(rows === 3 ? ['s3'] : []), 'told'];
  const proof = byTrying(names, (s1, s2, ...rest) => {
    const told = rest.at(-1) ?? 0;
    const s3 = rest.length > 1 ? (rest[0] ?? 0) : 0;
    return range(1, 1000)
      .filter((u) => u * (byMore ? s1 - s2 : s1 + s2) === told)
      .map((u) => (asks === 'unit' ? u : asks === 'third' ? u * s3 : u * (s1 + s2 + s3)));
  });
  return shapeOf(`${word}-${byMore ? 'from-more' : 'from-total'}-${asks}`, level, proof, (dice) => {
    const store = drawStore(dice);
    const unit = dice.pick(scale.units);
    const marks = range(1, rows).map(() => dice.int(2, scale.high));
    const [a = 0, b = 0, c = 0] = marks;
    if (new Set(marks).size < rows || (byMore && a - b < 2) || Math.max(...marks) * unit > store.most)
      return null;
    const parts = byMore ? a - b : a + b;
    if (parts > 10) return null;
    const told = parts * unit;
    const [la = '', lb = '', lc = ''] = store.labels;
    const { noun, style } = store;
    const key = asks === 'unit' ? unit : asks === 'third' ? c * unit : (a + b + c) * unit;
    const eachBlank = `Each ${word} stands for ___ ${noun}.`;
    const whole = a + b + c;
    return {
      story: [
        scale.id === 'pictures' ? 'Look at the picture graph.' : `The bar graph shows ${store.shows}.`,
        byMore
          ? `${la} has ${style.bare(told)} more ${noun} than ${lb}.`
          : `${la} and ${lb} have ${style.text(told)} altogether.`,
      ],
      ask:
        asks === 'unit'
          ? `How many ${noun} does each ${word === 'step' ? 'step on the scale' : word} stand for?`
          : asks === 'third'
            ? `How many ${noun} does ${lc} have?`
            : `How many ${noun} do all three have altogether?`,
      blank:
        asks === 'unit'
          ? eachBlank
          : asks === 'third'
            ? `${lc} has ___ ${noun}.`
            : `All three have ___ ${noun} altogether.`,
      key,
      style,
      middles: asks === 'unit' ? [] : [[eachBlank, unit, style]],
      params: { s1: a, s2: b, ...(rows === 3 ? { s3: c } : {}), told },
      drawn: ['s1', 's2', ...(rows === 3 ? ['s3'] : [])],
      steps: [
        [
          byMore ? `More ${word}s` : word === 'step' ? 'Steps of both bars' : 'Pictures in both rows',
          byMore ? x`${a} − ${b}` : x`${a} + ${b}`,
        ],
        ...tryValues(scale, store, parts, unit, word),
        ...(asks === 'third' ? ([[lc, x`${c} × ${unit}`, style]] as const) : []),
        ...(asks === 'all'
          ? ([
              [la, x`${a} × ${unit}`, style],
              [lb, x`${b} × ${unit}`, style],
              [lc, x`${c} × ${unit}`, style],
              [listText([la, lb, lc]), x`${a * unit} + ${b * unit} + ${c * unit}`, style],
            ] as const)
          : []),
      ],
      hints: [
        byMore
          ? `How many more ${word}s does ${la} have?`
          : `How many ${word}s do ${la} and ${lb} have together?`,
        `Try a number for each ${word}. Does it give too many or too few?`,
        `Try again until it gives ${style.text(told)}.${asks === 'unit' ? '' : ' Then use it for the question.'}`,
      ],
      wrongs: [
        ...scale.units
          .filter((u) => u !== unit)
          .map((u) => ['try-again', asks === 'unit' ? u : asks === 'third' ? c * u : whole * u] as const),
        ...(asks === 'unit' ? [] : ([['stopped-early', unit]] as const)),
        ...(asks === 'all' ? ([['one-part-only', (a + b) * unit]] as const) : []),
      ],
      drawing: drawRows(scale, store, marks),
    };
  });
}

/** h8: try values for the key of a picture graph or the scale of a bar graph. */
export const SCALE_BY_TRYING = (scale: UnknownScale): Shape[] =>
  (['not_ready', 'guided', 'independent', 'mastery'] as const).map((level) => findScale(scale, level));
