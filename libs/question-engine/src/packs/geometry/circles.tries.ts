import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole, type Exact, type Num } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import type { PlanFigure } from '../../drawing/plan.drawing.js';
import { range, search, shape } from '../../engines/sketch.js';
import { CM, CM2, PI_DECIMAL, areaOf, areaText, drawDisc, num } from './circles.parts.js';

const pi = PI_DECIMAL;
const area = (r: number) => areaOf({ r, pi });
/** The larger radii that are tried. */
const RADII = range(1, 80);
/** Areas of the circles that are tried, by radius. */
const AREAS: ReadonlyArray<readonly [r: number, area: Exact]> = range(1, 60).map((r) => [r, area(r)]);
const WIDE = measured('cm²', 2);

function radiusBetween(id: string, level: ProficiencyLevel, asked: 'radius' | 'diameter' | 'round'): Shape {
  const from = {
    radius: (r: number) => exact(r),
    diameter: (r: number) => exact(2 * r),
    round: (r: number) => pi.value.mul(2 * r),
  }[asked];
  return shape(
    id,
    level,
    search(
      (given) => {
        const [low, high] = [given('low'), given('high')];
        return AREAS.filter(([, tried]) => tried.compare(low) > 0 && tried.compare(high) < 0).map(([r]) =>
          from(r),
        );
      },
      () => true,
      { beside: /^pi$/ },
    ),
    (dice) => {
      const r = dice.int(level === 'not_ready' ? 4 : 6, 20);
      const low = 10 * Math.floor((area(r).valueOf() - dice.int(2, 18)) / 10);
      const high = 10 * Math.ceil((area(r).valueOf() + dice.int(2, 18)) / 10);
      if (area(r - 1).compare(low) > 0 || area(r + 1).compare(high) < 0 || area(r).compare(low) <= 0)
        return null;
      const key = from(r);
      const style = CM;
      return {
        story: [
          `The radius of ${drawDisc(dice, 2 * r)}, a circle, is a whole number of centimetres.`,
          `Its area is more than ${low} cm² and less than ${high} cm².`,
          pi.tell,
        ],
        ask: {
          radius: 'What is its radius?',
          diameter: 'What is its diameter?',
          round: 'What is its circumference?',
        }[asked],
        blank: {
          radius: 'Its radius is ___ cm.',
          diameter: 'Its diameter is ___ cm.',
          round: 'Its circumference is ___ cm.',
        }[asked],
        key,
        style,
        via: asked === 'round' ? [['Its area is ___ cm².', area(r), CM2]] : [],
        params: { low, high, pi: pi.value },
        work: [
          [`Try a radius of ${r - 1} cm, too small`, areaText({ r: r - 1, pi }), CM2],
          [`Try a radius of ${r} cm, that fits`, areaText({ r, pi }), CM2],
          ...(asked === 'radius' ? [`The radius is ${r} cm`] : []),
          ...(asked === 'diameter' ? ([['Diameter', `2 × ${r}`, CM]] as const) : []),
          ...(asked === 'round' ? ([['Circumference', `2 × ${pi.text} × ${r}`, CM]] as const) : []),
        ],
        hints: [
          'Try a radius and find the area.',
          'Is the area too small or too large? Change the radius by one.',
          'Write your tries in a table until the area lies in between.',
        ],
        wrongs: [
          ['one-too-few', from(r - 1)],
          ['one-too-many', from(r + 1)],
          ['radius-as-diameter', asked === 'radius' ? exact(2 * r) : key.div(2)],
          asked === 'round' ? ['area-for-length', area(r)] : ['calculation-slip', from(r + 3)],
          asked === 'radius' ? ['calculation-slip', exact(r + 4)] : ['stopped-early', exact(r)],
          ['calculation-slip', from(r + 2)],
        ],
        drawing:
          level === 'not_ready'
            ? {
                kind: 'table',
                title: 'Try out',
                header: ['Radius', 'Area'],
                rows: [1, 2, 3].map((x) => [`${x} cm`, CM2.text(area(x))]),
              }
            : null,
      };
    },
  );
}

