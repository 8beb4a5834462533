import { PLAIN, type Style, amount, countOf, measured } from '../../core/amount.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { unitsText } from '../../numbers/number-text.js';
import { Working, workedLine } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { drawHolders } from './ratio.holders.js';
import { slip } from './time-kit.js';
import { tryOften } from './try-often.js';

const num = (givens: Givens, name: string): number => Number(givens.get(name)?.n ?? -1n);

/** Two numbers in a ratio whose product is known. */
interface ProductScene {
  tell: (name: string, p: number, q: number, product: string) => string[];
  /** Style of the two numbers and of the product. */
  style: Style;
  productStyle: Style;
  /** Names of the two numbers. */
  names: [string, string];
  /** Sizes of one unit that make sense. */
  unit: [number, number];
}

const CM = measured('cm', 0);
const M = measured('m', 0);
const rect = (what: string, style: Style, square: string, unit: [number, number]): ProductScene => ({
  tell: (name, p, q, product) => [
    `The ratio of the length of ${name}'s ${what} to its breadth is ${p} : ${q}.`,
    `Its area is ${product}.`,
  ],
  style,
  productStyle: measured(square, 0),
  names: ['the length', 'the breadth'],
  unit,
});
const rows = (many: string, each: string, things: string, where: string): ProductScene => ({
  tell: (name, p, q, product) => [
    `${name} counts the ${things} ${where}.`,
    `The ratio of the number of ${many} to the number of ${things} ${each} is ${p} : ${q}.`,
    `There are ${product} altogether.`,
  ],
  style: PLAIN,
  productStyle: countOf(things),
  names: [`the number of ${many}`, `the number of ${things} ${each}`],
  unit: [2, 8],
});

const PRODUCTS: readonly ProductScene[] = [
  rect('poster', CM, 'cm²', [8, 20]),
  rect('garden', M, 'm²', [2, 9]),
  rect('room', M, 'm²', [2, 4]),
  rect('banner', CM, 'cm²', [20, 40]),
  rect('flag', CM, 'cm²', [10, 30]),
  rows('rows', 'in each row', 'seats', 'in a theatre'),
  rows('shelves', 'on each shelf', 'books', 'in a library'),
  rows('trays', 'on each tray', 'buns', 'in a bakery'),
  rows('boxes', 'in each box', 'pens', 'in a shop'),
  rows('pages', 'on each page', 'stickers', 'in an album'),
  rows('pots', 'in each pot', 'seeds', 'on a balcony'),
];

function* tryUnits(givens: Givens): Generator<{ a: number; b: number }> {
  const [p, q] = [num(givens, 'p'), num(givens, 'q')];
  for (let u = 1; u <= 200; u += 1) {
    const [a, b] = [p * u, q * u];
    if (givens.has('product') && a * b !== num(givens, 'product')) continue;
    if (givens.has('sum') && a + b !== num(givens, 'sum')) continue;
    yield { a, b };
  }
}

function productShape(id: string, level: 'not_ready' | 'guided' | 'independent', grade: 5 | 6): Shape {
  const of = (a: number, b: number): number => (level === 'not_ready' ? a : level === 'guided' ? b : a + b);
  return {
    id,
    levels: [level],
    proof: {
      kind: 'search',
      together: [/^[pq]$/],
      solve: (givens) => [...tryUnits(givens)].map(({ a, b }) => exact(of(a, b))),
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(PRODUCTS);
      const { a: name } = drawHolders(dice);
      const area = scene.style !== PLAIN;
      const [x, y] = drawTerms(dice, level === 'not_ready' ? 5 : grade === 5 ? 7 : 9);
      const [p, q] = area && x < y ? [y, x] : [x, y];
      const u = dice.int(...scene.unit);
      const [a, b] = [p * u, q * u];
      const product = a * b;
      const key = of(a, b);
      // Nobody's poster or seating is many times as long as it is broad.
      if (Math.max(p, q) > 4 * Math.min(p, q) || product > 9999 || [p, q].includes(key)) return null;
      const { style, productStyle, names } = scene;
      const working = new Working();
      const units = working.calc('Product of the units', `${p} × ${q}`);
      const square = working.calc('1 unit × 1 unit', `${product} ÷ ${units.toFraction()}`);
      working.say(`${u} × ${u} = ${square.toFraction()}, so 1 unit is ${u}.`);
      if (level === 'guided') working.calc('Answer', `${q} × ${u}`, style);
      else {
        const first = working.calc(level === 'not_ready' ? 'Answer' : 'First number', `${p} × ${u}`, style);
        if (level === 'independent') {
          const second = working.calc('Second number', `${q} × ${u}`, style);
          working.calc('Sum', `${style.bare(first)} + ${style.bare(second)}`, style);
        }
      }
      const asked =
        level === 'independent'
          ? `the sum of ${names[0]} and ${names[1]}`
          : names[level === 'guided' ? 1 : 0];
      const unit = style.unit === null ? '' : ` ${style.unit}`;
      return {
        story: scene.tell(name, p, q, productStyle.text(product)),
        ask: `What is ${asked}?`,
        blank: `${asked.charAt(0).toUpperCase()}${asked.slice(1)} is ___${unit}.`,
        answer: amount(key, style),
        middles: [
          {
            blank: `${names[0].charAt(0).toUpperCase()}${names[0].slice(1)} is ___${unit}.`,
            amount: amount(a, style),
          },
        ],
        params: { p, q, product },
        working,
        hints: [
          'Write both numbers with equal units.',
          'Multiply the two terms. How many squares of one unit are in the product?',
          'Try out: which number times itself gives one such square?',
        ],
        wrongs: [
          slip(
            'other-number',
            'Check which of the two is asked for.',
            level === 'independent' ? a : level === 'guided' ? a : b,
          ),
          slip(
            'product-shared-by-the-sum',
            'It is the product that is told, not the sum.',
            exact(product, p + q).mul(level === 'guided' ? q : p),
          ),
          slip(
            'square-as-one-unit',
            'Which number times itself gives this?',
            (level === 'guided' ? q : p) * u * u,
          ),
          slip('one-unit-only', 'This is one unit.', u),
          slip('unit-one-too-large', 'Check by multiplying the two numbers.', of(p * (u + 1), q * (u + 1))),
          slip('unit-one-too-small', 'Check by multiplying the two numbers.', of(p * (u - 1), q * (u - 1))),
          slip('difference-taken', 'Check what is asked for.', Math.abs(a - b)),
        ],
        drawing:
          level === 'not_ready'
            ? {
                kind: 'table',
                title: 'Try and check',
                header: ['1 unit', 'First', 'Second', 'Product'],
                rows: [
                  ['1', String(p), String(q), String(p * q)],
                  ['?', '?', '?', String(product)],
                ],
              }
            : null,
      };
    },
  };
}

