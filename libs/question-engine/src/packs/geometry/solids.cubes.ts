import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, countOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { type Sketch, range, search, shape } from '../../engines/sketch.js';
import { CM3 } from './solids.parts.js';

const CUBES = countOf('cubes');

interface Growth {
  name: string;
  /** Heights of the columns of solid n. */
  heights: (n: number) => number[][];
  sum: (n: number) => string;
  says: (n: number) => string;
}

const square = (n: number, height: (r: number, c: number) => number): number[][] =>
  range(0, n - 1).map((r) => range(0, n - 1).map((c) => height(r, c)));

const GROWTHS: readonly Growth[] = [
  {
    name: 'cubes',
    heights: (n) => square(n, () => n),
    sum: (n) => `${n} × ${n} × ${n}`,
    says: (n) => (n === 1 ? 'One cube.' : `A cube of ${n} by ${n} by ${n} unit cubes.`),
  },
  {
    name: 'stairs',
    heights: (n) => square(n, (_, c) => n - c),
    sum: (n) => `${n} × ${n} × ${n + 1} ÷ 2`,
    says: (n) => (n === 1 ? 'One cube.' : `A staircase ${n} wide with steps ${range(1, n).join(', ')} high.`),
  },
  {
    name: 'slabs',
    heights: (n) => range(0, n - 1).map(() => range(0, n).map(() => 2)),
    sum: (n) => `${n} × ${n + 1} × 2`,
    says: (n) => `A slab 2 layers high with ${n === 1 ? '1 row' : `${n} rows`} of ${n + 1} cubes.`,
  },
  {
    name: 'walls',
    heights: (n) => [range(1, n).map((c) => c)],
    sum: (n) => `${n} × ${n + 1} ÷ 2`,
    says: (n) => (n === 1 ? 'One cube.' : `A wall of columns ${range(1, n).join(', ')} cubes high.`),
  },
  {
    name: 'corner',
    heights: (n) => square(n, (r, c) => (r === n - 1 || c === 0 ? n : 1)),
    sum: (n) => `${2 * n - 1} × ${n} + ${n - 1} × ${n - 1}`,
    says: (n) =>
      n === 1 ? 'One cube.' : `Two walls ${n} high along two sides, with a floor of single cubes.`,
  },
];

const countCubes = (name: string | undefined, n: number): number => {
  const growth = GROWTHS.find((g) => g.name === name);
  return growth
    ? growth
        .heights(n)
        .flat()
        .reduce((a, b) => a + b, 0)
    : 0;
};

