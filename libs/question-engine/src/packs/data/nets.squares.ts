import { FRACTION, PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { type Exact, exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { drawPeople } from '../../core/people.js';
import { x } from '../../core/working.js';
import { byFacts, shapeOf, wholeFrom } from './drafting.js';
import { CM2, CUBE_NETS, OPEN_NET, drawCubeNet, drawMaker } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** Faces of the boxes of the two children at the four levels; five where there is no lid. */
const FACES: Readonly<Record<ProficiencyLevel, readonly [5 | 6, 5 | 6]>> = {
  not_ready: [6, 6],
  guided: [5, 5],
  independent: [6, 6],
  mastery: [6, 5],
};

/** h3: squares for whole nets go from one to the other until both have the same number. */
export const NET_TRANSFER: readonly Shape[] = LEVELS.map((level): Shape => {
  const area = level === 'independent' || level === 'mastery';
  const [facesA, facesB] = FACES[level];
  const proof = byFacts(
    area ? 'x' : 'moved',
    [`hasA = ${facesA} * m`, `hasB = ${facesB} * n`],
    ['hasA - moved = hasB + moved', ...(area ? ['x = moved * e * e'] : [])],
  );
  return shapeOf(`squares-made-equal-${level.replace('_', '-')}`, level, proof, (dice) => {
    const [a, b] = drawPeople(dice, 2);
    const { box } = drawMaker(dice);
    if (!a || !b) return null;
    const n = dice.int(1, 9);
    const m = n + (area ? dice.int(1, 8) : 2 * dice.int(1, 5));
    const [hasA, hasB] = [facesA * m, facesB * n];
    const gap = hasA - hasB;
    if (gap % 2 !== 0 || gap / 2 === n) return null;
    const moved = gap / 2;
    const e = dice.int(3, 12);
    const key = area ? moved * e * e : moved;
    const lid = (faces: 5 | 6): string => (faces === 5 ? ' without a lid' : '');
    const nets = (count: number): string => (count === 1 ? '1 net' : `${count} nets`);
    return {
      story: [
        ...(facesA === facesB
          ? [
              `This is a net of a cube-shaped ${box}${lid(facesA)}.`,
              `${a.name} has equal squares for just ${nets(m)}, ${b.name} for just ${nets(n)}.`,
            ]
          : [
              `${a.name} has equal squares for just ${nets(m)} of a cube-shaped ${box}.`,
              `${b.name} has squares like these for just ${nets(n)} of such a ${box} without a lid.`,
            ]),
        `${a.name} gives some squares to ${b.name}, and then both have the same number.`,
        ...(area ? [`The side of each square is ${e} cm.`] : []),
      ],
      ask: area
        ? `What is the area of the squares that ${a.name} gives to ${b.name}?`
        : `How many squares does ${a.name} give to ${b.name}?`,
      blank: area
        ? `The squares that ${a.name} gives to ${b.name} have an area of ___ cm².`
        : `${a.name} gives ___ squares to ${b.name}.`,
      key,
      style: area ? CM2 : PLAIN,
      middles: area ? [[`${a.name} gives ___ squares to ${b.name}.`, moved, PLAIN]] : [],
      params: { m, n, ...(area ? { e } : {}) },
      steps: [
        [`Squares of ${a.name}`, x`${m} × ${facesA}`],
        [`Squares of ${b.name}`, x`${n} × ${facesB}`],
        [`${a.name} has more by`, x`${hasA} − ${hasB}`],
        ['Half of this moves', x`${gap} ÷ 2`],
        ...(area
          ? ([
              ['Area of one square', x`${e} × ${e}`, CM2],
              ['Area of the squares given', x`${moved} × ${e * e}`, CM2],
            ] as const)
          : []),
      ],
      hints: [
        'How many faces does such a box have? A net has a square for each.',
        'How many squares does each child have at first?',
        `What ${a.name} gives away, ${b.name} gets. So only half of the difference moves.`,
      ],
      wrongs: area
        ? [
            ['whole-difference', gap * e * e],
            ['lid-counted', exact(Math.abs((11 - facesA) * m - hasB) * e * e, 2)],
            ['stopped-early', moved],
            ['edge-not-squared', moved * e],
            ['gave-the-other', hasB * e * e],
            ['one-too-many', (moved + 1) * e * e],
            ['half-of-the-total', exact((hasA + hasB) * e * e, 2)],
          ]
        : [
            ['whole-difference', gap],
            ['half-of-the-total', exact(hasA + hasB, 2)],
            ['lid-counted', exact((11 - facesA) * (m - n), 2)],
            ['one-too-many', moved + 1],
            ['one-too-few', moved - 1],
            ['gave-the-other', hasB],
            ['gave-the-start', hasA],
          ],
      drawing: facesA === 5 ? drawCubeNet(OPEN_NET) : drawCubeNet(dice.pick(CUBE_NETS)),
    };
  });
});

const SIXTHS: readonly Exact[] = [exact(1, 6), exact(1, 3), exact(1, 2), exact(2, 3)];
const NET = 'net = 6 * e * e';

/** h5: a fraction of the net is painted, then more squares. */
export const NET_FRACTIONS: readonly Shape[] = LEVELS.map((level): Shape => {
  const facts = {
    not_ready: ['x', [NET], ['x = share * net + k * e * e']],
    guided: ['x', ['faces = 6', 'painted = share * faces'], ['x * faces = painted + k']],
    independent: ['x', [NET], ['x = net - share * net - k * e * e']],
    mastery: [
      'x',
      ['net = 6 * face', 'painted = share * net'],
      ['done = painted + k * face', 'x = net - done'],
    ],
  } as const;
  const [asked, gateways, relations] = facts[level];
  return shapeOf(`painted-${level.replace('_', '-')}`, level, byFacts(asked, gateways, relations), (dice) => {
    const { person, box } = drawMaker(dice);
    const share = dice.pick(SIXTHS);
    const painted = toWhole(share.mul(6));
    const k = dice.int(1, 5 - painted);
    const e = dice.int(3, 12);
    const face = e * e;
    const now = painted + k;
    if (now > 5) return null;
    const done = now * face;
    const key = {
      not_ready: exact(done),
      guided: exact(now, 6),
      independent: exact((6 - now) * face),
      mastery: exact((6 - now) * face),
    }[level];
    const squares = k === 1 ? '1 more square' : `${k} more squares`;
    const { name, he } = person;
    return {
      story: [
        `This is the net of a cube-shaped ${box}.`,
        `${name} has painted ${fractionText(share)} of the net.`,
        `Then ${he} paints ${squares}.`,
        ...(level === 'not_ready' || level === 'independent' ? [`Each edge is ${e} cm long.`] : []),
        ...(level === 'mastery' ? [`Now ${done} cm² are painted.`] : []),
      ],
      ask: {
        not_ready: 'What area is painted now?',
        guided: 'What fraction of the net is painted now? Give it in its simplest form.',
        independent: 'What area is not painted yet?',
        mastery: 'What area is not painted yet?',
      }[level],
      blank: {
        not_ready: 'Now ___ cm² are painted.',
        guided: 'In its simplest form, ___ of the net is painted now.',
        independent: 'An area of ___ cm² is not painted yet.',
        mastery: 'An area of ___ cm² is not painted yet.',
      }[level],
      key,
      style: level === 'guided' ? FRACTION : CM2,
      middles:
        level === 'independent'
          ? [['The area of the whole net is ___ cm².', 6 * face, CM2]]
          : level === 'mastery'
            ? [['The area of one square is ___ cm².', face, CM2]]
            : [],
      params: {
        share,
        k,
        ...(level === 'not_ready' || level === 'independent' ? { e } : {}),
        ...(level === 'mastery' ? { done } : {}),
      },
      steps: [
        ['Squares painted at first', `${fractionText(share)} × 6`],
        ['Squares painted now', x`${painted} + ${k}`],
        ...(level === 'guided' ? ([['Fraction painted now', x`${now} ÷ 6`, FRACTION]] as const) : []),
        ...(level === 'mastery' ? ([['Area of one square', x`${done} ÷ ${now}`, CM2]] as const) : []),
        ...(level === 'not_ready' || level === 'independent'
          ? ([['Area of one square', x`${e} × ${e}`, CM2]] as const)
          : []),
        ...(level === 'not_ready' ? ([['Area painted now', x`${now} × ${face}`, CM2]] as const) : []),
        ...(level === 'independent' ? ([['Area of the whole net', x`6 × ${face}`, CM2]] as const) : []),
        ...(level === 'independent' || level === 'mastery'
          ? ([
              ['Squares not painted', x`6 − ${now}`],
              ['Area not painted', x`${6 - now} × ${face}`, CM2],
            ] as const)
          : []),
      ],
      hints: [
        'How many equal squares does the net of a cube have?',
        `How many squares are ${fractionText(share)} of the net?`,
        level === 'guided'
          ? 'How many squares are painted now, out of all of them?'
          : 'Count the squares that are asked for. What is the area of one?',
      ],
      wrongs:
        level === 'guided'
          ? [
              ['change-forgotten', share],
              ['other-part', exact(6 - now, 6)],
              ['old-part-kept', exact(k, 6)],
              ['lid-forgotten', exact(now, 5)],
              ['faces-forgotten', exact(now, 4)],
              ['old-whole-kept', exact(now, 6 + k)],
            ]
          : [
              ['change-forgotten', level === 'not_ready' ? painted * face : (6 - painted) * face],
              ['other-part', level === 'not_ready' ? (6 - now) * face : done],
              ['one-face-only', face],
              ['gave-the-total', 6 * face],
              ['edge-not-squared', level === 'mastery' ? 5 * face : toWhole(key.div(face)) * e],
              ['one-too-many', key.add(face)],
              ['one-too-few', key.sub(face)],
            ],
      drawing: drawCubeNet(
        dice.pick(CUBE_NETS),
        [],
        level === 'not_ready' || level === 'independent' ? `${e} cm` : '',
      ),
    };
  });
});

/** h6: one colour, then another on a fraction of what is left. */
export const NET_REMAINDER: readonly Shape[] = LEVELS.map((level): Shape => {
  const facts = {
    not_ready: ['x', [NET], ['x = net - p * net']],
    guided: ['x', [NET], ['rest = net - p * net', 'x = rest - q * rest']],
    independent: ['x', ['net = 6 * x'], ['rest = net - p * net', 'plain = rest - q * rest']],
    mastery: [
      'x',
      ['net = 6 * face', 'x = 5 * face'],
      ['rest = net - p * net', 'more = q * rest - (rest - q * rest)'],
    ],
  } as const;
  const [asked, gateways, relations] = facts[level];
  return shapeOf(
    `coloured-${level.replace('_', '-')}`,
    level,
    byFacts(asked, gateways, relations),
    (dice) => {
      const { person, box } = drawMaker(dice);
      const p = dice.pick(SIXTHS);
      const rest = 6 - toWhole(p.mul(6));
      const q = dice.pick([
        exact(1, 2),
        exact(1, 3),
        exact(2, 3),
        exact(1, 4),
        exact(3, 4),
        exact(1, 5),
        exact(2, 5),
        exact(3, 5),
      ]);
      const e = dice.int(3, 12);
      const face = e * e;
      const whole = 6 * face;
      const [first, second] = dice.pickSome(['red', 'blue', 'green', 'yellow'], 2);
      const restArea = rest * face;
      const secondArea = q.mul(restArea);
      if (!isWhole(secondArea)) return null;
      const b = toWhole(secondArea);
      const plain = restArea - b;
      const more = b - plain;
      if (level === 'mastery' && more <= 0) return null;
      const gap = q.mul(2).sub(1);
      const key = { not_ready: restArea, guided: plain, independent: face, mastery: 5 * face }[level];
      const knowsEdge = level === 'not_ready' || level === 'guided';
      const keepP = exact(1).sub(p);
      const keepQ = exact(1).sub(q);
      const { name, he } = person;
      return {
        story: [
          `${name} colours the net of a cube-shaped ${box}${knowsEdge ? ` with edges of ${e} cm` : ''}.`,
          `${he.charAt(0).toUpperCase()}${he.slice(1)} paints ${fractionText(p)} of the net ${first ?? ''}.`,
          ...(level === 'not_ready'
            ? []
            : [
                `Then ${he} paints ${fractionText(q)} of the remainder ${second ?? ''} and leaves the rest plain.`,
              ]),
          ...(level === 'independent' ? [`The plain part is ${plain} cm².`] : []),
          ...(level === 'mastery'
            ? [`The ${second ?? ''} part is ${more} cm² larger than the plain part.`]
            : []),
        ],
        ask: {
          not_ready: `What area is not ${first ?? ''}?`,
          guided: 'What is the area of the plain part?',
          independent: 'What is the area of one face?',
          mastery: `What area of card does the ${box} need if it has no lid?`,
        }[level],
        blank: {
          not_ready: `An area of ___ cm² is not ${first ?? ''}.`,
          guided: 'The area of the plain part is ___ cm².',
          independent: 'The area of one face is ___ cm².',
          mastery: `Without a lid the ${box} needs ___ cm² of card.`,
        }[level],
        key,
        style: CM2,
        middles:
          level === 'independent' || level === 'mastery'
            ? [['The area of the whole net is ___ cm².', whole, CM2]]
            : [],
        params: {
          p,
          ...(level === 'not_ready' ? {} : { q }),
          ...(knowsEdge ? { e } : {}),
          ...(level === 'independent' ? { plain } : {}),
          ...(level === 'mastery' ? { more } : {}),
        },
        steps: knowsEdge
          ? [
              ['Area of the net', x`6 × ${e} × ${e}`, CM2],
              ['Fraction left', `1 − ${fractionText(p)}`, FRACTION],
              ['Remainder', x`${fractionText(keepP)} × ${whole}`, CM2],
              ...(level === 'guided'
                ? ([
                    ['Plain fraction of the remainder', `1 − ${fractionText(q)}`, FRACTION],
                    ['Plain part', x`${fractionText(keepQ)} × ${restArea}`, CM2],
                  ] as const)
                : []),
            ]
          : [
              ['Plain fraction of the remainder', `1 − ${fractionText(q)}`, FRACTION],
              ...(level === 'mastery'
                ? ([
                    [
                      'Difference as a fraction of the remainder',
                      `${fractionText(q)} − ${fractionText(keepQ)}`,
                      FRACTION,
                    ],
                    ['Remainder', wholeFrom(more, gap), CM2],
                  ] as const)
                : ([['Remainder', wholeFrom(plain, keepQ), CM2]] as const)),
              ['Remainder as a fraction of the net', `1 − ${fractionText(p)}`, FRACTION],
              ['Area of the net', wholeFrom(restArea, keepP), CM2],
              ['Area of one face', x`${whole} ÷ 6`, CM2],
              ...(level === 'mastery' ? ([['Without a lid', x`5 × ${face}`, CM2]] as const) : []),
            ],
        hints: [
          'How many equal faces does the net have?',
          'The second fraction is a fraction of what is left.',
          knowsEdge
            ? 'Find the area of the net. Then find what is left.'
            : 'Find the remainder first, then the whole net, then one face.',
        ],
        wrongs: [
          ['gave-the-share-taken', level === 'not_ready' ? whole - restArea : b],
          ['gave-the-total', whole],
          ['gave-the-remainder', level === 'not_ready' ? face : restArea],
          ['lid-forgotten', knowsEdge ? exact(key * 5, 6) : exact(whole, 5)],
          ['share-of-the-whole', level === 'not_ready' ? -1 : keepQ.mul(whole)],
          ['fractions-added', level === 'not_ready' ? -1 : keepP.sub(q).abs().mul(whole)],
          ['one-face-only', level === 'independent' ? 4 * face : face],
          ['edge-not-squared', knowsEdge ? exact(key, e) : 2 * face],
        ],
        drawing: drawCubeNet(dice.pick(CUBE_NETS), [], knowsEdge ? `${e} cm` : ''),
      };
    },
  );
});