/** Ages, or amounts that both grow: a : b now, r : s later. */
const AGES: Shape = tryOften({
  id: 'both-grow',
  levels: ['mastery'],
  proof: {
    kind: 'search',
    together: [/^[pq]$/, /^[rs]$/],
    solve: (givens) => {
      const [n, r, s] = ['n', 'r', 's'].map((name) => num(givens, name));
      if (n === undefined || r === undefined || s === undefined) return [];
      return [...tryUnits(givens)].filter(({ a, b }) => (a + n) * s === (b + n) * r).map(({ a }) => exact(a));
    },
  },
  draw: (dice): Draft | null => {
    const h = drawHolders(dice);
    const ages = dice.chance(2);
    const [p, q] = drawTerms(dice, 8);
    const [r, s] = drawTerms(dice, 9);
    if (p >= q || r >= s || r * q <= p * s) return null;
    // Later units r : s with the same difference as p : q: n = what both gain.
    const k = dice.int(2, ages ? 7 : 20);
    const a = p * (s - r) * k;
    const b = q * (s - r) * k;
    const later = r * (q - p) * k;
    const n = later - a;
    if (!Number.isInteger(n) || n < 2 || a < 3) return null;
    if (ages && (b > 60 || a > 40 || n > 20)) return null;
    if (!ages && (b > 300 || n > 60)) return null;
    const style = ages ? countOf('years') : h.style;
    const { things } = h;
    const working = new Working();
    working.say(`The difference stays the same: ${unitsText(q - p)} before and ${unitsText(s - r)} after.`);
    working.say(`Make both differences ${unitsText((q - p) * (s - r))}.`);
    const before = working.calc(`Units of ${h.a} ${ages ? 'now' : 'at first'}`, `${p} × ${s - r}`);
    const after = working.calc(`Units of ${h.a} ${ages ? 'then' : 'in the end'}`, `${r} × ${q - p}`);
    const more = working.calc('Units gained', `${after.toFraction()} − ${before.toFraction()}`);
    const one = working.calc('1 unit', `${n} ÷ ${more.toFraction()}`, style);
    working.calc(
      ages ? `Age of ${h.a} now` : `${h.a} at first`,
      `${before.toFraction()} × ${style.bare(one)}`,
      style,
    );
    return {
      story: ages
        ? [
            `The ratio of ${h.a}'s age to ${h.b}'s age is ${p} : ${q} now.`,
            `In ${n} years the ratio will be ${r} : ${s}.`,
          ]
        : [
            `The ratio of ${h.a}'s ${things} to ${h.b}'s ${things} is ${p} : ${q}.`,
            `Then each of them gets ${n} more.`,
            `The ratio becomes ${r} : ${s}.`,
          ],
      ask: ages ? `How many years old is ${h.a} now?` : `How many ${things} did ${h.a} have at first?`,
      blank: ages ? `${h.a} is ___ years old now.` : `At first ${h.a} had ___ ${things}.`,
      answer: amount(a, style),
      middles: [
        {
          blank: ages ? `${h.b} is ___ years old now.` : `At first ${h.b} had ___ ${things}.`,
          amount: amount(b, style),
          steps: [
            ...workedLine(`Units of ${h.b} ${ages ? 'now' : 'at first'}`, `${q} × ${s - r}`, PLAIN),
            ...workedLine(h.b, `${q * (s - r)} × ${style.bare(one)}`, style),
          ],
        },
      ],
      params: { p, q, n, r, s },
      working,
      hints: [
        'Does the sum stay the same, or the difference?',
        'Write both ratios with the same difference in units.',
        'Try out numbers in the first ratio, or see how many units are gained.',
      ],
      wrongs: [
        slip(
          'units-taken-equal',
          'One unit before is not the same as one unit after.',
          r === p ? -1 : exact(n * p, Math.abs(r - p)),
        ),
        slip('other-one', `This is about ${h.b}.`, b),
        slip('later-number', 'This is the later number.', later),
        slip('gain-as-one-unit', 'The gain may be more than one unit.', n * p),
        slip('later-number-of-the-other', `This is the later number of ${h.b}.`, b + n),
        slip('gain-taken-away', 'The first ratio is before the gain.', a - n),
        slip('difference-of-both', 'This is the difference.', b - a),
      ],
      drawing: null,
    };
  },
});

/** h8 for ratio: a ratio with a product; ages. */
export const ratioSearchShapes = (grade: 5 | 6): readonly Shape[] => [
  productShape('first-from-product', 'not_ready', grade),
  productShape('second-from-product', 'guided', grade),
  productShape('sum-from-product', 'independent', grade),
  AGES,
];
