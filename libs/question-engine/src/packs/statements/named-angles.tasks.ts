import { oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { across, along, minus, plus, readPath, readPoint } from './plane.js';
import { asked, otherPlaces } from './task.js';

/** Points in the plane, and lines as the points that they go through. */
interface Net {
  points: readonly Point[];
  lines: ReadonlyArray<readonly number[]>;
  says: string;
}

const NETS: readonly Net[] = [
  {
    points: readPath('3,0 0,6 4.5,6 9,6'),
    lines: [
      [0, 1],
      [1, 2, 3],
      [0, 2],
      [0, 3],
    ],
    says: 'A triangle with a line from its top corner to its base',
  },
  {
    points: readPath('0,1 8,0 9,6 1.5,6'),
    lines: readPath('0,1 1,2 2,3 3,0 0,2'),
    says: 'A four-sided figure with a line from one corner to the opposite corner',
  },
  {
    points: readPath('0,1 9,6 0.5,6 8.5,0.5 4.5,3.5'),
    lines: [
      [0, 4, 1],
      [2, 4, 3],
    ],
    says: 'Two lines that cross',
  },
  {
    points: readPath('0,6 9,6 8,1.5 3.5,0'),
    lines: readPath('0,1 0,2 0,3'),
    says: 'Three lines from one point',
  },
  {
    points: readPath('0,6 9,6 6,0 3,6'),
    lines: [
      [0, 3, 1],
      [1, 2],
      [2, 3],
    ],
    says: 'A triangle that stands on a longer line',
  },
];

const LETTER_SETS = ['ABCDE', 'PQRST', 'KLMNO', 'WXYZV', 'EFGHJ'] as const;

/** A net with letters at its points. */
interface Lettered {
  letters: string;
  points: readonly Point[];
  lines: ReadonlyArray<readonly number[]>;
  says: string;
}

/** Directions that leave a point, each with the points that lie that way. */
function listRays({ points, lines }: Lettered, corner: number): ReadonlyArray<{ step: Point; on: number[] }> {
  return lines.flatMap((line) => {
    const place = line.indexOf(corner);
    if (place < 0) return [];
    return [line.slice(0, place).toReversed(), line.slice(place + 1)].flatMap((on) => {
      const first = points[on[0] ?? -1];
      const own = points[corner];
      return first && own ? [{ step: minus(first, own), on: [...on] }] : [];
    });
  });
}

const turnOf = ([x, y]: Point): number => (Math.atan2(-y, x) * 180) / Math.PI;
const sizeBetween = (a: Point, b: Point): number =>
  Math.abs((Math.atan2(across(a, b), along(a, b)) * 180) / Math.PI);

/** An angle between two neighbouring rays at a corner. */
interface Marked {
  corner: number;
  arms: ReadonlyArray<{ step: Point; on: number[] }>;
  from: number;
  size: number;
}

/** Angles between neighbouring rays that are wide enough for a letter. */
function listAngles(net: Lettered): Marked[] {
  return net.points.flatMap((_, corner) => {
    const rays = listRays(net, corner).toSorted((a, b) => turnOf(a.step) - turnOf(b.step));
    return rays.flatMap((ray, i): Marked[] => {
      const next = rays[(i + 1) % rays.length];
      if (!next || rays.length < 2) return [];
      const size = (turnOf(next.step) - turnOf(ray.step) + 360) % 360;
      const isOne = size >= 26 && size <= 150 && Math.abs(size - sizeBetween(ray.step, next.step)) < 0.01;
      return isOne ? [{ corner, arms: [ray, next], from: turnOf(ray.step), size }] : [];
    });
  });
}

const drawNet = (dice: Dice): Lettered => {
  const { points, lines, says } = dice.pick(NETS);
  const isTurned = dice.chance(2);
  const placed = points.map(([x, y]): Point => (isTurned ? [9 - x, 6 - y] : [x, y]));
  return { letters: dice.shuffle([...dice.pick(LETTER_SETS)]).join(''), points: placed, lines, says };
};

const nameAt = ({ letters }: Lettered, place: number): string => letters[place] ?? '';

/** Every way to name an angle with three letters. */
function namesOf(net: Lettered, { corner, arms }: Marked): string[] {
  const [first, second] = arms;
  return (first?.on ?? []).flatMap((a) =>
    (second?.on ?? []).flatMap((b) => {
      const [p, q, r] = [nameAt(net, a), nameAt(net, corner), nameAt(net, b)];
      return [`∠${p}${q}${r}`, `∠${r}${q}${p}`];
    }),
  );
}

const figureText = (net: Lettered): string =>
  net.points.map(([x, y], i) => `${nameAt(net, i)} ${x},${y}`).join('; ');

/** Directions of the arms of a named angle, read off the points of the figure. */
function readArms(figure: string, name: string): readonly [Point, Point] | null {
  const places = new Map(figure.split('; ').map((one) => [one[0] ?? '', readPoint(one.slice(2))] as const));
  const [first, corner, second] = [...name.replace('∠', '')].map((letter) => places.get(letter));
  return first && corner && second ? [minus(first, corner), minus(second, corner)] : null;
}

const isParallel = (a: Point, b: Point): boolean => Math.abs(across(a, b)) < 1e-6 && along(a, b) > 0;
const isSameAngle = (a: readonly [Point, Point], b: readonly [Point, Point]): boolean =>
  (isParallel(a[0], b[0]) && isParallel(a[1], b[1])) || (isParallel(a[0], b[1]) && isParallel(a[1], b[0]));

/** Whether a name stands for a marked angle: the same corner, and arms in the same directions. */
function fitsName(figure: string, marked: string, name: string): boolean {
  const [own, other] = [readArms(figure, marked), readArms(figure, name)];
  return own !== null && other !== null && name[2] === marked[2] && isSameAngle(own, other);
}

const MARGIN: Point = [0.8, 0.8];

function panelOf(net: Lettered, marked: ReadonlyArray<{ angle: Marked; letter: string }>): Panel {
  const place = (point: Point): Point => plus(point, MARGIN);
  const middle: Point = [
    net.points.reduce((sum, [x]) => sum + x, 0) / net.points.length,
    net.points.reduce((sum, [, y]) => sum + y, 0) / net.points.length,
  ];
  const labelShift = (point: Point, i: number): Point => {
    const rays = listRays(net, i);
    const isCrossing = rays.length > 3;
    if (isCrossing) return [0, -14];
    const [dx, dy] = minus(point, middle);
    const far = Math.max(0.5, Math.hypot(dx, dy));
    return [(dx / far) * 12, (dy / far) * 12];
  };
  return {
    name: '',
    size: [10.6, 7.6],
    marks: [
      ...net.lines.map((line): PanelMark => {
        const [from, to] = [net.points[line[0] ?? 0], net.points[line.at(-1) ?? 0]];
        return { mark: 'line', from: place(from ?? [0, 0]), to: place(to ?? [0, 0]), bold: true };
      }),
      ...marked.flatMap(({ angle, letter }): PanelMark[] => {
        const corner = place(net.points[angle.corner] ?? [0, 0]);
        const half = ((angle.from + angle.size / 2) * Math.PI) / 180;
        const far = angle.size < 50 ? 2 : 1.4;
        return [
          {
            mark: 'arc',
            centre: corner,
            radius: angle.size < 50 ? 1.2 : 0.8,
            from: angle.from,
            to: angle.from + angle.size,
          },
          { mark: 'label', at: plus(corner, [Math.cos(half), -Math.sin(half)], far), text: letter },
        ];
      }),
      ...net.points.map((point, i): PanelMark => {
        const [dx, dy] = labelShift(point, i);
        return { mark: 'label', at: place(point), text: nameAt(net, i), dx, dy };
      }),
    ],
    says: `${net.says}. The lines are ${net.lines.map((line) => line.map((one) => nameAt(net, one)).join('')).join(', ')}. ${marked
      .map(({ angle, letter }) => {
        const arms = angle.arms.map(({ on }) => nameAt(net, angle.corner) + nameAt(net, on[0] ?? 0));
        return `${letter} stands between the lines ${arms.join(' and ')}.`;
      })
      .join(' ')}`,
  };
}

const HINTS = [
  'An angle is named by three letters. The letter in the middle is its corner.',
  'Put your finger on the corner and find the two arms.',
  'Follow each arm to a letter.',
] as const;

const BY_LETTERS: Proof = searchNames((name, _given, word) => fitsName(word('figure'), word('marked'), name));

const SMALL = ['a', 'b', 'c', 'd'] as const;

const NAME_IT: Shape = asked(
  'name-of-a-marked-angle',
  ['P4-G-1'],
  ['not_ready', 'guided'],
  BY_LETTERS,
  (dice) => {
    const net = drawNet(dice);
    const angles = listAngles(net);
    if (angles.length < 3) return null;
    const angle = dice.pick(angles);
    const own = namesOf(net, angle);
    const right = own[0];
    const others = angles.flatMap((one) => namesOf(net, one)).filter((name) => !own.includes(name));
    // The same three letters with another one in the middle.
    const [, p = '', q = '', r = ''] = right ?? '';
    const wrongs = [`∠${q}${p}${r}`, `∠${p}${r}${q}`].filter((name) => !own.includes(name));
    const rest = dice.pickSome(
      [...new Set(others)].filter((name) => !wrongs.includes(name)),
      1,
    );
    const names = dice.shuffle([right ?? '', ...wrongs, ...rest]);
    if (right === undefined || names.length < 4) return null;
    const key = names.indexOf(right) + 1;
    return {
      story: ['The lines in the figure are straight.'],
      ask: 'What is the name of angle a in three letters?',
      blank: 'The name of angle a in three letters is ___.',
      key,
      style: oneOf(names, (name) =>
        name === right
          ? [...new Set(own.flatMap((one) => [one, one.replace('∠', 'angle '), one.replace('∠', '')]))]
          : [],
      ),
      params: { figure: figureText(net), marked: right },
      work: [`The corner of angle a is at ${q}.`, `Its arms go to ${p} and ${r}.`, `The angle: ${right}`],
      hints: HINTS,
      wrongs: otherPlaces(
        4,
        key,
        'corner-not-in-the-middle',
        'The letter in the middle must be the corner of the angle.',
      ),
      drawing: { kind: 'panels', panels: [panelOf(net, [{ angle, letter: 'a' }])] },
    };
  },
);

const FIND_IT: Shape = asked(
  'letter-of-a-named-angle',
  ['P4-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const marked = word('marked').split(' ')[SMALL.findIndex((one) => one === name)];
    return marked !== undefined && fitsName(word('figure'), marked, word('asked'));
  }),
  (dice) => {
    const net = drawNet(dice);
    const angles = dice.pickSome(listAngles(net), 4);
    if (angles.length < 4) return null;
    const key = dice.int(1, 4);
    const angle = angles[key - 1];
    const name = angle ? dice.pick(namesOf(net, angle)) : '';
    const marked = angles.map((one) => namesOf(net, one)[0] ?? '');
    return {
      story: ['Four angles of the figure are marked with small letters.'],
      ask: `Which letter marks ${name}?`,
      blank: `${name} is marked with the letter ___.`,
      key,
      style: oneOf(SMALL, (one) => [`Angle ${one}`, `∠${one}`]),
      params: { figure: figureText(net), marked: marked.join(' '), asked: name },
      work: [
        `The corner of ${name} is at ${name[2] ?? ''}.`,
        `Its arms go to ${name[1] ?? ''} and ${name[3] ?? ''}.`,
        `The letter: ${SMALL[key - 1] ?? ''}`,
      ],
      hints: HINTS,
      wrongs: otherPlaces(
        4,
        key,
        'corner-not-in-the-middle',
        'The letter in the middle of the name is the corner of the angle.',
      ),
      drawing: {
        kind: 'panels',
        panels: [
          panelOf(
            net,
            angles.map((one, i) => ({ angle: one, letter: SMALL[i] ?? '' })),
          ),
        ],
      },
    };
  },
);

