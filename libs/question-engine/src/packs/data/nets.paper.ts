import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { byFacts, shapeOf } from './drafting.js';
import { CM, CM2, CM3, OPEN_NET, drawBoxNet, drawCubeNet, drawMaker, drawSheet } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** h1: the faces of a net make up the paper. */
export const NET_PART_WHOLE: readonly Shape[] = [
  shapeOf('open-cube', 'not_ready', byFacts('x', ['face = e * e'], ['x = 5 * face']), (dice) => {
    const { person, box } = drawMaker(dice);
    const e = dice.int(3, 15);
    const face = e * e;
    return {
      story: [
        `${person.name} folds this net of squares into a ${box} without a lid.`,
        `Each edge is ${e} cm long.`,
      ],
      ask: 'What is the area of the whole net?',
      blank: 'The area of the whole net is ___ cm².',
      key: 5 * face,
      style: CM2,
      params: { e },
      steps: [
        ['Area of one face', x`${e} × ${e}`, CM2],
        ['Area of the net', x`5 × ${face}`, CM2],
      ],
      hints: [
        'How many faces does the net have?',
        'Find the area of one face.',
        'All the faces are equal squares.',
      ],
      wrongs: [
        ['lid-counted', 6 * face],
        ['one-face-only', face],
        ['faces-forgotten', 4 * face],
        ['edge-not-squared', 5 * e],
        ['volume-for-area', e * face],
        ['perimeter-for-area', 20 * e],
      ],
      drawing: drawCubeNet(OPEN_NET, [], `${e} cm`),
    };
  }),
  shapeOf(
    'open-box',
    'guided',
    byFacts('x', ['base = l * b', 'front = l * h', 'side = b * h'], ['x = base + 2 * front + 2 * side']),
    (dice) => {
      const { person, box } = drawMaker(dice);
      const [l, b, h] = [dice.int(5, 16), dice.int(3, 10), dice.int(2, 9)];
      if (l <= b || b === h || l === h) return null;
      const total = l * b + 2 * l * h + 2 * b * h;
      return {
        story: [
          `The net shows all the faces of a ${box} without a lid.`,
          `${person.name} cuts it from a sheet of card.`,
        ],
        ask: 'What is the area of the card in the net?',
        blank: 'The area of the card in the net is ___ cm².',
        key: total,
        style: CM2,
        params: { l, b, h },
        steps: [
          ['Base', x`${l} × ${b}`, CM2],
          ['Two long sides', x`2 × ${l} × ${h}`, CM2],
          ['Two short sides', x`2 × ${b} × ${h}`, CM2],
          ['Whole net', x`${l * b} + ${2 * l * h} + ${2 * b * h}`, CM2],
        ],
        hints: [
          'Which faces are equal? There is no lid.',
          'Find the area of the base and of each kind of side.',
          'Add up the base and the four sides.',
        ],
        wrongs: [
          ['lid-counted', total + l * b],
          ['faces-forgotten', l * b + l * h + b * h],
          ['volume-for-area', l * b * h],
          ['one-part-only', total - l * b],
          ['faces-forgotten', total - 2 * b * h],
          ['faces-forgotten', total - 2 * l * h],
        ],
        drawing: drawBoxNet({ length: l, breadth: b, height: h }, false),
      };
    },
  ),
  ...(['independent', 'mastery'] as const).map((level) => {
    const open = level === 'mastery';
    const proof = byFacts(
      open ? 'v' : 'h',
      ['base = l * b', 'front = l * h', 'side = b * h', ...(open ? ['v = base * h'] : [])],
      [open ? 'area = base + 2 * front + 2 * side' : 'area = 2 * base + 2 * front + 2 * side'],
    );
    return shapeOf(`height-from-paper${open ? '-volume' : ''}`, level, proof, (dice) => {
      const { person, box } = drawMaker(dice);
      const [l, b, h] = [dice.int(5, 16), dice.int(3, 10), dice.int(2, 9)];
      if (l <= b || b === h || l === h) return null;
      const ends = open ? 1 : 2;
      const area = ends * l * b + 2 * h * (l + b);
      const sides = 2 * h * (l + b);
      return {
        story: [
          `${person.name} folds this net into a ${box}${open ? ' without a lid' : ' with a lid'}.`,
          `The area of the whole net is ${area} cm².`,
        ],
        ask: open ? 'What is the volume of the box?' : 'What is the height of the box?',
        blank: open ? 'The volume of the box is ___ cm³.' : 'The height of the box is ___ cm.',
        key: open ? l * b * h : h,
        style: open ? CM3 : CM,
        middles: open
          ? [['The height of the box is ___ cm.', h, CM]]
          : [['The four sides together have an area of ___ cm².', sides, CM2]],
        params: { l, b, area },
        steps: [
          [open ? 'Base' : 'Base and lid', open ? x`${l} × ${b}` : x`2 × ${l} × ${b}`, CM2],
          ['Four sides', x`${area} − ${ends * l * b}`, CM2],
          ['Length of the four sides in a row', x`2 × (${l} + ${b})`, CM],
          ['Height', x`${sides} ÷ ${2 * (l + b)}`, CM],
          ...(open ? ([['Volume', x`${l} × ${b} × ${h}`, CM3]] as const) : []),
        ],
        hints: [
          `Which faces can you work out? ${open ? 'There is no lid.' : 'The lid is as large as the base.'}`,
          'What area is left for the four sides?',
          'In a row the four sides make one rectangle. How long is it?',
        ],
        wrongs: open
          ? [
              ['stopped-early', h],
              ['area-for-volume', l * b],
              ['lid-counted', exact(l * b * (area - 2 * l * b), 2 * (l + b))],
              ['one-part-only', sides],
              ['volume-for-area', 2 * l * b * h],
              ['faces-forgotten', exact(l * b * sides, l + b)],
              ['one-too-many', l * b * (h + 1)],
              ['one-too-few', l * b * (h - 1)],
            ]
          : [
              ['lid-forgotten', exact(area - l * b, 2 * (l + b))],
              ['faces-forgotten', exact(sides, l + b)],
              ['faces-forgotten', exact(sides, 2 * l)],
              ['faces-forgotten', exact(sides, 2 * b)],
              ['volume-for-area', exact(area, l * b)],
              ['one-too-many', h + 1],
              ['one-too-few', h - 1],
              ['gave-a-given', b],
            ],
        drawing: drawBoxNet({ length: l, breadth: b, height: h }, !open, 'height'),
      };
    });
  }),
];

