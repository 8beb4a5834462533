import { PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Givens, Proof, Shape } from '../../core/draft.js';
import { type Num, exact, isWhole, toWhole } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { range, shapeOf } from './drafting.js';
import { CUBE_NETS, type Cell, drawCubeNet, drawMaker, faceStyle, findOpposites } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** The net named in the params, such as `net 3`. */
function readNet(words: ReadonlyMap<string, string>): readonly Cell[] {
  const match = /^net (\d+)$/.exec(words.get('net') ?? '');
  return CUBE_NETS[Number(match?.[1] ?? -1)] ?? [];
}

/** Place of the face that is asked about, from `square 3`. */
const placeOf = (words: ReadonlyMap<string, string>): number =>
  Number(/^square (\d)$/.exec(words.get('asked') ?? '')?.[1] ?? -1);

const readWhole = (givens: Givens, name: string): number => {
  const value = givens.get(name);
  return value && isWhole(value) ? toWhole(value) : 0;
};

function proofOf(
  solve: (
    opposite: (face: number) => number,
    g: (name: string) => number,
    words: ReadonlyMap<string, string>,
  ) => readonly Num[],
): Proof {
  return {
    kind: 'search',
    together: [/^v\d$/],
    solve: (givens, words) => {
      const net = readNet(words);
      const opposites = findOpposites(net);
      if (net.length !== 6) return [];
      return solve(
        (i) => opposites[i] ?? -1,
        (name) => readWhole(givens, name),
        words,
      ).map((v) => exact(v));
    },
  };
}

function openNet(dice: Dice, which?: number) {
  const at = which ?? dice.int(0, CUBE_NETS.length - 1);
  const net = CUBE_NETS[at] ?? [];
  return { at, net, opposite: findOpposites(net), ...drawMaker(dice) };
}

/** How the number on a face comes from the one opposite: times m, plus k, and at the last level halved or doubled first. */
const RULES: Readonly<
  Record<
    ProficiencyLevel,
    {
      forwards: (v: number, m: number, k: number, j: number) => number;
      tell: (m: number, k: number, j: number) => string;
    }
  >
> = {
  not_ready: {
    forwards: (v, _, k) => v + k,
    tell: (_, k) => `add ${k}`,
  },
  guided: { forwards: (v, m, k) => v * m - k, tell: (m, k) => `multiply by ${m}, then take away ${k}` },
  independent: {
    forwards: (v, m, k) => (v + k) * m,
    tell: (m, k) => `add ${k}, then multiply by ${m}`,
  },
  mastery: {
    forwards: (v, m, k, j) => (v - k) * m + j,
    tell: (m, k, j) => `take away ${k}, multiply by ${m}, then add ${j}`,
  },
};

