import { amount, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import type { PolygonPairSpec } from '../../drawing/drawing-spec.js';
import { DEGREES, degreeText as d } from './angle-sizes.js';

const CM = measured('cm', 1);

type Figure = PolygonPairSpec['figures'][number]['shape'];
const FIGURES: ReadonlyArray<readonly [sides: number, shape: Figure, name: string]> = [
  [3, 'triangle', 'equilateral triangle'],
  [4, 'square', 'square'],
  [5, 'pentagon', 'figure with 5 equal sides'],
  [6, 'hexagon', 'figure with 6 equal sides'],
];
const MAKINGS = [
  'A wire is bent into',
  'A string of lights is laid out as',
  'A ribbon is pinned as',
  'A rope is laid out as',
];

function drawFigures(dice: Dice) {
  const [one, two] = dice.pickSome(FIGURES, 2);
  return one && two ? { one, two } : null;
}

const PERIMETERS = [
  gateway('perimeterA = n * a'),
  gateway('perimeterB = m * b'),
  relation('perimeterA = perimeterB'),
];

const EQUAL_PERIMETERS: Shape = {
  id: 'equal-perimeters',
  levels: ['not_ready'],
  proof: {
    kind: 'search',
    // The number of sides is a property of the named figure, so the names are read, not a count.
    solve: (givens, words) => {
      const sides = (name: string | undefined) => FIGURES.find(([, , n]) => n === name)?.[0] ?? 0;
      const side = givens.get('side');
      const [known, asked] = [sides(words.get('known')), sides(words.get('asked'))];
      if (!side || known === 0 || asked === 0) return [];
      const perimeter = Array.from({ length: known }, () => side).reduce((sum, s) => sum.add(s), exact(0));
      const fits: ReturnType<typeof exact>[] = [];
      for (let tenth = 1; tenth <= 2000; tenth += 1) {
        const candidate = exact(tenth, 10);
        if (candidate.mul(asked).equals(perimeter)) fits.push(candidate);
      }
      return fits;
    },
  },
  draw: (dice): Draft | null => {
    const figures = drawFigures(dice);
    if (!figures) return null;
    const { one, two } = figures;
    const side = dice.int(4, 30);
    const key = exact(one[0] * side, two[0]);
    if (!CM.allows(key) || key.d > 2n) return null;
    const working = new Working();
    const perimeter = working.calc('Perimeter', `${one[0]} × ${side}`, CM);
    working.calc('Side of the other figure', `${CM.bare(perimeter)} ÷ ${two[0]}`, CM);
    const article = (name: string): string => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);
    return {
      story: [
        `${dice.pick(MAKINGS)} ${article(one[2])} with a side of ${side} cm.`,
        `It is then made into ${article(two[2])} of the same perimeter.`,
      ],
      ask: `What is the length of one side of the ${two[2]}?`,
      blank: `One side of the ${two[2]} is ___ cm.`,
      answer: amount(key, CM),
      middles: [],
      params: { side, known: one[2], asked: two[2] },
      working,
      hints: [
        'What stays the same when the shape changes?',
        'How many equal sides does each figure have? Find the perimeter.',
        'Share the perimeter by the number of sides of the new figure.',
      ],
      wrongs: [
        { code: 'same-side', explanation: 'The perimeter stays the same, not the side.', value: side },
        {
          code: 'not-shared',
          explanation: 'This is the perimeter. Share it by the number of sides.',
          value: one[0] * side,
        },
        {
          code: 'sides-swapped',
          explanation: 'Check how many sides each figure has.',
          value: exact(two[0] * side, one[0]),
        },
        {
          code: 'two-sides-only',
          explanation: 'The perimeter goes all the way round.',
          value: exact(2 * side, two[0]),
        },
        {
          code: 'wrong-number-of-sides',
          explanation: 'Count the sides of the figure again.',
          value: exact(one[0] * side, two[0] + 1),
        },
        {
          code: 'wrong-number-of-sides',
          explanation: 'Count the sides of the figure again.',
          value: exact((one[0] + 1) * side, two[0]),
        },
        {
          code: 'wrong-number-of-sides',
          explanation: 'Count the sides of the figure again.',
          value: exact((one[0] - 1) * side, two[0]),
        },
      ],
      drawing: {
        kind: 'polygon-pair',
        figures: [
          { shape: one[1], name: 'First', side: `${side} cm` },
          { shape: two[1], name: 'Then', side: '?' },
        ],
      },
    };
  },
};

const SETTINGS = [
  'In triangle ABC',
  'A paper plane seen from above is triangle ABC. In it',
  'A road sign has the shape of triangle ABC. In it',
  'The figure shows a roof in the shape of triangle ABC. In it',
  'A flag has the shape of triangle ABC. In it',
  'The sail of a toy boat is triangle ABC. In it',
];