/** h2: corners are cut from a sheet before it is folded. */
export const NET_BEFORE_AFTER: readonly Shape[] = LEVELS.map((level): Shape => {
  const folds = ['len = l - 2 * c', 'wid = b - 2 * c'];
  const proofs: Readonly<Record<ProficiencyLevel, ReturnType<typeof byFacts>>> = {
    not_ready: byFacts('x', ['cuts = 2 * c'], ['x = l - cuts']),
    guided: byFacts('x', folds, ['x = len * wid']),
    independent: byFacts('x', folds, ['x = len * wid * c']),
    mastery: byFacts(
      'x',
      [...folds, 'len2 = l - 2 * d', 'wid2 = b - 2 * d'],
      ['x = len2 * wid2 * d - len * wid * c'],
    ),
  };
  return shapeOf(`corners-cut-${level.replace('_', '-')}`, level, proofs[level], (dice) => {
    const { person, box } = drawMaker(dice);
    const [l, b, c] = [dice.int(11, 26), dice.int(9, 20), dice.int(2, 4)];
    const d = c + dice.int(1, 2);
    const [len, wid] = [l - 2 * c, b - 2 * c];
    if (l <= b || wid < 4) return null;
    const volume = len * wid * c;
    const second = (l - 2 * d) * (b - 2 * d) * d;
    if (level === 'mastery' && (b - 2 * d < 3 || second <= volume)) return null;
    const key = { not_ready: len, guided: len * wid, independent: volume, mastery: second - volume }[level];
    const one = level === 'not_ready';
    return {
      story: [
        `${person.name} cuts equal squares from the corners of a sheet of card.`,
        `Then ${person.he} folds the rest into a ${box} without a lid.`,
        ...(level === 'mastery' ? [`With squares of ${d} cm the box would hold more.`] : []),
      ],
      ask: {
        not_ready: 'How long is the base of the box?',
        guided: 'What is the area of the base of the box?',
        independent: 'What is the volume of the box?',
        mastery: 'How much more would it hold than the box in the figure?',
      }[level],
      blank: {
        not_ready: 'The base of the box is ___ cm long.',
        guided: 'The area of the base of the box is ___ cm².',
        independent: 'The volume of the box is ___ cm³.',
        mastery: `With squares of ${d} cm it would hold ___ cm³ more than the box in the figure.`,
      }[level],
      key,
      style: { not_ready: CM, guided: CM2, independent: CM3, mastery: CM3 }[level],
      middles:
        level === 'independent'
          ? [['The area of the base is ___ cm².', len * wid, CM2]]
          : level === 'mastery'
            ? [['The volume of the box in the figure is ___ cm³.', volume, CM3]]
            : [],
      params: { l, ...(one ? {} : { b }), c, ...(level === 'mastery' ? { d } : {}) },
      steps: [
        ['Length of the base', x`${l} − ${c} − ${c}`, CM],
        ...(one ? [] : ([['Breadth of the base', x`${b} − ${c} − ${c}`, CM]] as const)),
        ...(level === 'guided' || level === 'independent'
          ? ([['Area of the base', x`${len} × ${wid}`, CM2]] as const)
          : []),
        ...(level === 'independent' ? ([['Volume', x`${len * wid} × ${c}`, CM3]] as const) : []),
        ...(level === 'mastery'
          ? ([
              ['Volume of the box in the figure', x`${len} × ${wid} × ${c}`, CM3],
              ['Length with the larger squares', x`${l} − ${d} − ${d}`, CM],
              ['Breadth with the larger squares', x`${b} − ${d} − ${d}`, CM],
              ['Volume then', x`${l - 2 * d} × ${b - 2 * d} × ${d}`, CM3],
              ['How much more', x`${second} − ${volume}`, CM3],
            ] as const)
          : []),
      ],
      hints: [
        'Which part of the sheet becomes the base of the box?',
        'A square is cut off at both ends of each side.',
        one
          ? 'Take both cuts from the length of the sheet.'
          : level === 'guided'
            ? 'Find the length and the breadth of the base first.'
            : 'The side of the cut square becomes the height of the box.',
      ],
      wrongs: one
        ? [
            ['one-cut-only', l - c],
            ['cut-forgotten', l],
            ['gave-the-other', wid],
            ['faces-forgotten', l - 4 * c],
            ['change-wrong-way', l + 2 * c],
            ['one-too-few', len - 1],
          ]
        : level === 'guided'
          ? [
              ['one-cut-only', (l - c) * (b - c)],
              ['cut-forgotten', l * b],
              ['volume-for-area', volume],
              ['cut-forgotten', l * b - 4 * c * c],
              ['perimeter-for-area', 2 * (len + wid)],
              ['one-cut-only', len * (b - c)],
            ]
          : level === 'independent'
            ? [
                ['one-cut-only', (l - c) * (b - c) * c],
                ['cut-forgotten', l * b * c],
                ['area-for-volume', len * wid],
                ['cut-as-base', (l - 2 * c) * (b - 2 * c) * 2 * c],
                ['cut-forgotten', (l * b - 4 * c * c) * c],
                ['one-cut-only', len * (b - c) * c],
              ]
            : [
                ['gave-the-other', volume],
                ['gave-the-other', second],
                ['added-instead', second + volume],
                ['one-cut-only', Math.abs((l - d) * (b - d) * d - (l - c) * (b - c) * c)],
                ['cut-forgotten', l * b * (d - c)],
                ['area-for-volume', Math.abs((l - 2 * d) * (b - 2 * d) - len * wid)],
              ],
      drawing: drawSheet(l, b, c),
    };
  });
});