/** h7: the number on one face was made from the number opposite; find the first number. */
export const NET_BACKWARDS: readonly Shape[] = LEVELS.map((level): Shape => {
  const rule = RULES[level];
  const proof = proofOf((opposite, g, words) => {
    const end = g(`v${opposite(placeOf(words)) + 1}`);
    return range(1, 400).filter((v) => rule.forwards(v, g('m'), g('k'), g('j')) === end);
  });
  return shapeOf(`number-opposite-${level.replace('_', '-')}`, level, proof, (dice) => {
    const { at, net, opposite, person, box } = openNet(dice);
    const asked = dice.int(0, 5);
    const across = opposite[asked] ?? 0;
    const [m, k, j] = [dice.int(2, 5), dice.int(2, 12), dice.int(2, 15)];
    const start = dice.int(k + 1, 30);
    const end = rule.forwards(start, m, k, j);
    if (end < 5 || end > 150) return null;
    const others = dice.pickSome(
      range(Math.max(3, end - 20), end + 20).filter((v) => v !== end && v !== start),
      4,
    );
    const values = net.map((_, i) => (i === asked ? null : i === across ? end : (others.pop() ?? 0)));
    if (values.some((v) => v === start)) return null;
    const undo = (v: number): Num =>
      ({
        not_ready: v - k,
        guided: exact(v + k, m),
        independent: exact(v, m).sub(k),
        mastery: exact(v - j, m).add(k),
      })[level];
    const neighbours = values.flatMap((v, i) => (v !== null && i !== across ? [undo(v)] : []));
    const labels = values.map((v) => (v === null ? 'K' : String(v)));
    const steps = {
      not_ready: [['Number on the face', x`${end} − ${k}`]],
      guided: [
        ['Before the last step', x`${end} + ${k}`],
        ['Number on the face', x`${end + k} ÷ ${m}`],
      ],
      independent: [
        ['Before the last step', x`${end} ÷ ${m}`],
        ['Number on the face', x`${exact(end, m)} − ${k}`],
      ],
      mastery: [
        ['Before the last step', x`${end} − ${j}`],
        ['Before the step before that', x`${end - j} ÷ ${m}`],
        ['Number on the face', x`${exact(end - j, m)} + ${k}`],
      ],
    } as const;
    const middle = { not_ready: null, guided: null, independent: exact(end, m), mastery: exact(end - j, m) }[
      level
    ];
    return {
      story: [
        `${person.name} folds this net into a cube-shaped ${box}.`,
        `Face K has a hidden number. To get the number on the opposite face, ${rule.tell(m, k, j)}.`,
      ],
      ask: 'Which number is hidden on Face K?',
      blank: 'The number hidden on Face K is ___.',
      key: start,
      style: PLAIN,
      middles: middle === null ? [] : [['After the first of these steps the number is ___.', middle, PLAIN]],
      params: {
        net: `net ${at}`,
        asked: `square ${asked}`,
        ...Object.fromEntries(values.flatMap((v, i) => (v === null ? [] : [[`v${i + 1}`, v]]))),
        k,
        ...(level === 'not_ready' ? {} : { m }),
        ...(level === 'mastery' ? { j } : {}),
      },
      drawn: values.flatMap((v, i) => (v === null ? [] : [`v${i + 1}`])),
      steps: [`When the net is folded, the opposite face shows ${end}.`, ...steps[level]],
      hints: [
        'Fold the net in your mind. Which face comes to lie opposite?',
        'In a row of squares, opposite faces have one square between them.',
        'Start from the number on the opposite face and undo the last step first.',
      ],
      wrongs: [
        ...neighbours.map((v) => ['next-face', v] as const),
        ['same-operation', rule.forwards(end, m, k, j)],
        ['gave-the-end', end],
        [
          'undone-in-wrong-order',
          level === 'guided'
            ? exact(end, m).add(k)
            : level === 'independent'
              ? exact(end - k, m)
              : exact(end - k, m).add(j),
        ],
        ['one-change-only', level === 'guided' ? exact(end + k) : exact(end, m)],
      ],
      drawing: drawCubeNet(net, labels),
    };
  });
});

/** Eight corners of a cube: one face of each of the three opposite pairs. */
function listCorners(opposite: (face: number) => number): number[][] {
  const pairs = range(0, 5).flatMap((i) => (i < opposite(i) ? [[i, opposite(i)] as const] : []));
  return pairs.reduce<number[][]>(
    (corners, [a, b]) =>
      corners.flatMap((c) => [
        [...c, a],
        [...c, b],
      ]),
    [[]],
  );
}

function oppositeFace(level: 'not_ready' | 'guided'): Shape {
  // In a strip of four the way is short; the other nets bend.
  const easy = level === 'not_ready';
  const proof = proofOf((opposite, _, words) => {
    const letters = words.get('letters')?.split(' ') ?? [];
    const answer = letters[opposite(placeOf(words))] ?? '';
    return [LETTERS.findIndex((letter) => letter === answer) + 1];
  });
  return shapeOf(`opposite-face-${easy ? 'strip' : 'bent'}`, level, proof, (dice) => {
    const { at, net, opposite, person, box } = openNet(dice, easy ? dice.int(0, 5) : dice.int(6, 10));
    const order = dice.shuffle(range(0, 5));
    const asked = dice.int(0, 5);
    const answer = opposite[asked] ?? 0;
    const letterOf = (i: number): string => LETTERS[order[i] ?? 0] ?? '';
    const letter = letterOf(asked);
    const style = faceStyle(LETTERS);
    const key = (order[answer] ?? 0) + 1;
    const top = dice.chance(2);
    return {
      story: [
        `${person.name} folds this net into a cube-shaped ${box}.`,
        ...(top ? [`It stands on Face ${letter}.`] : []),
      ],
      ask: top ? 'Which face is on top?' : `Which face is opposite Face ${letter}?`,
      blank: top ? '___ is on top.' : `___ is opposite Face ${letter}.`,
      key,
      style,
      params: {
        net: `net ${at}`,
        letters: order.map((o) => LETTERS[o] ?? '').join(' '),
        asked: `square ${asked}`,
      },
      steps: [
        'Opposite faces never touch, and in a row they have one square between them.',
        `Fold the net round Face ${letter}: four faces become its neighbours.`,
        `The face that is left is ${style.text(key)}.`,
      ],
      hints: [
        'Opposite faces never touch each other.',
        'In a row of squares, look two squares further.',
        'Fold the sides up one after the other. Which face comes to lie on the other side?',
      ],
      wrongs: range(1, 6).flatMap((v) =>
        v === key || v === (order[asked] ?? 0) + 1 ? [] : [['next-face', v] as const],
      ),
      drawing: drawCubeNet(
        net,
        order.map((o) => LETTERS[o] ?? ''),
      ),
    };
  });
}

