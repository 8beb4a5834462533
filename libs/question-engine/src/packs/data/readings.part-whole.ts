import { PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Display, drawReadings, readingsOf } from './displays.js';
import { byFacts, listText, range, shapeOf } from './drafting.js';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const plus = (rows: number): string =>
  range(1, rows)
    .map((i) => `r${i}`)
    .join(' + ');

/** Two rows together. */
function together(display: Display, level: ProficiencyLevel): Shape {
  return shapeOf(
    `together-${display.id}`,
    level,
    byFacts('x', readingsOf(display, 2), ['x = r1 + r2']),
    (dice) => {
      const r = drawReadings(dice, display, 2, false);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      return {
        story: [r.opening],
        ask: `How many ${r.store.noun} do ${la} and ${lb} have altogether?`,
        blank: `${la} and ${lb} have ___ ${r.store.noun} altogether.`,
        key: a + b,
        style: r.style,
        params: r.params,
        drawn: r.drawn,
        steps: [...r.steps, ['Altogether', x`${a} + ${b}`, r.style]],
        hints: [
          'Look at the key. What does each picture stand for?',
          `Find how many ${la} has. Then find how many ${lb} has.`,
          'Put the two numbers together.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => p + q),
          ['found-the-difference', Math.abs(a - b)],
          ['one-part-only', a],
          ['one-part-only', b],
        ],
        drawing: r.draw(),
      };
    },
  );
}

/** The total is told and one row is not filled in. `pictures`: how many pictures it needs. */
function oneMissing(display: Display, level: ProficiencyLevel, known: number, pictures = false): Shape {
  const id = `${pictures ? 'pictures-needed' : 'missing'}-of-${known + 1}-${display.id}`;
  const proof = byFacts(
    pictures ? 'p' : 'x',
    [...readingsOf(display, known), ...(pictures ? ['x = p * unit'] : [])],
    [`total = ${plus(known)} + x`],
  );
  return shapeOf(id, level, proof, (dice) => {
    const hard = level !== 'not_ready';
    const r = drawReadings(dice, display, known, hard);
    if (!r) return null;
    const need = dice.int(display.low, display.high);
    const rest = need * r.unit;
    const all = sum(r.values);
    const total = all + rest;
    const label = r.labels[known] ?? '';
    const key = pictures ? need : rest;
    const { noun } = r.store;
    return {
      story: [
        r.opening,
        `${known === 3 ? r.store.all : listText(r.labels.slice(0, known + 1))} have ${r.text(total)} altogether.`,
        ...(pictures ? [`${label} is not filled in.`] : []),
      ],
      ask: pictures
        ? `How many pictures must be drawn for ${label}?`
        : `How many ${noun} does ${label} have?`,
      blank: pictures ? `___ pictures must be drawn for ${label}.` : `${label} has ___ ${noun}.`,
      key,
      style: pictures ? PLAIN : r.style,
      middles: pictures
        ? [[`${label} has ___ ${noun}.`, rest, r.style]]
        : [[`${listText(r.labels.slice(0, known))} have ___ ${noun} altogether.`, all, r.style]],
      params: { ...r.params, total },
      drawn: r.drawn,
      steps: [
        ...r.steps,
        [listText(r.labels.slice(0, known)), r.values.map((v) => r.bare(v)).join(' + '), r.style],
        [label, x`${total} − ${all}`, r.style],
        ...(pictures ? ([['Pictures', x`${rest} ÷ ${r.unit}`, PLAIN]] as const) : []),
      ],
      hints: [
        `Which numbers can you find from ${display.name.toLowerCase()}, and which one is missing?`,
        'Add up the numbers that you can find.',
        `Take that away from ${r.text(total)}.${pictures ? ' Then use the key.' : ''}`,
      ],
      wrongs: [
        ...(pictures
          ? ([
              ['not-in-pictures', rest],
              ['one-too-many', need + 1],
              ['one-too-few', need - 1],
              ['gave-a-given', r.marks[0] ?? 0],
              ['one-picture-too-many', need + 2],
            ] as const)
          : r.misread((values) => total - sum(values))),
        ...(pictures
          ? []
          : ([
              ['gave-the-known-parts', all],
              ['one-part-only', total - (r.values[0] ?? 0)],
              ['added-to-the-whole', total + all],
              ['one-part-only', rest + (r.values[1] ?? 0)],
            ] as const)),
      ],
      drawing: r.draw(1),
    };
  });
}

