import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Drawn, Situation } from '../situation.js';
import { CENTIMETRES, METRES, type Units } from './area.units.js';
import { wireUndone } from './wire.situations.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** A rectangle with its length and breadth beside it. */
const rectangle = ({ l = 0, b = 0 }: Drawn, write: (template: string) => string): DrawingSpec => ({
  kind: 'plan',
  figures: [
    {
      pieces: [
        {
          shape: 'polygon',
          points: rectangleOf(0, 0, l, b),
          fill: 'blue',
        },
      ],
      lengths: [
        { from: [0, b], to: [l, b], label: write('{l}'), side: 'bottom' },
        { from: [0, 0], to: [0, b], label: write('{b}'), side: 'left' },
      ],
      says: write('a rectangle, length {l}, breadth {b}'),
    },
  ],
});

const SIDES = {
  tells: ['l', 'b'],
  equations: [],
  says: [
    'A {thing} is a rectangle, {l} long and {b} wide.',
    'A rectangular {thing} is {l} long and {b} wide.',
  ],
} as const;

/** A rectangle of which a part is used; the rest is cut into equal parts. */
const partOfRectangle = ({ length, area }: Units): Situation => ({
  id: 'part-of-a-rectangle',
  quantities: {
    l: { counts: length, label: 'Length' },
    b: { counts: length, label: 'Breadth' },
    a: {
      counts: area,
      label: 'Area of {place}',
      asked: { question: ['What is the area of {place}?'], blank: 'The area of {place} is {a.gap}.' },
    },
    p: {
      counts: area,
      label: 'Area {used}',
      asked: { question: ['What area is {used}?'], blank: '{p.gap} is {used}.' },
    },
    r: {
      counts: area,
      label: 'Area of the rest',
      asked: { question: ['What is the area of the rest?'], blank: 'The area of the rest is {r.gap}.' },
    },
    k: { counts: 'number', label: 'Equal parts' },
    e: {
      counts: area,
      label: 'Area of each part',
      asked: { question: ['What is the area of each part?'], blank: 'The area of each part is {e.gap}.' },
    },
  },
  statements: {
    sides: SIDES,
    drawn: { ...SIDES, says: ['The figure shows a {thing}.'], isDrawn: true },
    used: {
      tells: ['p'],
      equations: ['r = l * b - p'],
      says: ['The part that is {used} has an area of {p}.'],
    },
    someUsed: { tells: [], equations: ['r = l * b - p'], says: ['A part of it is {used}.'] },
    rest: { tells: ['r'], equations: [], says: ['The area of the rest is {r}.'] },
    parts: { tells: ['k'], equations: ['r = k * e'], says: ['The rest is cut into {k.bare} equal parts.'] },
  },
  steps: ['a = l * b', 'r = a - p', 'p = a - r', 'e = r / k'],
  draw: (dice, { range: [low, high] }) => {
    const [l, b, k] = [dice.int(low + 2, high), dice.int(low, 9), dice.int(2, 6)];
    const a = l * b;
    const e = dice.int(2, Math.max(2, Math.floor(a / k) - 1));
    const r = k * e;
    const p = a - r;
    if (b >= l || p < 3 || new Set([l, b, k, e, a, r, p]).size < 7) return null;
    return { l, b, k, a, e, r, p };
  },
  slips: SLIPS['part-of-a-rectangle'],
  asks: ASKS['part-of-a-rectangle'],
  hint: 'Think of rows of unit squares.',
  drawing: (values, _words, write, { tells }) => (tells.includes('drawn') ? rectangle(values, write) : null),
});