const TWO_RADII: Shape = shape(
  'two-radii-by-trial',
  'mastery',
  search(
    (given) => {
      // Both areas hold π: without it the squares of the radii are whole.
      const [sum, squares] = [given('sum'), given('total').div(pi.value)];
      if (!isWhole(sum) || !isWhole(squares)) return [];
      const [both, wanted] = [toWhole(sum), toWhole(squares)];
      return RADII.filter((x) => {
        const y = both - x;
        return y >= 1 && y <= x && x * x + y * y === wanted;
      });
    },
    () => true,
    { beside: /^pi$/ },
  ),
  (dice) => {
    const [a, b] = [dice.int(4, 16), dice.int(2, 12)];
    if (a - b < 2) return null;
    const [sum, total] = [a + b, area(a).add(area(b))];
    const squares = a * a + b * b;
    return {
      story: [
        `${drawPerson(dice).name} cuts two circles out of card.`,
        `Their radii are whole centimetres and add up to ${sum} cm.`,
        `Their areas add up to ${num(total)} cm².`,
        pi.tell,
      ],
      ask: 'What is the radius of the larger circle?',
      blank: 'The radius of the larger circle is ___ cm.',
      key: a,
      style: CM,
      via: [['Divided by π, the areas together are ___.', squares, PLAIN]],
      params: { sum, total, pi: pi.value },
      work: [
        ['Both areas without π', `${num(total)} ÷ ${pi.text}`],
        [`Try ${a + 1} and ${b - 1}, too large`, `${a + 1} × ${a + 1} + ${b - 1} × ${b - 1}`],
        [`Try ${a} and ${b}, that fits`, `${a} × ${a} + ${b} × ${b}`],
        `The larger radius is ${a} cm`,
      ],
      hints: [
        'Both areas hold π. Divide the sum of the areas by it first.',
        'Try two radii with the sum that is told.',
        'Multiply each radius by itself and add. Is it too small or too large?',
      ],
      wrongs: [
        ['other-part', b],
        ['one-too-many', a + 1],
        ['one-too-few', a - 1],
        ['shared-by-both', exact(sum, 2)],
        ['radius-as-diameter', 2 * a],
        ['calculation-slip', a + 2],
      ],
      drawing: null,
    };
  },
);

/** h8 for circles: radii in whole centimetres are tried out. */
export const CIRCLES_TRIES: readonly Shape[] = [
  radiusBetween('radius-from-limits', 'not_ready', 'radius'),
  radiusBetween('diameter-from-limits', 'guided', 'diameter'),
  radiusBetween('circumference-from-limits', 'independent', 'round'),
  TWO_RADII,
];

/** Circles round one centre. */
function target(count: number, width: number): PlanFigure {
  const R = count * width;
  const rings = range(1, count).map((i) => count - i + 1);
  return {
    pieces: rings.map((i) => ({
      shape: 'disc' as const,
      centre: [R, R] as const,
      radius: i * width,
      fill: i % 2 === 0 ? ('amber' as const) : ('blue' as const),
    })),
    lengths: [{ from: [R, 2 * R], to: [R + width, 2 * R], label: `each ${width} cm`, side: 'bottom' }],
    says: `${count} circles round one centre. The radius grows by ${width} cm from each circle to the next.`,
  };
}

/** What the rings are drawn for, with the widest radius in centimetres that it may have. */
const TARGETS: ReadonlyArray<readonly [thing: string, most: number]> = [
  ['spinner', 30],
  ['garden plan', 30],
  ['game board', 40],
  ['target', 70],
  ['ripple picture', 200],
  ['round mat', 150],
  ['round quilt', 150],
  ['sand picture', 200],
];