const SAME_ANGLE: Shape = asked(
  'other-name-of-an-angle',
  ['P4-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => fitsName(word('figure'), word('asked'), name)),
  (dice) => {
    const net = drawNet(dice);
    const ways = listAngles(net).filter((angle) => namesOf(net, angle).length > 2);
    if (ways.length === 0) return null;
    const angle = dice.pick(ways);
    const own = namesOf(net, angle);
    const told = dice.pick(own);
    const turnedRound = `∠${[...told.slice(1)].toReversed().join('')}`;
    const good = own.filter((name) => name !== told && name !== turnedRound);
    const others = listAngles(net)
      .flatMap((one) => namesOf(net, one))
      .filter((name) => !own.includes(name));
    const right = dice.pick(good);
    const names = dice.shuffle([right, ...dice.pickSome([...new Set(others)], 3)]);
    if (names.length < 4) return null;
    const key = names.indexOf(right) + 1;
    return {
      story: [
        `The lines in the figure are straight. Look at ${names.slice(0, 3).join(', ')} and ${names[3] ?? ''}.`,
      ],
      ask: `Which of them is the same angle as ${told}?`,
      blank: `The same angle as ${told} is ___.`,
      key,
      style: oneOf(names, (name) => [name.replace('∠', 'angle '), name.replace('∠', '')]),
      params: { figure: figureText(net), asked: told },
      work: [
        `The corner of ${told} is at ${told[2] ?? ''}.`,
        'An arm may be named by any letter that lies on it.',
        `The same angle: ${right}`,
      ],
      hints: [
        'The letter in the middle of the name is the corner.',
        'Both angles must have the same corner.',
        'Look for two letters on the same arm.',
      ],
      wrongs: otherPlaces(4, key, 'other-arms', 'Check the corner of this angle and both of its arms.'),
      drawing: { kind: 'panels', panels: [panelOf(net, [])] },
    };
  },
);

/** Angles named by letters, for Primary 4. */
export const NAMED_ANGLE_TASKS: readonly Shape[] = [NAME_IT, FIND_IT, SAME_ANGLE];