function baseAngles(id: string, fromBase: boolean): Shape {
  return {
    id,
    levels: ['guided'],
    proof: {
      kind: 'facts',
      facts: [gateway('180 = a + b + c'), relation('b = c'), gateway(fromBase ? 'b = given' : 'a = given')],
      asked: fromBase ? 'a' : 'c',
    },
    draw: (dice): Draft | null => {
      const base = dice.int(28, 78);
      const apex = 180 - 2 * base;
      if (apex === base || apex < 26) return null;
      const given = fromBase ? base : apex;
      const key = fromBase ? apex : base;
      const working = new Working();
      if (fromBase) {
        working.say(`Angle B = angle C, because AB = AC.`);
        const both = working.calc('Angles B and C', `2 × ${d(base)}`, DEGREES);
        working.calc('Angle A', `180° − ${DEGREES.text(both)}`, DEGREES);
      } else {
        const both = working.calc('Angles B and C', `180° − ${d(apex)}`, DEGREES);
        working.calc('Angle C', `${DEGREES.text(both)} ÷ 2`, DEGREES);
      }
      const asked = fromBase ? 'A' : 'C';
      return {
        story: [`${dice.pick(SETTINGS)}, AB = AC and angle ${fromBase ? 'B' : 'A'} is ${d(given)}.`],
        ask: `What is the size of angle ${asked}?`,
        blank: `The size of angle ${asked} is ___°.`,
        answer: amount(key, DEGREES),
        middles: [],
        params: { given },
        working,
        hints: [
          'Which two sides are equal? Which two angles lie opposite them?',
          'Angles B and C are equal. What do all three angles make together?',
          fromBase
            ? `Take two angles of ${d(given)} from the sum of a triangle.`
            : `Take ${d(given)} from the sum of a triangle. Share the rest by two.`,
        ],
        wrongs: [
          {
            code: 'wrong-equal-pair',
            explanation: 'The equal angles lie opposite the equal sides.',
            value: given,
          },
          {
            code: fromBase ? 'one-base-angle-only' : 'not-halved',
            explanation: 'There are two equal angles in this triangle.',
            value: 180 - given,
          },
          {
            code: 'full-turn-for-a-triangle',
            explanation: 'The angles of a triangle add up to 180°.',
            value: fromBase ? 360 - 2 * given : exact(360 - given, 2),
          },
          {
            code: 'wrong-angle',
            explanation: 'Check which angle is asked for.',
            value: fromBase ? exact(180 - given, 2) : 180 - 2 * given,
          },
          {
            code: 'halved-only',
            explanation: 'Take the given angle away before you share.',
            value: exact(given, 2),
          },
          {
            code: 'right-angle',
            explanation: 'Nothing says that this triangle has a right angle.',
            value: Math.abs(90 - given),
          },
        ],
        drawing: {
          kind: 'triangle',
          sizes: [apex, base, base],
          labels: fromBase ? ['?', d(base), ''] : [d(apex), '', '?'],
          equalSides: ['AB', 'AC'],
        },
      };
    },
  };
}

const PERIMETER_STORIES: ReadonlyArray<(one: string, two: string) => string> = [
  (one, two) => `${one.charAt(0).toUpperCase()}${one.slice(1)} and ${two} have equal perimeters.`,
  (one, two) => `Two wires of the same length are bent into ${one} and ${two}.`,
  (one, two) => `Two cards, ${one} and ${two}, have borders of the same length.`,
  (one, two) => `Two lanterns, ${one} and ${two}, have the same length of ribbon round the edge.`,
];

const OUTER_STORIES = [
  'In the figure, BCD is a straight line and AB = AC.',
  'The figure shows a roof ABC on a straight beam BCD. In it, AB = AC.',
  'The figure shows a slide ABC on a straight path BCD. In it, AB = AC.',
  'The figure shows a ramp ABC on a straight floor BCD. In it, AB = AC.',
  'The figure shows a tent ABC on straight ground BCD. In it, AB = AC.',
];

