import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type DraftParts, byFacts, range, shapeOf } from './drafting.js';
import { CM, CM2, CM3, CUBE_NETS, OPEN_NET, drawBoxNet, drawCubeNet, drawMaker } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** Boxes whose net has the area of the net of a cube: all in whole centimetres, none of them a cube. */
const EQUAL_BOXES = range(3, 14).flatMap((e) =>
  range(3, 24).flatMap((l) =>
    range(2, l - 1).flatMap((b) => {
      const h = (3 * e * e - l * b) / (l + b);
      return Number.isSafeInteger(h) && h >= 2 && h !== b && h !== l ? [{ e, l, b, h }] : [];
    }),
  ),
);

/** h4: two nets use the same area of paper. */
export const NET_EQUAL: readonly Shape[] = LEVELS.map((level): Shape => {
  const cuboid = level === 'independent' || level === 'mastery';
  const faces = level === 'guided' ? 5 : 6;
  const area = [`net = ${faces} * e * e`];
  const proof = cuboid
    ? byFacts(
        level === 'mastery' ? 'x' : 'h',
        [...area, 'net = other'],
        [
          'other = 2 * l * b + 2 * l * h + 2 * b * h',
          ...(level === 'mastery' ? ['x = e * e * e - l * b * h'] : []),
        ],
      )
    : byFacts('x', area, ['net = w * x']);
  return shapeOf(`equal-paper-${level.replace('_', '-')}`, level, proof, (dice): DraftParts | null => {
    const { person, box } = drawMaker(dice);
    if (!cuboid) {
      const e = dice.int(4, 12);
      const face = e * e;
      const net = faces * face;
      const widths = [4, 5, 6, 8, 9, 10, 12, 15, 18, 20].filter(
        (w) => net % w === 0 && net / w >= w && net / w < 120 && w !== e,
      );
      if (widths.length === 0) return null;
      const w = dice.pick(widths);
      return {
        story: [
          `${person.name} folds this net of squares with edges of ${e} cm into a ${box}${faces === 5 ? ' without a lid' : ''}.`,
          `A rectangular strip of paper that is ${w} cm wide has the same area as the net.`,
        ],
        ask: 'How long is the strip?',
        blank: 'The strip is ___ cm long.',
        key: net / w,
        style: CM,
        params: { e, w },
        steps: [
          ['Area of one face', x`${e} × ${e}`, CM2],
          ['Area of the net', x`${faces} × ${face}`, CM2],
          ['Length of the strip', x`${net} ÷ ${w}`, CM],
        ],
        hints: [
          'How many equal squares are in the net?',
          'Find the area of the whole net.',
          'The strip has the same area. Divide by its width.',
        ],
        wrongs: [
          [faces === 5 ? 'lid-counted' : 'lid-forgotten', exact((11 - faces) * face, w)],
          ['one-face-only', exact(face, w)],
          ['faces-forgotten', exact(4 * face, w)],
          ['volume-for-area', exact(e * face, w)],
          ['perimeter-for-area', 14 * e],
          ['edge-not-squared', exact(faces * e, w)],
          ['one-too-many', net / w + 1],
          ['one-too-few', net / w - 1],
        ],
        drawing: drawCubeNet(faces === 5 ? OPEN_NET : dice.pick(CUBE_NETS), [], `${e} cm`),
      };
    }
    const { e, l, b, h } = dice.pick(EQUAL_BOXES);
    const net = 6 * e * e;
    const face = e * e;
    const rest = net - 2 * l * b;
    const more = e * face - l * b * h;
    const mastery = level === 'mastery';
    if (mastery && more < 2) return null;
    return {
      story: [
        `${person.name} makes a ${box} from this net.`,
        `The net of a cube with edges of ${e} cm has the same area.`,
      ],
      ask: mastery
        ? 'How much larger is the volume of the cube than the volume of the box?'
        : 'What is the height of the box?',
      blank: mastery
        ? 'The volume of the cube is ___ cm³ larger than the volume of the box.'
        : 'The height of the box is ___ cm.',
      key: mastery ? more : h,
      style: mastery ? CM3 : CM,
      middles: mastery
        ? [['The height of the box is ___ cm.', h, CM]]
        : [['The area of each net is ___ cm².', net, CM2]],
      params: { e, l, b },
      steps: [
        ['Area of each net', x`6 × ${e} × ${e}`, CM2],
        ['Base and lid of the box', x`2 × ${l} × ${b}`, CM2],
        ['Four sides of the box', x`${net} − ${2 * l * b}`, CM2],
        ['Length of the four sides in a row', x`2 × (${l} + ${b})`, CM],
        ['Height of the box', x`${rest} ÷ ${2 * (l + b)}`, CM],
        ...(mastery
          ? ([
              ['Volume of the cube', x`${e} × ${e} × ${e}`, CM3],
              ['Volume of the box', x`${l} × ${b} × ${h}`, CM3],
              ['How much larger', x`${e * face} − ${l * b * h}`, CM3],
            ] as const)
          : []),
      ],
      hints: [
        'Which area do the two nets share? Find it from the cube.',
        'Take the base and the lid of the box away from that area.',
        'In a row the four sides make one rectangle. How long is it?',
      ],
      wrongs: mastery
        ? [
            ['stopped-early', h],
            ['gave-the-other', e * face],
            ['gave-the-other', l * b * h],
            ['added-instead', e * face + l * b * h],
            ['area-for-volume', l * b],
            ['one-too-many', Math.abs(e * face - l * b * (h + 1))],
            ['one-too-few', e * face - l * b * (h - 1)],
          ]
        : [
            ['lid-forgotten', exact(5 * face - 2 * l * b, 2 * (l + b))],
            ['faces-forgotten', exact(net - l * b, 2 * (l + b))],
            ['faces-forgotten', exact(rest, l + b)],
            ['volume-for-area', exact(e * face, l * b)],
            ['gave-a-given', e],
            ['one-too-many', h + 1],
            ['one-too-few', h - 1],
            ['gave-the-other', b],
          ],
      drawing: drawBoxNet({ length: l, breadth: b, height: h }, true, 'height'),
    };
  });
});