function growing(id: string, level: ProficiencyLevel, asked: 'count' | 'volume' | 'gap'): Shape {
  return shape(
    id,
    level,
    {
      kind: 'search',
      solve: (givens, words) => {
        const n = toWhole(givens.get('n') ?? exact(1));
        const e = toWhole(givens.get('e') ?? exact(1));
        const m = givens.get('m');
        const cubes =
          countCubes(words.get('growth'), n) - (m ? countCubes(words.get('growth'), toWhole(m)) : 0);
        return [exact(cubes * e * e * e)];
      },
    },
    (dice): Sketch | null => {
      const growth = dice.pick(GROWTHS);
      const n =
        level === 'not_ready' ? dice.int(5, 6) : level === 'guided' ? dice.int(6, 12) : dice.int(6, 15);
      const m = dice.int(4, n - 1);
      const e = asked === 'count' ? 1 : dice.int(2, 6);
      const [cn, cm] = [countCubes(growth.name, n), countCubes(growth.name, m)];
      const each = e * e * e;
      const count = asked === 'gap' ? cn - cm : cn;
      const key = count * each;
      const last = { count: 'Cubes', volume: `Volume of Solid ${n}`, gap: 'How much larger' }[asked];
      return {
        story: [
          `${drawPerson(dice).name} builds solids with equal cubes. They go on growing in the same way.`,
          ...(asked === 'count' ? [] : [`Each cube has an edge of ${e} cm.`]),
        ],
        ask: {
          count: `How many cubes does Solid ${n} have?`,
          volume: `What is the volume of Solid ${n}?`,
          gap: `How much larger is the volume of Solid ${n} than of Solid ${m}?`,
        }[asked],
        blank: {
          count: `Solid ${n} has ___ cubes.`,
          volume: `The volume of Solid ${n} is ___ cm³.`,
          gap: `The volume of Solid ${n} is ___ cm³ larger than that of Solid ${m}.`,
        }[asked],
        key,
        style: asked === 'count' ? CUBES : CM3,
        via: asked === 'count' ? [] : [[`Solid ${n} has ___ cubes.`, cn, CUBES]],
        params: {
          growth: growth.name,
          n,
          ...(asked === 'count' ? {} : { e }),
          ...(asked === 'gap' ? { m } : {}),
        },
        work: [
          growth.says(n),
          [`Cubes of Solid ${n}`, growth.sum(n), CUBES],
          ...(asked === 'gap'
            ? ([
                [`Cubes of Solid ${m}`, growth.sum(m), CUBES],
                ['More cubes', `${cn} − ${cm}`, CUBES],
              ] as const)
            : []),
          ...(asked === 'count'
            ? []
            : ([
                ['One cube', `${e} × ${e} × ${e}`, CM3],
                [last, `${count} × ${each}`, CM3],
              ] as const)),
        ],
        hints: [
          'How does each solid grow from the one before?',
          'Find a rule that counts the cubes, layer by layer or row by row.',
          asked === 'count'
            ? 'Use the rule for the solid that is asked for.'
            : 'Count the cubes, then use the volume of one cube.',
        ],
        wrongs: [
          ['next-only', countCubes(growth.name, 4) * each],
          ['one-step-too-few', countCubes(growth.name, n - 1) * each],
          ['one-step-too-many', countCubes(growth.name, n + 1) * each],
          asked === 'count' ? ['cubes-missed', n * n] : ['stopped-early', count],
          ['twice-as-far-twice-as-much', exact(countCubes(growth.name, 3) * n, 3).mul(each)],
          asked === 'count' ? ['calculation-slip', cn + n] : ['base-area-forgotten', count * e * e],
          ['calculation-slip', key + each],
        ],
        drawing: {
          kind: 'cube-stack',
          stacks: [1, 2, 3].map((k) => ({
            name: `Solid ${k}`,
            heights: growth.heights(k),
            says: growth.says(k),
          })),
        },
      };
    },
  );
}

/** h9 for volume: solids of cubes that grow. */
export const SOLIDS_PATTERNS: readonly Shape[] = [
  growing('cubes-near', 'not_ready', 'count'),
  growing('cubes-further', 'guided', 'count'),
  growing('volume-further', 'independent', 'volume'),
  growing('volumes-compared', 'mastery', 'gap'),
];

/** Unit cubes of a painted cuboid by the number of painted faces, cube by cube. */
function countPainted(l: number, b: number, h: number, faces: number): number {
  let found = 0;
  for (let x = 0; x < l; x += 1)
    for (let y = 0; y < b; y += 1)
      for (let z = 0; z < h; z += 1) {
        const painted =
          Number(x === 0) +
          Number(x === l - 1) +
          Number(y === 0) +
          Number(y === b - 1) +
          Number(z === 0) +
          Number(z === h - 1);
        if (painted === faces) found += 1;
      }
  return found;
}