function facesTogether(level: 'independent' | 'mastery'): Shape {
  const corner = level === 'mastery';
  const proof = proofOf((opposite, g) => {
    const values = range(1, 6).map((i) => g(`v${i}`));
    if (corner)
      return [Math.max(...listCorners(opposite).map((c) => c.reduce((s, i) => s + (values[i] ?? 0), 0)))];
    const stands = values.indexOf(g('below'));
    return [values.reduce((s, v) => s + v, 0) - g('below') - (values[opposite(stands)] ?? 0)];
  });
  return shapeOf(corner ? 'greatest-corner' : 'faces-round-the-side', level, proof, (dice) => {
    const { at, net, opposite, person, box } = openNet(dice);
    const values = dice.pickSome(range(1, 20), 6);
    const below = dice.int(0, 5);
    const top = opposite[below] ?? 0;
    const sum = (list: readonly number[]): number => list.reduce((s, v) => s + v, 0);
    const total = sum(values);
    const under = values[below] ?? 0;
    const over = values[top] ?? 0;
    const corners = listCorners((i) => opposite[i] ?? 0).map((c) => sum(c.map((i) => values[i] ?? 0)));
    const best = Math.max(...corners);
    const key = corner ? best : total - under - over;
    const pairs = range(0, 5).flatMap((i) =>
      i < (opposite[i] ?? 0) ? [[values[i] ?? 0, values[opposite[i] ?? 0] ?? 0] as const] : [],
    );
    const largest = values.toSorted((a, b) => b - a).slice(0, 3);
    return {
      story: [
        `${person.name} folds this net into a cube-shaped ${box} with the numbers outside.`,
        corner
          ? 'At each corner of the cube three faces meet.'
          : `The cube stands on the face with ${under}.`,
      ],
      ask: corner
        ? 'What is the greatest sum of the three numbers at one corner?'
        : 'What is the sum of the four numbers round the sides?',
      blank: corner
        ? 'The greatest sum of the three numbers at one corner is ___.'
        : 'The sum of the four numbers round the sides is ___.',
      key,
      style: PLAIN,
      middles: corner ? [] : [['The sum of all six numbers is ___.', total, PLAIN]],
      params: {
        net: `net ${at}`,
        ...Object.fromEntries(values.map((v, i) => [`v${i + 1}`, v])),
        ...(corner ? {} : { below: under }),
      },
      drawn: values.map((_, i) => `v${i + 1}`),
      steps: corner
        ? [
            'Opposite faces never meet at a corner, so take the larger number of each opposite pair.',
            ...pairs.map(
              ([a, b]) =>
                [
                  `Pair ${a} and ${b}: the larger is ahead by`,
                  x`${Math.max(a, b)} − ${Math.min(a, b)}`,
                ] as const,
            ),
            ['Greatest sum', pairs.map(([a, b]) => String(Math.max(a, b))).join(' + ')],
          ]
        : [
            `Opposite the face with ${under} is the face with ${over}.`,
            ['All six numbers', values.join(' + ')],
            ['Top and bottom', x`${under} + ${over}`],
            ['Round the sides', x`${total} − ${under + over}`],
          ],
      hints: [
        'Which faces come to lie opposite each other?',
        corner ? 'Two opposite faces never meet at a corner.' : 'Which number is on top?',
        corner ? 'Choose one number of each opposite pair.' : 'Leave out the top and the bottom.',
      ],
      wrongs: corner
        ? [
            ['next-face', sum(largest)],
            ...[...new Set(corners)]
              .filter((c) => c !== best)
              .slice(0, 4)
              .map((c) => ['misses-a-clue', c] as const),
            ['gave-the-total', total],
            ['one-part-only', sum(largest.slice(0, 2))],
          ]
        : [
            ...range(0, 5).flatMap((i) =>
              i === below || i === top ? [] : [['next-face', total - under - (values[i] ?? 0)] as const],
            ),
            ['faces-forgotten', total - under],
            ['gave-the-total', total],
            ['gave-the-known-parts', under + over],
          ],
      drawing: drawCubeNet(net, values.map(String)),
    };
  });
}

/** h10: which faces come to lie opposite each other. */
export const NET_CLUES: readonly Shape[] = [
  oppositeFace('not_ready'),
  oppositeFace('guided'),
  facesTogether('independent'),
  facesTogether('mastery'),
];