/** Two rows are not filled in: equal, or one with so many more. */
function twoMissing(display: Display, level: 'independent' | 'mastery'): Shape {
  const equal = level === 'independent';
  const proof = byFacts('x', readingsOf(display, 2), [
    'total = r1 + r2 + x + y',
    equal ? 'x = y' : 'x = y + more',
  ]);
  return shapeOf(`two-missing${equal ? '' : '-with-more'}-${display.id}`, level, proof, (dice) => {
    const r = drawReadings(dice, display, 2, true);
    if (!r) return null;
    const less = dice.int(display.low, display.high) * r.unit;
    const more = equal ? 0 : dice.int(1, 3) * r.unit * (display.id === 'table' ? 17 : 1);
    const key = less + more;
    const all = sum(r.values);
    const total = all + less + key;
    const [, , c = '', d = ''] = r.labels;
    const { noun } = r.store;
    const both = less + key;
    return {
      story: [
        r.opening,
        `${r.store.all} have ${r.text(total)} altogether.`,
        equal
          ? `${c} and ${d} have the same number of ${noun}.`
          : `${d} has ${r.bare(more)} more ${noun} than ${c}.`,
      ],
      ask: `How many ${noun} does ${d} have?`,
      blank: `${d} has ___ ${noun}.`,
      key,
      style: r.style,
      middles: [[`${c} and ${d} have ___ ${noun} altogether.`, both, r.style]],
      params: { ...r.params, total, ...(equal ? {} : { more }) },
      drawn: r.drawn,
      steps: [
        ...r.steps,
        [listText(r.labels.slice(0, 2)), r.values.map((v) => r.bare(v)).join(' + '), r.style],
        [listText([c, d]), x`${total} − ${all}`, r.style],
        ...(equal
          ? ([[d, x`${both} ÷ 2`, r.style]] as const)
          : ([
              ['Without the extra', x`${both} − ${more}`, r.style],
              [c, x`${2 * less} ÷ 2`, r.style],
              [d, x`${less} + ${more}`, r.style],
            ] as const)),
      ],
      hints: [
        'Which numbers can you read, and which two are missing?',
        `Find how many ${c} and ${d} have together.`,
        equal
          ? 'They have the same number, so share by two.'
          : 'Take the extra away before you share by two.',
      ],
      wrongs: [
        ...r.misread(([p = 0, q = 0]) => exact(total - p - q + more, 2)),
        ['not-halved', both],
        ...(equal
          ? ([
              ['halved-too-soon', exact(total, 2)],
              ['one-part-only', exact(total - (r.values[0] ?? 0), 2)],
            ] as const)
          : ([
              ['gave-the-other', less],
              ['extra-forgotten', exact(both, 2)],
              ['extra-wrong-way', less - more],
              ['halved-too-soon', exact(both, 2).add(more)],
            ] as const)),
        ['gave-the-known-parts', all],
      ],
      drawing: r.draw(2),
    };
  });
}

/** h1 for picture graphs: read rows with a key, then parts and whole. */
export const PICTURE_PART_WHOLE = (display: Display): Shape[] => [
  together(display, 'not_ready'),
  oneMissing(display, 'guided', 2),
  oneMissing(display, 'independent', 3),
  oneMissing(display, 'mastery', 3, true),
];

/** h1 for bar graphs and tables: one or two rows are missing. */
export const READING_PART_WHOLE = (display: Display): Shape[] => [
  oneMissing(display, 'not_ready', 2),
  oneMissing(display, 'guided', 3),
  twoMissing(display, 'independent'),
  twoMissing(display, 'mastery'),
];
