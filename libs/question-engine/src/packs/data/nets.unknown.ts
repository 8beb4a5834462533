import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import { x } from '../../core/working.js';
import { type DraftParts, type Step, byTrying, range, shapeOf } from './drafting.js';
import { CM, CM2, CUBE_NETS, OPEN_NET, drawBoxNet, drawCubeNet, drawMaker } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

function cubeEdge(level: 'not_ready' | 'guided'): Shape {
  const faces = level === 'not_ready' ? 6 : 5;
  const proof = byTrying(['area'], (area) => range(1, 100).filter((e) => faces * e * e === area));
  return shapeOf(`edge-of-${faces === 6 ? 'cube' : 'open-cube'}`, level, proof, (dice) => {
    const { person, box } = drawMaker(dice);
    const e = dice.int(3, faces === 6 ? 20 : 25);
    const face = e * e;
    const area = faces * face;
    return {
      story: [
        `${person.name} folds this net of squares into a ${box}${faces === 5 ? ' without a lid' : ''}.`,
        `The area of the net is ${area} cm². Each edge is a whole number of centimetres.`,
      ],
      ask: 'How long is each edge?',
      blank: 'Each edge is ___ cm long.',
      key: e,
      style: CM,
      params: { area },
      steps: [
        ['Area of one face', x`${area} ÷ ${faces}`, CM2],
        [`Try ${e - 1} cm`, x`${e - 1} × ${e - 1}`],
        `That is too small.`,
        [`Try ${e} cm`, x`${e} × ${e}`],
        `Each edge is ${e} cm.`,
      ],
      hints: [
        'How many equal squares are in the net?',
        'Find the area of one square.',
        'Which number times itself gives that area? Try.',
      ],
      wrongs: [
        ['half-as-edge', exact(face, 2)],
        ['half-as-edge', exact(face, 4)],
        ['try-again', e + 1],
        ['try-again', e - 1],
        ['try-again', e + 2],
        ['one-face-only', face],
        ['try-again', e > 4 ? e - 2 : e + 3],
      ],
      drawing: drawCubeNet(faces === 6 ? dice.pick(CUBE_NETS) : OPEN_NET),
    };
  });
}

/** A box with a square base whose edge is found by trying. */
function squareBase(level: 'independent' | 'mastery'): Shape {
  const mastery = level === 'mastery';
  const proof = mastery
    ? byTrying(['volume', 'd'], (volume, d) =>
        range(1, 60)
          .filter((b) => b * b * (b + d) === volume)
          .map((b) => 2 * b * b + 4 * b * (b + d)),
      )
    : byTrying(['area', 'h'], (area, h) => range(1, 100).filter((b) => 2 * b * b + 4 * b * h === area));
  return shapeOf(
    mastery ? 'square-base-from-volume' : 'square-base-from-paper',
    level,
    proof,
    (dice): DraftParts | null => {
      const { person, box } = drawMaker(dice);
      const b = dice.int(3, mastery ? 9 : 12);
      const d = dice.int(1, 6);
      const h = mastery ? b + d : dice.int(3, 15);
      if (h === b) return null;
      const area = 2 * b * b + 4 * b * h;
      const volume = b * b * h;
      const key = mastery ? area : b;
      const tries = (v: number): Step =>
        mastery
          ? [`Try ${v} cm: volume`, x`${v} × ${v} × (${v} + ${d})`]
          : [`Try ${v} cm: area`, x`2 × ${v} × ${v} + 4 × ${v} × ${h}`];
      return {
        story: [
          `${person.name} folds a net into a ${box} with a square base and a lid.`,
          mastery
            ? `The height is ${d} cm more than the edge of the base, and the volume is ${volume} cm³.`
            : `The height is ${h} cm and the area of the net is ${area} cm².`,
          'The edge of the base is a whole number of centimetres.',
        ],
        ask: mastery ? 'What is the area of the net?' : 'How long is the edge of the base?',
        blank: mastery ? 'The area of the net is ___ cm².' : 'The edge of the base is ___ cm long.',
        key,
        style: mastery ? CM2 : CM,
        middles: mastery ? [['The base and the lid have an area of ___ cm² together.', 2 * b * b, CM2]] : [],
        params: mastery ? { volume, d } : { area, h },
        steps: [
          tries(b - 1),
          'That is too small.',
          tries(b),
          `The edge of the base is ${b} cm.`,
          ...(mastery
            ? ([
                ['Base and lid', x`2 × ${b} × ${b}`, CM2],
                ['Four sides', x`4 × ${b} × ${h}`, CM2],
                ['Area of the net', x`${2 * b * b} + ${4 * b * h}`, CM2],
              ] as const)
            : []),
        ],
        hints: [
          'The net has two squares and four equal rectangles.',
          `Try an edge for the base. ${mastery ? 'What volume does it give?' : 'What area does it give?'}`,
          mastery
            ? 'When the volume fits, add up the areas of the six faces.'
            : 'Too small or too large? Try again.',
        ],
        wrongs: mastery
          ? [
              ['stopped-early', b],
              ['volume-for-area', volume],
              ['lid-forgotten', area - b * b],
              ['faces-forgotten', b * b + 4 * b * h],
              ['faces-forgotten', 2 * b * b + 2 * b * h],
              ['try-again', 2 * (b + 1) * (b + 1) + 4 * (b + 1) * (b + 1 + d)],
              ['faces-forgotten', 4 * b * h],
            ]
          : [
              ['try-again', b + 1],
              ['try-again', b - 1],
              ['try-again', b + 2],
              ['half-as-edge', exact(area, 6 * h)],
              ['gave-a-given', h],
              ['faces-forgotten', exact(area, 4 * h)],
              ['try-again', b > 4 ? b - 2 : b + 3],
            ],
        drawing: mastery ? null : drawBoxNet({ length: b, breadth: b, height: h }, true, 'base'),
      };
    },
  );
}

