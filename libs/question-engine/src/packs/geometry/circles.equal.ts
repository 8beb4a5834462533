import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { facts, shape } from '../../engines/sketch.js';
import {
  CM,
  CM2,
  PI_DECIMAL,
  PI_FRACTION,
  areaOf,
  circleFigure,
  num,
  partFigure,
  roundOf,
  roundText,
} from './circles.parts.js';
import { rectangle } from './rectangles.js';

const STUFF = ['wire', 'ribbon', 'string', 'cord', 'tape', 'wool', 'elastic', 'rope', 'yarn', 'rubber tube'];

interface Plan {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  kind: 'move' | 'radius' | 'new' | 'mixed';
}

function wireCircles({ id, level, kind }: Plan): Shape {
  const proof = {
    move: facts(['ca = 2 * pi * a', 'cb = 2 * pi * b'], ['ca - x = cb + x'], 'x'),
    radius: facts(['each = 2 * pi * r'], ['ca + cb = 2 * each'], 'r'),
    new: facts(['cb = 2 * pi * b', 'after = 2 * pi * r'], ['after = cb + x'], 'r'),
    mixed: facts(['ca = 2 * pi * a', 'square = 4 * s', 'each = 2 * pi * r'], ['ca + square = 2 * each'], 'r'),
  }[kind];
  return shape(id, level, proof, (dice) => {
    const pi = dice.pick([PI_FRACTION, PI_DECIMAL]);
    const unit = pi === PI_FRACTION ? 7 : 5;
    const [i, j] = [dice.int(2, 8), dice.int(1, 7)];
    const [a, b] = [unit * i, unit * j];
    if (i <= j) return null;
    const at = (r: number) => ({ r, pi });
    const [ca, cb] = [roundOf(at(a)), roundOf(at(b))];
    const stuff = dice.pick(STUFF);
    const { name } = drawPerson(dice);
    if (kind === 'radius' && (a + b) % 2 !== 0) return null;
    const r = kind === 'new' ? b + unit * dice.int(1, 3) : kind === 'radius' ? (a + b) / 2 : b;
    const x = kind === 'new' ? roundOf(at(r)).sub(cb) : ca.sub(cb).div(2);
    // For the square: so much wire that both new circles come out with a whole radius.
    const squareWire = kind === 'mixed' ? roundOf(at(r)).mul(2).sub(ca) : exact(0);
    const s = squareWire.div(4);
    if (kind === 'mixed' && (s.compare(3) < 0 || s.d !== 1n || s.equals(r))) return null;
    const key = kind === 'move' ? x : exact(r);
    const told = {
      move: [
        `${name} bends two circles from ${stuff}. Their radii are ${a} cm and ${b} cm.`,
        `Some of the ${stuff} is moved from the larger circle to the smaller circle until both use the same length.`,
      ],
      radius: [
        `${name} bends two circles from ${stuff}. One uses ${num(ca)} cm, the other ${num(cb)} cm.`,
        `Some of the ${stuff} is moved from one circle to the other until both circles are equal.`,
      ],
      new: [
        `${name} bends a circle of radius ${b} cm from ${stuff}.`,
        `A piece ${num(x)} cm long is cut off a larger circle and joined to it. Then it is bent into a circle again.`,
      ],
      mixed: [
        `${name} bends a circle of radius ${a} cm and a square of side ${num(s)} cm from ${stuff}.`,
        `All of the ${stuff} is then made into two equal circles.`,
      ],
    }[kind];
    return {
      story: [...told, pi.tell],
      ask:
        kind === 'move'
          ? `How many centimetres of ${stuff} are moved?`
          : kind === 'new'
            ? 'What is its new radius?'
            : 'What is the radius of each circle then?',
      blank:
        kind === 'move'
          ? `___ cm of ${stuff} is moved.`
          : kind === 'new'
            ? 'Its new radius is ___ cm.'
            : 'The radius of each circle is then ___ cm.',
      key,
      style: CM,
      via:
        kind === 'new'
          ? [['The circle uses ___ cm at first.', cb, CM]]
          : kind === 'mixed'
            ? [['Both together use ___ cm at first.', ca.add(squareWire), CM]]
            : [],
      params: {
        pi: pi.value,
        ...(kind === 'move'
          ? { a, b }
          : kind === 'radius'
            ? { ca, cb }
            : kind === 'new'
              ? { b, x }
              : { a, s }),
      },
      work: {
        move: [
          ['Larger circle', roundText(at(a)), CM],
          ['Smaller circle', roundText(at(b)), CM],
          ['Difference', `${num(ca)} − ${num(cb)}`, CM],
          ['To be moved', `${num(ca.sub(cb))} ÷ 2`, CM],
        ] as const,
        radius: [
          ['Both together', `${num(ca)} + ${num(cb)}`, CM],
          ['Each circle', `${num(ca.add(cb))} ÷ 2`, CM],
          ['Diameter', `${num(ca.add(cb).div(2))} ÷ ${pi.text}`, CM],
          ['Radius', `${2 * r} ÷ 2`, CM],
        ] as const,
        new: [
          ['Circle at first', roundText(at(b)), CM],
          ['With the new piece', `${num(cb)} + ${num(x)}`, CM],
          ['New diameter', `${num(cb.add(x))} ÷ ${pi.text}`, CM],
          ['New radius', `${2 * r} ÷ 2`, CM],
        ] as const,
        mixed: [
          ['Circle at first', roundText(at(a)), CM],
          ['Square', `4 × ${num(s)}`, CM],
          ['Both together', `${num(ca)} + ${num(squareWire)}`, CM],
          ['Each new circle', `${num(ca.add(squareWire))} ÷ 2`, CM],
          ['Diameter', `${num(roundOf(at(r)))} ÷ ${pi.text}`, CM],
          ['Radius', `${2 * r} ÷ 2`, CM],
        ] as const,
      }[kind],
      hints: [
        `No ${stuff} is lost. What stays the same?`,
        'Find the length that each figure uses.',
        kind === 'move'
          ? 'Only half of the difference moves.'
          : 'From the length round a circle you can find its diameter.',
      ],
      wrongs: [
        ...(kind === 'move' ? ([['whole-difference-moved', ca.sub(cb)]] as const) : []),
        ['radius-as-diameter', kind === 'move' ? x.div(2) : exact(2 * r)],
        kind === 'new' || kind === 'mixed'
          ? ['old-size-kept', kind === 'new' ? exact(b) : exact(a)]
          : ['only-one-side-changed', kind === 'move' ? cb : exact(a)],
        kind === 'move'
          ? [
              'area-for-length',
              areaOf(at(a))
                .sub(areaOf(at(b)))
                .div(2),
            ]
          : ['halved-too-often', exact(r, 2)],
        [kind === 'move' ? 'other-part' : 'doubled-too-often', kind === 'move' ? ca : exact(4 * r)],
        ['calculation-slip', key.add(2)],
        ['calculation-slip', key.add(7)],
      ],
      drawing: null,
    };
  });
}

