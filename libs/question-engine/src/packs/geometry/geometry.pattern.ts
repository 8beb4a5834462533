import { PLAIN, amount, degrees } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { toWrongs } from '../../engines/wrong-values.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';
import { TURN_PATTERNS } from '../shared/pattern-counts.scenes.js';

const DEGREES = {
  ...degrees(5400),
  allows: (v: Parameters<ReturnType<typeof degrees>['allows']>[0]) =>
    exact(v).d === 1n && exact(v).compare(0) > 0 && exact(v).compare(5400) <= 0,
};

const TABLE: TableSpec = {
  kind: 'table',
  title: 'Triangles cut from one corner',
  header: ['Sides of figure', 'Triangles'],
  rows: [
    ['3', '1'],
    ['4', '2'],
    ['5', '3'],
  ],
};

const STORY = [
  'The table shows the number of triangles that a figure is cut into from one corner.',
  'The pattern goes on in the same way.',
];

/** Angle sum of a figure, found by cutting one triangle off at a time. */
function angleSum(sides: number): number {
  let sum = 180;
  for (let corner = 4; corner <= sides; corner += 1) sum += 180;
  return sum;
}

const WORDS = { sum: 'the sum of the angles of a figure', one: 'one angle of a figure' };

function sumShape(id: string, level: 'not_ready' | 'guided'): Shape {
  return {
    id,
    levels: [level],
    proof: { kind: 'search', solve: (givens) => [exact(angleSum(toWhole(givens.get('sides') ?? exact(3))))] },
    draw: (dice: Dice): Draft | null => {
      const sides = level === 'not_ready' ? dice.int(6, 10) : dice.int(11, 24);
      const working = new Working();
      const triangles = working.calc('Triangles', `${sides} − 2`);
      working.calc('Sum of the angles', `${triangles.toFraction()} × 180°`, DEGREES);
      return {
        story: STORY,
        ask: `What is ${WORDS.sum} with ${sides} sides?`,
        blank: `${WORDS.sum.replace('the', 'The')} with ${sides} sides is ___°.`,
        answer: amount((sides - 2) * 180, DEGREES),
        middles: [],
        params: { sides },
        working,
        hints: [
          'How do the triangles grow with the sides?',
          `Into how many triangles is a figure with ${sides} sides cut?`,
          'Each triangle has the same angle sum. Multiply it by the number of triangles.',
        ],
        wrongs: toWrongs([
          [
            'sides-taken-as-triangles',
            'There are fewer triangles than sides. Look at the table.',
            sides * 180,
          ],
          ['one-triangle-too-many', 'Compare sides and triangles in the table again.', (sides - 1) * 180],
          ['one-triangle-too-few', 'Compare sides and triangles in the table again.', (sides - 3) * 180],
          ['full-turn-for-a-triangle', 'The angles of a triangle add up to 180°.', (sides - 2) * 360],
          [
            'right-angle-for-a-triangle',
            'The angles of a triangle make more than a right angle.',
            (sides - 2) * 90,
          ],
          ['next-row-only', 'You went on by one row only.', 720],
        ]),
        drawing: TABLE,
      };
    },
  };
}

const SIDES_FROM_SUM: Shape = {
  id: 'sides-from-angle-sum',
  levels: ['independent'],
  proof: {
    kind: 'search',
    solve: (givens) => {
      const sum = toWhole(givens.get('sum') ?? exact(1));
      return Array.from({ length: 60 }, (_, i) => i + 3)
        .filter((sides) => angleSum(sides) === sum)
        .map((sides) => exact(sides));
    },
  },
  draw: (dice: Dice): Draft | null => {
    const sides = dice.int(8, 30);
    const sum = (sides - 2) * 180;
    const working = new Working();
    const triangles = working.calc('Triangles', `${DEGREES.text(sum)} ÷ 180°`);
    working.calc('Sides', `${triangles.toFraction()} + 2`);
    return {
      story: [...STORY, `The angles of one figure add up to ${DEGREES.text(sum)}.`],
      ask: 'How many sides does this figure have?',
      blank: 'This figure has ___ sides.',
      answer: amount(sides, PLAIN),
      middles: [{ blank: 'It is cut into ___ triangles.', amount: amount(sides - 2, PLAIN) }],
      params: { sum },
      working,
      hints: [
        'What is the sum of the angles of one triangle?',
        'Find how many triangles make this sum.',
        'Compare triangles and sides in the table: which one is larger, and by how much?',
      ],
      wrongs: toWrongs([
        [
          'triangles-taken-as-sides',
          'This is the number of triangles. Look at the table for the sides.',
          sides - 2,
        ],
        ['one-side-too-few', 'Compare sides and triangles in the table again.', sides - 1],
        ['one-side-too-many', 'Compare sides and triangles in the table again.', sides + 1],
        ['two-taken-away', 'There are more sides than triangles.', sides - 4],
        ['full-turn-for-a-triangle', 'The angles of a triangle add up to 180°.', exact(sides - 2, 2).add(2)],
        [
          'right-angle-for-a-triangle',
          'The angles of a triangle make more than a right angle.',
          (sides - 2) * 2 + 2,
        ],
      ]),
      drawing: TABLE,
    };
  },
};

const CARDS = ['card', 'felt', 'foil', 'cork', 'coloured paper', 'foam', 'cloth', 'tracing paper'];

/** Items on figures cut into triangles, told of a child who cuts them. */
const withCutter = (shape: Shape): Shape => ({
  ...shape,
  draw: (dice, level) => {
    const draft = shape.draw(dice, level);
    const [first = ''] = draft?.story ?? [];
    if (!draft || !first.startsWith('The table shows the number of triangles that')) return draft;
    return {
      ...draft,
      story: [
        `${drawPerson(dice).name} cuts ${dice.pick(CARDS)} figures into triangles.`,
        'The table shows how many there are.',
        ...draft.story.slice(1),
      ],
    };
  },
});

/** h9 for geometry: angle sums of figures and turns that grow. */
export const GEOMETRY_PATTERNS: readonly Shape[] = [
  sumShape('angle-sum', 'not_ready'),
  sumShape('larger-angle-sum', 'guided'),
  SIDES_FROM_SUM,
  ...patternShapes(TURN_PATTERNS),
].map(withCutter);