const LONGER_SIDE: Shape = {
  id: 'perimeters-with-difference',
  levels: ['independent'],
  proof: { kind: 'facts', facts: [...PERIMETERS, relation('a = b + more')], asked: 'perimeterA' },
  draw: (dice): Draft | null => {
    const figures = drawFigures(dice);
    if (!figures) return null;
    const { one, two } = figures;
    const [n, m] = [one[0], two[0]];
    if (n >= m) return null;
    const unit = dice.int(2, 24);
    const more = (m - n) * unit;
    const key = n * m * unit;
    const working = new Working();
    working.say(`Equal perimeters: ${n} longer sides are as long as ${m} shorter sides.`);
    const gap = working.calc('Fewer sides', `${m} − ${n}`);
    const extra = working.calc('Made up by the longer sides', `${n} × ${more}`, CM);
    const short = working.calc('A shorter side', `${CM.bare(extra)} ÷ ${gap.toFraction()}`, CM);
    working.calc('Perimeter', `${m} × ${CM.bare(short)}`, CM);
    return {
      story: [
        dice.pick(PERIMETER_STORIES)(`${/^[aeiou]/.test(one[2]) ? 'an' : 'a'} ${one[2]}`, `a ${two[2]}`),
        `One side of the ${one[2]} is ${more} cm longer than one side of the other.`,
      ],
      ask: 'What is the perimeter of each figure?',
      blank: 'The perimeter of each figure is ___ cm.',
      answer: amount(key, CM),
      middles: [{ blank: 'The shorter side is ___ cm.', amount: amount(n * unit, CM) }],
      params: { n, m, more },
      working,
      hints: [
        'The two perimeters are equal. Which figure has longer sides?',
        `Take ${more} cm off each of the ${n} longer sides. What must that make up?`,
        'What is taken off makes the sides that the first figure does not have. Find the shorter side from it.',
      ],
      wrongs: [
        {
          code: 'gave-a-side',
          explanation: 'This is a side. The question asks for the perimeter.',
          value: n * unit,
        },
        {
          code: 'gave-a-side',
          explanation: 'This is a side. The question asks for the perimeter.',
          value: m * unit,
        },
        {
          code: 'difference-as-side',
          explanation: 'The amount given is the difference of two sides.',
          value: n * more,
        },
        {
          code: 'difference-as-side',
          explanation: 'The amount given is the difference of two sides.',
          value: m * more,
        },
        { code: 'both-perimeters', explanation: 'The question asks for one perimeter.', value: 2 * key },
        {
          code: 'shorter-side-with-fewer-sides',
          explanation: 'The shorter side belongs to the figure with more sides.',
          value: n * n * unit,
        },
      ],
      drawing: {
        kind: 'polygon-pair',
        figures: [
          { shape: one[1], name: 'First', side: '' },
          { shape: two[1], name: 'Second', side: '' },
        ],
      },
    };
  },
};

const OUTER_ANGLE: Shape = {
  id: 'outer-angle-of-isosceles',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [gateway('180 = outer + c'), gateway('180 = a + b + c'), relation('b = c')],
    asked: 'a',
  },
  draw: (dice): Draft | null => {
    const base = dice.int(34, 76);
    const apex = 180 - 2 * base;
    const outer = 180 - base;
    if (apex === base || apex < 28) return null;
    const working = new Working();
    const c = working.calc('Angle ACB', `180° − ${d(outer)}`, DEGREES);
    working.say('Angle ABC is equal to angle ACB, because AB = AC.');
    const both = working.calc('Angles ABC and ACB', `2 × ${DEGREES.text(c)}`, DEGREES);
    working.calc('Angle BAC', `180° − ${DEGREES.text(both)}`, DEGREES);
    return {
      story: [dice.pick(OUTER_STORIES), `Angle ACD is ${d(outer)}.`],
      ask: 'What is the size of angle BAC?',
      blank: 'The size of angle BAC is ___°.',
      answer: amount(apex, DEGREES),
      middles: [{ blank: 'The size of angle ABC is ___°.', amount: amount(base, DEGREES) }],
      params: { outer },
      working,
      hints: [
        'Which angles lie on the straight line at C?',
        'Find the angle at C inside the triangle. Which angle is equal to it?',
        'Two angles of the triangle are equal. Take both from the sum of a triangle.',
      ],
      wrongs: [
        { code: 'stopped-early', explanation: 'This is a base angle. One more step is needed.', value: base },
        {
          code: 'wrong-equal-pair',
          explanation: 'The equal angles lie opposite the equal sides.',
          value: outer,
        },
        {
          code: 'outer-taken-as-inner',
          explanation: 'The given angle lies outside the triangle.',
          value: exact(outer, 2),
        },
        {
          code: 'full-turn-for-a-triangle',
          explanation: 'The angles of a triangle add up to 180°.',
          value: 360 - 2 * base,
        },
        { code: 'both-base-angles', explanation: 'This is for both base angles together.', value: 2 * base },
        {
          code: 'right-angle',
          explanation: 'Nothing says that there is a right angle.',
          value: Math.abs(outer - 90),
        },
      ],
      drawing: {
        kind: 'triangle',
        sizes: [apex, base, base],
        labels: ['?', '', ''],
        equalSides: ['AB', 'AC'],
        outerAtC: d(outer),
      },
    };
  },
};

/** h4 for geometry: equal perimeters and equal base angles. */
export const GEOMETRY_EQUAL: readonly Shape[] = [
  EQUAL_PERIMETERS,
  baseAngles('base-from-apex', false),
  baseAngles('apex-from-base', true),
  LONGER_SIDE,
  OUTER_ANGLE,
];