function rings(id: string, level: ProficiencyLevel, asked: 'one' | 'gap' | 'which'): Shape {
  const disc = (r: Exact): Exact => r.mul(r).mul(pi.value);
  const ring = (n: number, w: Num): Exact => disc(exact(w).mul(n)).sub(disc(exact(w).mul(n - 1)));
  return shape(
    id,
    level,
    {
      kind: 'search',
      beside: /^pi$/,
      solve: (givens) => {
        const w = givens.get('width') ?? exact(1);
        const n = toWhole(givens.get('n') ?? exact(1));
        if (asked === 'one') return [ring(n, w)];
        if (asked === 'gap') return [ring(n, w).sub(ring(toWhole(givens.get('m') ?? exact(1)), w))];
        // In innermost circles: those of a ring are the larger circle's without the smaller one's.
        const circles = (givens.get('area') ?? exact(0)).div(disc(w));
        if (!isWhole(circles)) return [];
        const wanted = toWhole(circles);
        return range(2, 300)
          .filter((k) => k * k - (k - 1) * (k - 1) === wanted)
          .map((k) => exact(k));
      },
    },
    (dice) => {
      // Without a calculator the squares of the radii and their product with π must stay easy.
      const w = level === 'mastery' ? dice.int(1, 10) : dice.pick([1, 2, 5, 10]);
      const n = level === 'not_ready' ? dice.int(3, 5) : dice.int(6, 14);
      const m = dice.int(2, n - 2);
      const one = ring(n, w);
      const key = asked === 'one' ? one : asked === 'gap' ? one.sub(ring(m, w)) : exact(n);
      const outer = areaOf({ r: n * w, pi });
      const inner = areaOf({ r: (n - 1) * w, pi });
      const unit = areaOf({ r: w, pi });
      return {
        story: [
          `${drawPerson(dice).name} draws circles round one centre for a ${dice.pick(TARGETS.filter(([, most]) => n * w <= most))[0]}.`,
          `The radii are ${w} cm, ${2 * w} cm, ${3 * w} cm and so on.`,
          'Ring 2 lies between the first two circles, Ring 3 between the next two, and so on.',
          ...(asked === 'which' ? [`One ring has an area of ${num(one)} cm².`] : []),
          pi.tell,
        ],
        ask:
          asked === 'one'
            ? `What is the area of Ring ${n}?`
            : asked === 'gap'
              ? `How much larger is Ring ${n} than Ring ${m}?`
              : 'What is the number of this ring?',
        blank:
          asked === 'one'
            ? `The area of Ring ${n} is ___ cm².`
            : asked === 'gap'
              ? `Ring ${n} is ___ cm² larger than Ring ${m}.`
              : `The ring of ${num(one)} cm² is Ring ___.`,
        key,
        style: asked === 'which' ? PLAIN : WIDE,
        via:
          asked === 'which'
            ? [['The innermost circle has an area of ___ cm².', unit, CM2]]
            : asked === 'gap'
              ? [[`The area of Ring ${n} is ___ cm².`, one, WIDE]]
              : [],
        params: {
          pi: pi.value,
          width: w,
          ...(asked === 'which' ? { area: one } : { n }),
          ...(asked === 'gap' ? { m } : {}),
        },
        work:
          asked === 'which'
            ? [
                ['Innermost circle', areaText({ r: w, pi }), CM2],
                'Ring 2 is 3 times, Ring 3 is 5 times, Ring 4 is 7 times as large: always two more.',
                ['This ring is so many times as large', `${num(one)} ÷ ${num(unit)}`],
                ['Twice the number of the ring', `${2 * n - 1} + 1`],
                ['Number of the ring', `${2 * n} ÷ 2`],
              ]
            : [
                [`Radius of circle ${n}`, `${n} × ${w}`, CM],
                [`Radius of circle ${n - 1}`, `${n - 1} × ${w}`, CM],
                `Ring ${n} is Circle ${n} without Circle ${n - 1}. Both areas hold π, so take it once.`,
                ['Without π', `${n * w} × ${n * w} − ${(n - 1) * w} × ${(n - 1) * w}`],
                [`Ring ${n}`, `${pi.text} × ${(2 * n - 1) * w * w}`, WIDE],
                ...(asked === 'gap'
                  ? ([
                      [`Without π, Ring ${m}`, `${m * w} × ${m * w} − ${(m - 1) * w} × ${(m - 1) * w}`],
                      [`Ring ${m}`, `${pi.text} × ${(2 * m - 1) * w * w}`, WIDE],
                      ['How much larger', `${num(one)} − ${num(ring(m, w))}`, WIDE],
                    ] as const)
                  : []),
              ],
        hints: [
          'A ring is a larger circle without a smaller one.',
          asked === 'which'
            ? 'Compare the first rings with the innermost circle. How do they grow?'
            : `What is the radius of the ${ordinalText(n)} circle, and of the one before?`,
          asked === 'which'
            ? 'How many times as large as the innermost circle is this ring?'
            : 'Take the area of the smaller circle from that of the larger one.',
        ],
        wrongs: [
          asked === 'which' ? ['stopped-early', exact(2 * n - 1)] : ['whole-circle', outer],
          ['one-step-too-few', asked === 'which' ? exact(n - 1) : ring(n - 1, w)],
          ['one-step-too-many', asked === 'which' ? exact(n + 1) : ring(n + 1, w)],
          ['grows-by-the-same', asked === 'which' ? exact(n + 2) : unit.mul(n)],
          asked === 'which' ? ['not-halved', exact(2 * n)] : ['length-for-area', pi.value.mul(2 * n * w)],
          asked === 'which'
            ? ['calculation-slip', exact(n + 3)]
            : ['other-part', asked === 'gap' ? ring(m, w) : inner],
        ],
        drawing: { kind: 'plan', tall: 130, figures: [target(4, w)] },
      };
    },
  );
}

/** h9 for circles: rings round one centre. */
export const CIRCLES_PATTERNS: readonly Shape[] = [
  rings('ring-near', 'not_ready', 'one'),
  rings('ring-further', 'guided', 'one'),
  rings('which-ring', 'independent', 'which'),
  rings('rings-compared', 'mastery', 'gap'),
];