function painted(id: string, level: ProficiencyLevel, cube: boolean, asked: 0 | 1 | 2 | 'more'): Shape {
  const ask = (l: number, b: number, h: number): number =>
    asked === 'more' ? countPainted(l, b, h, 1) - countPainted(l, b, h, 2) : countPainted(l, b, h, asked);
  return shape(
    id,
    level,
    search(
      (given) => [
        cube
          ? ask(toWhole(given('n')), toWhole(given('n')), toWhole(given('n')))
          : ask(toWhole(given('l')), toWhole(given('b')), toWhole(given('h'))),
      ],
      () => true,
    ),
    (dice): Sketch | null => {
      const n = dice.int(3, 12);
      const [l, b, h] = cube ? [n, n, n] : [dice.int(5, 12), dice.int(4, 9), dice.int(3, 8)];
      if (!cube && (l < b || b < h)) return null;
      const key = ask(l, b, h);
      if (key < 1) return null;
      const [il, ib, ih] = [l - 2, b - 2, h - 2];
      const ones = 2 * (il * ib + il * ih + ib * ih);
      const twos = 4 * (il + ib + ih);
      const one = dice.pick([
        'wooden',
        'clay',
        'foam',
        'wax',
        'plaster',
        'cork',
        'papier mâché',
        'salt dough',
      ]);
      const colour = dice.pick(['red', 'blue', 'green', 'yellow']);
      return {
        story: [
          `${drawPerson(dice).name} paints all the faces of a ${one} ${cube ? 'cube' : 'cuboid'} ${colour}.`,
          cube ? `Its edges are ${n} cm long.` : `Its edges are ${l} cm, ${b} cm and ${h} cm long.`,
          'It is then cut into cubes with an edge of 1 cm.',
        ],
        ask:
          asked === 'more'
            ? `How many more small cubes have exactly 1 ${colour} face than exactly 2?`
            : asked === 0
              ? `How many small cubes have no ${colour} face?`
              : `How many small cubes have exactly ${asked} ${colour} ${asked === 1 ? 'face' : 'faces'}?`,
        blank:
          asked === 'more'
            ? `___ more small cubes have exactly 1 ${colour} face than exactly 2.`
            : asked === 0
              ? `___ small cubes have no ${colour} face.`
              : `___ small cubes have exactly ${asked} ${colour} ${asked === 1 ? 'face' : 'faces'}.`,
        key,
        style: PLAIN,
        via:
          asked === 'more'
            ? [[`___ small cubes have exactly 1 ${colour} face.`, ones, PLAIN]]
            : asked === 2
              ? [
                  [
                    'Along the three different edges, without corners, there are ___ small cubes.',
                    il + ib + ih,
                    PLAIN,
                  ],
                ]
              : [],
        params: cube ? { n } : { l, b, h },
        work: {
          0: [
            `The small cubes inside make a solid that is 2 cm shorter each way.`,
            ['Inside edge', `${l} − 2`],
            ['Small cubes inside', `${il} × ${ib} × ${ih}`],
          ],
          1: [
            ['Without the border, each face has an edge of', `${l} − 2`],
            ['Small cubes inside one face', `${il} × ${ib}`],
            ['On all 6 faces', `6 × ${il * ib}`],
          ],
          2: [
            'They lie on the edges, but not at the corners.',
            ['Along three different edges', `${l} − 2 + ${b} − 2 + ${h} − 2`],
            ['Along all 12 edges', `4 × ${il + ib + ih}`],
          ],
          more: [
            [
              'Exactly one face, inside three different faces',
              `${il} × ${ib} + ${il} × ${ih} + ${ib} × ${ih}`,
            ],
            ['On all 6 faces', `2 × ${ones / 2}`],
            ['Exactly two faces, along three different edges', `${il} + ${ib} + ${ih}`],
            ['Along all 12 edges', `4 × ${twos / 4}`],
            ['How many more', `${ones} − ${twos}`],
          ],
        }[asked] as Sketch['work'],
        hints: [
          'Where are the small cubes with three, two, one and no painted faces?',
          'Leave out the cubes at the border: each way there are two fewer.',
          asked === 0
            ? 'Think of the solid that is left when the outer layer is taken off.'
            : 'Count for one face or one edge. How many faces and edges are there?',
        ],
        wrongs: [
          [
            'cubes-missed',
            asked === 0
              ? (l - 1) * (b - 1) * (h - 1)
              : asked === 1
                ? 6 * (l - 1) * (b - 1)
                : asked === 2
                  ? 4 * (l + b + h)
                  : ones,
          ],
          ['corners-counted', asked === 2 ? twos + 8 : asked === 1 ? 2 * (l * b + l * h + b * h) : key + 8],
          ['other-kind', asked === 0 ? ones : asked === 1 ? twos : asked === 2 ? ones : twos],
          ['first-part-only', asked === 1 ? il * ib : asked === 2 ? il + ib + ih : il * ib],
          ['all-shapes-counted', l * b * h],
          ['one-too-many', key + 1],
          ['calculation-slip', key + 4],
        ],
        drawing:
          l <= 8
            ? {
                kind: 'cube-stack',
                painted: true,
                stacks: [
                  {
                    name: '',
                    heights: range(1, b).map(() => range(1, l).map(() => h)),
                    says: `A painted solid of unit cubes, ${l} long, ${b} wide and ${h} high.`,
                  },
                ],
              }
            : null,
      };
    },
  );
}

/** h10 for volume: painted solids that are cut up. */
export const SOLIDS_CLUES: readonly Shape[] = [
  painted('no-painted-face', 'not_ready', true, 0),
  painted('one-painted-face', 'guided', true, 1),
  painted('two-painted-faces', 'independent', false, 2),
  painted('one-more-than-two', 'mastery', false, 'more'),
];
