import { PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type DraftParts, byFacts, shapeOf } from './drafting.js';
import { CM, CM2, CM3, CUBE_NETS, OPEN_NET, drawCubeNet, drawMaker } from './nets.kit.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

const ALGEBRA: Readonly<
  Record<
    ProficiencyLevel,
    readonly [asked: string, gateways: readonly string[], relations: readonly string[]]
  >
> = {
  not_ready: ['v', ['row = 4 * edge'], ['row = w', 'edge = v + k']],
  guided: ['v', ['row = 2 * v + 2 * h'], ['row = w', 'v = h + k']],
  independent: [
    'x',
    ['base = v * b', 'front = v * h', 'side = b * h', 'x = base * h'],
    ['area = 2 * base + 2 * front + 2 * side'],
  ],
  mastery: [
    'x',
    ['len = v - 2 * c', 'wid = b - 2 * c', 'x = len * wid * c'],
    ['v = b + k', 'round = 2 * v + 2 * b'],
  ],
};

/** h11: an edge is called by a letter. */
export const NET_ALGEBRA: readonly Shape[] = LEVELS.map((level): Shape => {
  const [asked, gateways, relations] = ALGEBRA[level];
  return shapeOf(
    `letter-edge-${level.replace('_', '-')}`,
    level,
    byFacts(asked, gateways, relations),
    (dice): DraftParts | null => {
      const { person, box } = drawMaker(dice);
      const l = dice.pick(['x', 'y', 'n', 'p', 'w']);
      const { name } = person;
      if (level === 'not_ready') {
        const [v, k] = [dice.int(2, 20), dice.int(1, 9)];
        if (v === k) return null;
        const w = 4 * (v + k);
        return {
          story: [
            `${name} folds this net into a cube-shaped ${box}.`,
            `Each edge is (${l} + ${k}) cm long, and the row of four squares is ${w} cm long.`,
          ],
          ask: `What is the value of ${l}?`,
          blank: `The value of ${l} is ___.`,
          key: v,
          style: PLAIN,
          params: { w, k },
          steps: [
            ['One edge', x`${w} ÷ 4`, CM],
            [`Value of ${l}`, x`${v + k} − ${k}`],
          ],
          hints: [
            'How many edges make the row of four squares?',
            'Find one edge first.',
            `The edge is ${l} and some more.`,
          ],
          wrongs: [
            ['stopped-early', v + k],
            ['number-left-out', exact(w - k, 4)],
            ['wrong-count', exact(w, 6).sub(k)],
            ['wrong-count', exact(w, 5).sub(k)],
            ['change-wrong-way', v + 2 * k],
            ['not-shared', w - k],
            ['one-too-many', v + 1],
          ],
          drawing: drawCubeNet(CUBE_NETS[dice.int(0, 5)] ?? OPEN_NET, [], `(${l} + ${k}) cm`),
        };
      }
      if (level === 'guided') {
        const [h, k] = [dice.int(3, 15), dice.int(1, 9)];
        const v = h + k;
        const w = 2 * v + 2 * h;
        const length = v + dice.int(2, 8);
        if (h === k) return null;
        return {
          story: [
            `${name} folds this net into a ${box}.`,
            `The four faces in the row are ${w} cm wide altogether.`,
          ],
          ask: 'How wide is the base?',
          blank: 'The base is ___ cm wide.',
          key: v,
          style: CM,
          params: { w, k },
          steps: [
            `The row has two heights and two widths of the base, so 4${l} + ${2 * k} makes ${w}.`,
            [`4 times ${l}`, x`${w} − ${2 * k}`],
            ['Height', x`${4 * h} ÷ 4`, CM],
            ['Width of the base', x`${h} + ${k}`, CM],
          ],
          hints: [
            'Which lengths make up the row of four faces?',
            `How many ${l} are there in the row, and which plain numbers?`,
            'Take the plain numbers away and share.',
          ],
          wrongs: [
            ['gave-the-letter', h],
            ['number-left-out', exact(w, 4)],
            ['number-left-out', exact(w, 4).add(k)],
            ['terms-miscounted', exact(w - k, 4)],
            ['terms-miscounted', exact(w - k, 4).add(k)],
            ['halved-too-soon', exact(w - k, 2)],
            ['one-too-many', v + 1],
          ],
          drawing: {
            kind: 'cuboid-net',
            sizes: { length, breadth: v, height: h },
            labels: { length: '', breadth: `(${l} + ${k}) cm`, height: `${l} cm` },
            lid: true,
          },
        };
      }
      if (level === 'independent') {
        const [v, b, h] = [dice.int(6, 18), dice.int(3, 9), dice.int(2, 8)];
        if (v <= b || b === h || v === h) return null;
        const area = 2 * (v * b + v * h + b * h);
        const each = 2 * (b + h);
        return {
          story: [
            `This is the net of a ${box} that ${name} folds.`,
            `The area of the net is ${area} cm². The length of the box is called ${l} cm.`,
          ],
          ask: 'What is the volume of the box?',
          blank: 'The volume of the box is ___ cm³.',
          key: v * b * h,
          style: CM3,
          middles: [[`The value of ${l} is ___.`, v, PLAIN]],
          params: { b, h, area },
          steps: [
            [`Two faces without ${l}`, x`2 × ${b} × ${h}`, CM2],
            [`Faces with ${l}`, x`${area} − ${2 * b * h}`, CM2],
            `These four faces make ${each}${l} cm².`,
            [`Value of ${l}`, x`${area - 2 * b * h} ÷ ${each}`],
            ['Volume', x`${v} × ${b} × ${h}`, CM3],
          ],
          hints: [
            `Which faces have the length ${l}, and which do not?`,
            `Write the area of the net with ${l}.`,
            `Find ${l}. Then find the volume.`,
          ],
          wrongs: [
            ['gave-the-letter', v],
            ['number-left-out', exact(area * b * h, each)],
            ['terms-miscounted', exact((area - 2 * b * h) * b * h, b + h)],
            ['area-for-volume', v * b],
            ['faces-forgotten', exact((area - b * h) * b * h, each)],
            ['one-too-many', (v + 1) * b * h],
            ['one-too-few', (v - 1) * b * h],
          ],
          drawing: {
            kind: 'cuboid-net',
            sizes: { length: v, breadth: b, height: h },
            labels: { length: `${l} cm`, breadth: `${b} cm`, height: `${h} cm` },
            lid: true,
          },
        };
      }
      const [b, k, c] = [dice.int(8, 18), dice.int(2, 9), dice.int(2, 4)];
      const v = b + k;
      if (b - 2 * c < 3) return null;
      const round = 2 * (v + b);
      const [len, wid] = [v - 2 * c, b - 2 * c];
      return {
        story: [
          `A sheet of card is ${l} cm wide and ${k} cm longer than that. The way round it is ${round} cm.`,
          `${name} cuts a square with sides of ${c} cm from each corner and folds a ${box} without a lid.`,
        ],
        ask: 'What is the volume of the box?',
        blank: 'The volume of the box is ___ cm³.',
        key: len * wid * c,
        style: CM3,
        middles: [[`The value of ${l} is ___.`, b, PLAIN]],
        params: { k, round, c },
        steps: [
          `Round the sheet it is 4${l} + ${2 * k}.`,
          [`4 times ${l}`, x`${round} − ${2 * k}`],
          [`Value of ${l}`, x`${4 * b} ÷ 4`],
          ['Length of the base', x`${b} + ${k} − ${2 * c}`, CM],
          ['Breadth of the base', x`${b} − ${2 * c}`, CM],
          ['Volume', x`${len} × ${wid} × ${c}`, CM3],
        ],
        hints: [
          `Write the way round the sheet with ${l}.`,
          `Find ${l}. How long and how wide is the sheet?`,
          'Both ends of each side lose a square. The square gives the height.',
        ],
        wrongs: [
          ['gave-the-letter', b],
          ['cut-forgotten', v * b * c],
          ['one-cut-only', (v - c) * (b - c) * c],
          ['area-for-volume', len * wid],
          [
            'number-left-out',
            exact(round, 4)
              .sub(2 * c)
              .mul(wid)
              .mul(c),
          ],
          ['gave-the-other', wid * wid * c],
          ['one-cut-only', len * (b - c) * c],
        ],
        drawing: {
          kind: 'corner-sheet',
          sizes: { length: v, breadth: b, cut: c },
          labels: { length: `(${l} + ${k}) cm`, breadth: `${l} cm`, cut: `${c} cm` },
        },
      };
    },
  );
});