/** h8: an edge is found by trying. */
export const NET_BY_TRYING: readonly Shape[] = [
  cubeEdge('not_ready'),
  cubeEdge('guided'),
  squareBase('independent'),
  squareBase('mastery'),
];

/** What is counted on a solid with an n-sided base. */
const COUNTS = {
  prism: { faces: (n: number) => n + 2, edges: (n: number) => 3 * n, corners: (n: number) => 2 * n },
  pyramid: { faces: (n: number) => n + 1, edges: (n: number) => 2 * n, corners: (n: number) => n + 1 },
} as const;

const PURPOSES = [
  'a class corner',
  'a maths trail',
  'a library display',
  'a science fair',
  'an art lesson',
  'a shop window',
  'a school museum',
  'a puzzle corner',
] as const;

const ASKS = {
  not_ready: 'faces',
  guided: 'edges',
  independent: 'sides',
  mastery: 'corners',
} as const;

/** h9: faces and edges of prisms and pyramids grow with the base. */
export const NET_PATTERN: readonly Shape[] = LEVELS.flatMap((level) =>
  (['prism', 'pyramid'] as const).map((solid): Shape => {
    const count = COUNTS[solid];
    const asks = ASKS[level];
    // Counts the net piece by piece: the faces round the base, the bases, and where edges meet.
    const proof = byTrying(['asked'], (asked) => {
      const bases = solid === 'prism' ? 2 : 1;
      const facesOf = (n: number): number => range(1, n).length + bases;
      const edgesOf = (n: number): number => range(1, n).reduce((s) => s + bases + 1, 0);
      if (asks === 'faces') return [facesOf(asked)];
      if (asks === 'edges') return [edgesOf(asked)];
      const fits = range(3, 300).filter((n) => facesOf(n) === asked);
      // Every face's corners are counted, then each solid's corners once: faces − edges + corners is always 2.
      return asks === 'sides' ? fits : fits.map((n) => edgesOf(n) - facesOf(n) + 2 + edgesOf(n));
    });
    return shapeOf(`${asks}-of-${solid}`, level, proof, (dice) => {
      const { person } = drawMaker(dice);
      const purpose = dice.pick(PURPOSES);
      const n = dice.int(level === 'not_ready' ? 7 : 9, level === 'not_ready' ? 16 : 40);
      const shown = dice.int(3, 6);
      const faces = count.faces(n);
      const both = count.edges(n) + count.corners(n);
      const key = { faces, edges: count.edges(n), sides: n, corners: both }[asks];
      const round = solid === 'prism' ? 'rectangles' : 'triangles';
      const bases = solid === 'prism' ? 2 : 1;
      const asked = asks === 'faces' || asks === 'edges' ? n : faces;
      const { name } = person;
      return {
        story: [
          `${name} cuts the nets of ${solid}s from card for ${purpose}.`,
          'The figure shows one of these nets.',
          asks === 'faces' || asks === 'edges'
            ? `Another ${solid} has a base with ${n} sides.`
            : `The net of another ${solid} has ${faces} faces.`,
        ],
        ask: {
          faces: `How many faces are in its net?`,
          edges: `How many edges does the folded ${solid} have?`,
          sides: 'How many sides does its base have?',
          corners: `How many edges and corners does the folded ${solid} have altogether?`,
        }[asks],
        blank: {
          faces: 'There are ___ faces in its net.',
          edges: `The folded ${solid} has ___ edges.`,
          sides: 'Its base has ___ sides.',
          corners: `The folded ${solid} has ___ edges and corners altogether.`,
        }[asks],
        key,
        style: PLAIN,
        middles: asks === 'sides' ? [] : asks === 'corners' ? [['Its base has ___ sides.', n, PLAIN]] : [],
        params: { asked },
        steps: {
          faces: [
            `Round the base there is one face for each side, and there ${bases === 2 ? 'are two bases' : 'is one base'}.`,
            ['Faces', x`${n} + ${bases}`] as const,
          ],
          edges:
            solid === 'prism'
              ? [
                  ['Edges of the two bases', x`2 × ${n}`] as const,
                  ['With those between the bases', x`${2 * n} + ${n}`] as const,
                ]
              : [
                  `Each side of the base is an edge, and one edge goes up from each corner.`,
                  ['Edges', x`${n} + ${n}`] as const,
                ],
          sides: [
            `Of the faces, ${bases === 2 ? 'two are bases' : 'one is the base'}; the others are ${round}, one for each side of the base.`,
            [capital(round), x`${faces} − ${bases}`] as const,
            [`Check: faces`, x`${n} + ${bases}`] as const,
            `The base has ${n} sides.`,
          ],
          corners: [
            ['Sides of the base', x`${faces} − ${bases}`] as const,
            ['Edges', solid === 'prism' ? x`3 × ${n}` : x`2 × ${n}`] as const,
            ['Corners', solid === 'prism' ? x`2 × ${n}` : x`${n} + 1`] as const,
            ['Altogether', x`${count.edges(n)} + ${count.corners(n)}`] as const,
          ],
        }[asks],
        hints: [
          `Look at the net in the figure. Which faces are ${round}, and which are bases?`,
          `How many ${round} are there for a base with three, four or five sides?`,
          asks === 'faces' || asks === 'edges'
            ? 'Go on with the same rule for the larger base.'
            : 'Take away the bases. Then you know the sides of the base.',
        ],
        wrongs: {
          faces: [
            ['bases-forgotten', n],
            ['one-base-only', solid === 'prism' ? n + 1 : n + 2],
            ['doubled-the-middle', 2 * n],
            ['one-too-many', faces + 2],
            ['one-too-few', n - 1],
            ['doubled-the-middle', 3 * n],
          ] as const,
          edges: [
            ['bases-forgotten', n],
            ['one-base-only', solid === 'prism' ? 2 * n : 3 * n],
            ['gave-the-other', faces],
            ['one-too-many', key + 1],
            ['doubled-the-middle', 4 * n],
            ['one-too-few', key - 2],
          ] as const,
          sides: [
            ['bases-forgotten', faces],
            ['one-base-only', solid === 'prism' ? faces - 1 : faces - 2],
            ['change-wrong-way', faces + bases],
            ['doubled-the-middle', exact(faces, 2)],
            ['one-too-few', n - 1],
            ['one-too-few', n - 2],
          ] as const,
          corners: [
            ['stopped-early', count.edges(n)],
            ['stopped-early', count.corners(n)],
            ['bases-forgotten', (solid === 'prism' ? 5 : 3) * faces],
            ['gave-the-other', n],
            ['one-too-many', both + 2],
            ['one-too-few', both - 1],
          ] as const,
        }[asks],
        drawing: { kind: 'solid-net', solid, sides: shown },
      };
    });
  }),
);