/** h3 for circles: wire moves from one circle to another. */
export const CIRCLES_TRANSFER: readonly Shape[] = [
  wireCircles({ id: 'length-to-move', level: 'not_ready', kind: 'move' }),
  wireCircles({ id: 'equal-radius', level: 'guided', kind: 'radius' }),
  wireCircles({ id: 'radius-with-more', level: 'independent', kind: 'new' }),
  wireCircles({ id: 'circle-and-square-to-circles', level: 'mastery', kind: 'mixed' }),
];

interface EqualPlan {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  kind: 'side' | 'radius' | 'semicircle' | 'rectangle';
}

function equalRound({ id, level, kind }: EqualPlan): Shape {
  const proof = {
    side: facts(['circle = 2 * pi * r', 'square = 4 * s'], ['circle = square'], 's'),
    radius: facts(['circle = 2 * pi * r', 'square = 4 * s'], ['circle = square'], 'r'),
    semicircle: facts(['arc = pi * r', 'square = 4 * s'], ['arc + 2 * r = square'], 's'),
    rectangle: facts(
      ['circle = 2 * pi * r', 'rect = 2 * l + 2 * b', 'area = l * b'],
      ['circle = rect'],
      'area',
    ),
  }[kind];
  return shape(id, level, proof, (dice) => {
    const pi = kind === 'radius' || dice.chance(2) ? PI_FRACTION : PI_DECIMAL;
    const r = pi === PI_FRACTION ? 7 * dice.int(1, 8) : 10 * dice.int(1, 5);
    const round = roundOf({ r, pi });
    const total = kind === 'semicircle' ? round.div(2).add(2 * r) : round;
    const s = total.div(4);
    const half = round.div(2);
    const l = Math.ceil(half.valueOf() / 2) + dice.int(1, 12);
    const b = half.sub(l);
    if (kind === 'rectangle' && b.compare(3) < 0) return null;
    const area = b.mul(l);
    const key = { side: s, radius: exact(r), semicircle: s, rectangle: area }[kind];
    const stuff = dice.pick(STUFF);
    const { name } = drawPerson(dice);
    const figure = kind === 'semicircle' ? 'semicircle' : 'circle';
    const other = kind === 'rectangle' ? 'rectangle' : 'square';
    return {
      story: [
        kind === 'semicircle'
          ? `${name} bends equal lengths of ${stuff} round a semicircle, along its straight edge too, and round a square.`
          : `${name} makes a ${figure} and a ${other} of equal lengths of ${stuff}.`,
        kind === 'radius'
          ? `The side of the square is ${num(s)} cm.`
          : `The radius of the ${figure} is ${r} cm.`,
        ...(kind === 'rectangle' ? [`The rectangle is ${l} cm long.`] : []),
        pi.tell,
      ],
      ask:
        kind === 'radius'
          ? 'What is the radius of the circle?'
          : kind === 'rectangle'
            ? 'What is the area of the rectangle?'
            : 'What is the side of the square?',
      blank:
        kind === 'radius'
          ? 'The radius of the circle is ___ cm.'
          : kind === 'rectangle'
            ? 'The area of the rectangle is ___ cm².'
            : 'The side of the square is ___ cm.',
      key,
      style: kind === 'rectangle' ? CM2 : CM,
      via:
        kind === 'rectangle'
          ? [['The breadth of the rectangle is ___ cm.', b, CM]]
          : [[`The ${stuff} of each figure is ___ cm long.`, total, CM]],
      params: {
        pi: pi.value,
        ...(kind === 'radius' ? { s } : { r }),
        ...(kind === 'rectangle' ? { l } : {}),
      },
      work: {
        side: [
          ['Circle', roundText({ r, pi }), CM],
          ['Side of the square', `${num(round)} ÷ 4`, CM],
        ] as const,
        radius: [
          ['Square', `4 × ${num(s)}`, CM],
          ['Diameter', `${num(round)} ÷ ${pi.text}`, CM],
          ['Radius', `${2 * r} ÷ 2`, CM],
        ] as const,
        semicircle: [
          ['Curved part', `${pi.text} × ${r}`, CM],
          ['Semicircle with its straight edge', `${num(round.div(2))} + ${2 * r}`, CM],
          ['Side of the square', `${num(total)} ÷ 4`, CM],
        ] as const,
        rectangle: [
          ['Circle', roundText({ r, pi }), CM],
          ['Length and breadth', `${num(round)} ÷ 2`, CM],
          ['Breadth', `${num(half)} − ${l}`, CM],
          ['Area of the rectangle', `${l} × ${num(b)}`, CM2],
        ] as const,
      }[kind],
      hints: [
        'Which size is the same for both figures?',
        kind === 'radius' ? 'Find the length round the square.' : `Find the length round the ${figure}.`,
        kind === 'radius'
          ? 'From the length round a circle you can find its diameter.'
          : `Use that length for the ${other}.`,
      ],
      wrongs: [
        ['perimeter-not-side', kind === 'rectangle' ? b : total],
        [
          'radius-as-diameter',
          kind === 'radius'
            ? exact(2 * r)
            : kind === 'rectangle'
              ? exact(l).mul(round.div(4).sub(l).abs())
              : s.div(2),
        ],
        ...(kind === 'rectangle'
          ? ([
              ['not-taken-from-half', round.sub(l).mul(l)],
              ['stopped-early', half],
            ] as const)
          : kind === 'radius'
            ? ([
                ['halved-too-often', exact(r, 2)],
                ['gave-a-given', s],
              ] as const)
            : ([
                ...(kind === 'semicircle'
                  ? ([
                      ['straight-edges-forgotten', round.div(8)],
                      ['whole-circle', round.div(4)],
                    ] as const)
                  : ([['gave-a-given', exact(r)]] as const)),
                ['shared-by-wrong-number', total.div(2)],
                ['square-from-area', areaOf({ r, pi }).div(4)],
              ] as const)),
        ['calculation-slip', key.add(2)],
        ['calculation-slip', key.add(10)],
      ],
      drawing: {
        kind: 'plan',
        tall: 100,
        figures: [
          ...(kind === 'semicircle'
            ? [{ ...partFigure(r, 'half', `${2 * r} cm across`), name: 'Semicircle' }]
            : [circleFigure(r, kind === 'radius' ? '?' : `${r} cm`, 'radius', 'Circle')]),
          ...(kind === 'rectangle'
            ? [rectangle(l, b.valueOf(), { length: `${l} cm` }, 'Rectangle')]
            : [
                rectangle(
                  s.valueOf(),
                  s.valueOf(),
                  { length: kind === 'radius' ? `${num(s)} cm` : '?' },
                  'Square',
                ),
              ]),
        ],
      },
    };
  });
}

/** h4 for circles: a circle and a straight-sided figure of equal length round. */
export const CIRCLES_EQUAL: readonly Shape[] = [
  equalRound({ id: 'square-from-circle', level: 'not_ready', kind: 'side' }),
  equalRound({ id: 'circle-from-square', level: 'guided', kind: 'radius' }),
  equalRound({ id: 'square-from-semicircle', level: 'independent', kind: 'semicircle' }),
  equalRound({ id: 'rectangle-from-circle', level: 'mastery', kind: 'rectangle' }),
];
