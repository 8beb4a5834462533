import type { Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Given, range, search, shape } from '../../engines/sketch.js';
import { type AreaGrade, drawPlot, rectangle } from './rectangles.js';

/** The longest breadth and length that are tried. */
const MOST_BREADTH = 60;
const MOST_LENGTH = 120;

/** Every rectangle of an area with sides of whole numbers, the breadth not above the length: tries each breadth. */
function listRectangles(area: number): Array<readonly [length: number, breadth: number]> {
  const found: Array<readonly [length: number, breadth: number]> = [];
  for (let b = 1; b <= MOST_BREADTH; b += 1) {
    const l = area / b;
    if (Number.isInteger(l) && l >= b && l <= MOST_LENGTH) found.push([l, b]);
  }
  return found;
}

/** What is asked of every rectangle that fits what is told. */
function tryOut(
  asked: (l: number, b: number) => number,
  clue: (l: number, b: number) => number,
): (given: Given) => number[] {
  return (given) => {
    const [area, told] = [given('area'), given('clue')];
    if (!isWhole(area) || !isWhole(told)) return [];
    return listRectangles(toWhole(area))
      .filter(([l, b]) => clue(l, b) === toWhole(told))
      .map(([l, b]) => asked(l, b));
  };
}

interface Plan {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  /** What is told beside the area. */
  told: 'half' | 'perimeter' | 'difference';
  asked: 'length' | 'breadth' | 'gap' | 'perimeter';
}

function areaAndMore(grade: AreaGrade, plan: Plan): Shape {
  const value = (l: number, b: number): number =>
    ({ length: l, breadth: b, gap: l - b, perimeter: 2 * (l + b) })[plan.asked];
  const clue = (l: number, b: number): number =>
    ({ half: l + b, perimeter: 2 * (l + b), difference: l - b })[plan.told];
  return shape(
    plan.id,
    plan.level,
    search(tryOut(value, clue), () => true),
    (dice) => {
      const p = drawPlot(dice);
      const b = dice.int(2, grade === 3 ? 9 : 15);
      const l = dice.int(b + 1, grade === 3 ? 14 : 28);
      if (l - b < 2 || (grade === 3 && l * b > 100) || clue(l, b) === value(l, b)) return null;
      const half = l + b;
      const u = ` ${p.unit}`;
      const key = value(l, b);
      const near = b > 2 ? b - 1 : b + 1;
      const style = plan.asked === 'perimeter' ? p.side : p.side;
      const clueText = {
        half: `Its length and breadth add up to ${half}${u}.`,
        perimeter: `Its perimeter is ${2 * half}${u}.`,
        difference: `It is ${l - b}${u} longer than it is wide.`,
      }[plan.told];
      const ask = {
        length: `How long is the ${p.thing}?`,
        breadth: `How wide is the ${p.thing}?`,
        gap: 'How much longer is its length than its breadth?',
        perimeter: `What is the perimeter of the ${p.thing}?`,
      }[plan.asked];
      const blank = {
        length: `The ${p.thing} is ___ ${p.unit} long.`,
        breadth: `The ${p.thing} is ___ ${p.unit} wide.`,
        gap: `Its length is ___ ${p.unit} longer than its breadth.`,
        perimeter: `The perimeter of the ${p.thing} is ___ ${p.unit}.`,
      }[plan.asked];
      const tried = plan.told === 'difference' ? [near + (l - b), near] : [half - near, near];
      const table: DrawingSpec = {
        kind: 'table',
        title: 'Try out',
        header: ['Length', 'Breadth', 'Area'],
        rows: range(1, 2).map((w) => [
          `${half - w}${u}`,
          `${w}${u}`,
          `${(half - w) * w} ${p.area.unit ?? ''}`,
        ]),
      };
      return {
        story: [
          `A rectangular ${p.thing} has an area of ${l * b} ${p.area.unit}.`,
          clueText,
          `Its sides are whole ${p.unit === 'cm' ? 'centimetres' : 'metres'}.`,
        ],
        ask,
        blank,
        key,
        style,
        via:
          plan.told === 'perimeter'
            ? [[`Its length and breadth add up to ___ ${p.unit}.`, half, p.side]]
            : plan.asked === 'perimeter'
              ? [[`Its length and breadth add up to ___ ${p.unit}.`, half, p.side]]
              : [],
        params: { area: l * b, clue: clue(l, b) },
        work: [
          ...(plan.told === 'perimeter'
            ? ([['Length and breadth', `${2 * half} ÷ 2`, p.side]] as const)
            : []),
          [`Try ${tried[0] ?? 0} and ${near}, not yet the area`, `${tried[0] ?? 0} × ${near}`, p.area],
          [`Try ${l} and ${b}, that fits`, `${l} × ${b}`, p.area],
          ...(plan.asked === 'gap' ? ([['How much longer', `${l} − ${b}`, p.side]] as const) : []),
          ...(plan.asked === 'perimeter'
            ? ([
                ['Length and breadth', `${l} + ${b}`, p.side],
                ['Perimeter', `2 × ${half}`, p.side],
              ] as const)
            : []),
          ...(plan.asked === 'length' ? [`So the length is ${l}${u}`] : []),
          ...(plan.asked === 'breadth' ? [`So the breadth is ${b}${u}`] : []),
        ],
        hints: [
          'Try out a pair of sides and write down what you get.',
          plan.told === 'perimeter'
            ? 'Half of the perimeter is length and breadth together.'
            : 'Choose pairs that fit the second sentence.',
          'Multiply each pair. Is the area too small or too large? Change the pair.',
        ],
        wrongs: [
          ['other-part', plan.asked === 'length' ? b : l],
          ['stopped-early', half],
          ['wrong-sum', l * b],
          ['one-too-many', key + 1],
          ['one-too-few', key - 1],
          ['wrong-product', plan.asked === 'perimeter' ? 2 * (tried[0] ?? 0) + 2 * near : key + 2],
          ['not-taken-from-half', isWhole(exact(l * b, 2)) ? exact(l * b, 2) : key + 3],
        ],
        drawing:
          plan.level === 'not_ready'
            ? table
            : {
                kind: 'plan',
                tall: 80,
                figures: [
                  rectangle(3, 2, {
                    inside: `${l * b} ${p.area.unit ?? ''}`,
                    length: 'length',
                    breadth: 'breadth',
                  }),
                ],
              },
      };
    },
  );
}

/** h8 for area: sides are tried out until area and perimeter fit. */
export const areaGuess = (grade: AreaGrade): readonly Shape[] => [
  areaAndMore(grade, { id: 'area-and-half-round', level: 'not_ready', told: 'half', asked: 'length' }),
  areaAndMore(grade, { id: 'area-and-perimeter', level: 'guided', told: 'perimeter', asked: 'length' }),
  areaAndMore(grade, {
    id: 'area-and-perimeter-breadth',
    level: 'independent',
    told: 'perimeter',
    asked: 'breadth',
  }),
  areaAndMore(grade, { id: 'area-and-perimeter-gap', level: 'mastery', told: 'perimeter', asked: 'gap' }),
  areaAndMore(grade, { id: 'area-and-difference', level: 'mastery', told: 'difference', asked: 'perimeter' }),
];