/** A rectangle that becomes longer: its distance round and its area change. */
const madeLonger = ({ length, area }: Units): Situation => ({
  id: 'made-longer',
  quantities: {
    l: { counts: length, label: 'Length at first' },
    b: { counts: length, label: 'Breadth' },
    e: {
      counts: length,
      label: 'Added length',
      asked: {
        question: ['By how much was {place} made longer?'],
        blank: '{Place} was made {e.gap} longer.',
      },
    },
    both: { counts: length, label: 'Added on both sides' },
    p: { counts: length, label: 'Perimeter at first' },
    q: {
      counts: length,
      label: 'New perimeter',
      asked: { question: ['What is the new perimeter?'], blank: 'The new perimeter is {q.gap}.' },
    },
    half: { counts: length, label: 'Sum of length and breadth' },
    m: {
      counts: length,
      label: 'New length',
      asked: { question: ['How long is {place} in the end?'], blank: 'In the end, {place} is {m.gap} long.' },
    },
    h: { counts: length, label: 'New length and breadth' },
    n: {
      counts: area,
      label: 'New area',
      asked: { question: ['What is the new area?'], blank: 'The new area is {n.gap}.' },
    },
  },
  statements: {
    sides: { ...SIDES, equations: ['p = 2 * l + 2 * b'] },
    around: {
      tells: ['p'],
      equations: ['p = 2 * l + 2 * b'],
      says: ['A {thing} is a rectangle with a perimeter of {p}.'],
    },
    breadth: { tells: ['b'], equations: [], says: ['Its breadth is {b}.'] },
    longer: { tells: ['e'], equations: ['q = p + 2 * e', 'm = l + e'], says: ['It is made {e} longer.'] },
    someLonger: { tells: [], equations: ['q = p + 2 * e', 'm = l + e'], says: ['It is made longer.'] },
    newPerimeter: { tells: ['q'], equations: [], says: ['The new perimeter is {q}.'] },
  },
  steps: [
    'half = p / 2',
    'half = l + b',
    'm = l + e',
    'both = 2 * e',
    'q = p + both',
    'h = m + b',
    'q = 2 * h',
    'n = m * b',
  ],
  draw: (dice, { range: [low, high] }) => {
    const [l, b, e] = [dice.int(low + 2, high), dice.int(low, 9), dice.int(2, 8)];
    const m = l + e;
    const p = 2 * (l + b);
    if (b >= l || new Set([l, b, e, m, p, p + 2 * e]).size < 6) return null;
    return { l, b, e, m, p, both: 2 * e, q: p + 2 * e, half: l + b, h: m + b, n: m * b };
  },
  slips: SLIPS['made-longer'],
  asks: ASKS['made-longer'],
  hint: 'Which sides change, and which stay the same?',
});

/** A strip goes from one piece of land to its neighbour. */
const stripMoved = ({ length, area }: Units): Situation => ({
  id: 'strip-moved',
  quantities: {
    l: { counts: length, label: 'Length of the strip' },
    w: { counts: length, label: 'Breadth of the strip' },
    s: { counts: area, label: 'Area of the strip' },
    a: {
      counts: area,
      label: 'Area of {first} at first',
      asked: {
        question: ['What was the area of {first} at first?'],
        blank: 'At first the area of {first} was {a.gap}.',
      },
    },
    c: {
      counts: area,
      label: 'Area of {first} in the end',
      asked: {
        question: ['What is the area of {first} in the end?'],
        blank: 'In the end, the area of {first} is {c.gap}.',
      },
    },
    d: { counts: area, label: 'Area of {second} at first' },
    f: {
      counts: area,
      label: 'Area of {second} in the end',
      asked: {
        question: ['What is the area of {second} in the end?'],
        blank: 'In the end, the area of {second} is {f.gap}.',
      },
    },
    g: {
      counts: area,
      label: 'Difference in the end',
      asked: {
        question: ['How much larger is {second} than {first} in the end?'],
        blank: 'In the end, {second} is {g.gap} larger than {first}.',
      },
    },
  },
  statements: {
    first: { tells: ['a'], equations: [], says: ['{First} has an area of {a}.'] },
    second: { tells: ['d'], equations: [], says: ['{Second} has an area of {d}.'] },
    moved: {
      tells: ['s'],
      equations: ['c = a - s', 'f = d + s'],
      says: ['A strip of {s} of {first} becomes part of {second}.'],
    },
    strip: {
      tells: ['l', 'w'],
      equations: ['c = a - l * w', 'f = d + l * w'],
      says: ['A strip of {first} becomes part of {second}. The strip is {l} long and {w} wide.'],
    },
    end: { tells: ['c'], equations: [], says: ['Then {first} has an area of {c}.'] },
  },
  steps: ['s = l * w', 'c = a - s', 'f = d + s', 'a = c + s', 'g = f - c'],
  draw: (dice, { range: [low, high] }) => {
    const [l, w] = [dice.int(low + 3, high), dice.int(2, 5)];
    const s = l * w;
    const c = dice.int(s, 4 * s);
    const a = c + s;
    const d = dice.int(Math.max(3, c - s + 2), a + s);
    const f = d + s;
    if (f <= c || new Set([l, w, s, a, c, d, f, f - c]).size < 8) return null;
    return { l, w, s, a, c, d, f, g: f - c };
  },
  slips: SLIPS['strip-moved'],
  asks: ASKS['strip-moved'],
  hint: 'What one loses, the other gets.',
});

/** Situations of rectangles, for places in metres and sheets in centimetres. */
export const AREA_SITUATIONS = {
  metres: { part: partOfRectangle(METRES), strip: stripMoved(METRES) },
  centimetres: { longer: madeLonger(CENTIMETRES), wire: wireUndone(CENTIMETRES) },
} as const;
