import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { BARE, FRACTION, type Style } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { type Exact, exact, findDecimalPlaces } from '../../numbers/exact.js';
import { improperText } from '../../numbers/number-text.js';
import { facts, shape } from '../../engines/sketch.js';
import { CM, CM2, PI_FRACTION, drawDisc, drawFlat, drawRound, num } from './circles.parts.js';

const places = (v: Exact): boolean => (findDecimalPlaces(v) ?? 9) <= 2 && v.compare(0) > 0;
/** `36/7`, as it is divided by. */
const IMPROPER: Style = { ...FRACTION, text: improperText, bare: improperText };

function backwards(
  id: string,
  level: ProficiencyLevel,
  kind: 'wire' | 'doubled' | 'semicircle' | 'quarter',
): Shape {
  const proof = {
    wire: facts(['round = 2 * pi * r'], ['start = round + cut'], 'start'),
    doubled: facts(['round = 2 * pi * now'], ['now = 2 * r'], 'r'),
    semicircle: facts(['round = pi * now + 2 * now'], ['now = r + more'], 'r'),
    quarter: facts(['round = pi * now / 2 + 2 * now', 'area = pi * r * r / 4'], ['now = r + more'], 'area'),
  }[kind];
  return shape(id, level, proof, (dice) => {
    const c = drawRound(
      dice,
      [7, 14, 21, 28, 35],
      kind === 'wire' || kind === 'doubled' ? [4, 6, 8, 10, 12, 15, 20] : [10, 20],
    );
    const { pi, r: now } = c;
    const round =
      kind === 'semicircle'
        ? pi.value.add(2).mul(now)
        : kind === 'quarter'
          ? pi.value.div(2).add(2).mul(now)
          : pi.value.mul(2 * now);
    const more = pi.text === '22/7' && kind === 'quarter' ? 7 * dice.int(1, 4) : dice.int(1, 12);
    const cut = dice.int(3, 60);
    const r = kind === 'doubled' ? exact(now, 2) : kind === 'wire' ? exact(now) : exact(now - more);
    if (r.compare(1) <= 0 || r.equals(more)) return null;
    const quarterArea = pi.value.mul(r).mul(r).div(4);
    const key = kind === 'wire' ? round.add(cut) : kind === 'quarter' ? quarterArea : r;
    if (!places(key)) return null;
    const stuff = dice.pick(['wire', 'ribbon', 'string', 'cord', 'tape', 'rope', 'yarn', 'elastic']);
    const owner = kind === 'doubled' ? drawDisc(dice, 2 * now) : drawFlat(dice, 2 * now);
    const part = kind === 'semicircle' ? 'semicircle' : 'quarter circle';
    const factor = kind === 'semicircle' ? pi.value.add(2) : pi.value.div(2).add(2);
    return {
      story: {
        wire: [
          `From a piece of ${stuff}, ${cut} cm is cut off.`,
          `The rest just makes a circle of radius ${now} cm.`,
          pi.tell,
        ],
        doubled: [
          `The radius of ${owner}, a circle, is doubled.`,
          `Its circumference is then ${num(round)} cm.`,
          pi.tell,
        ],
        semicircle: [
          `${owner} is a ${part}. Its radius is made ${more} cm longer.`,
          `Its perimeter is then ${num(round)} cm.`,
          pi.tell,
        ],
        quarter: [
          `${owner} is a ${part}. Its radius is made ${more} cm longer.`,
          `Its perimeter is then ${num(round)} cm.`,
          pi.tell,
        ],
      }[kind],
      ask: {
        wire: `How long was the piece of ${stuff} at first?`,
        doubled: 'What was its radius at first?',
        semicircle: 'What was its radius at first?',
        quarter: 'What was its area at first?',
      }[kind],
      blank: {
        wire: `The piece of ${stuff} was ___ cm long at first.`,
        doubled: 'Its radius at first was ___ cm.',
        semicircle: 'Its radius at first was ___ cm.',
        quarter: 'Its area at first was ___ cm².',
      }[kind],
      key,
      style: kind === 'quarter' ? CM2 : CM,
      via: kind === 'semicircle' || kind === 'quarter' ? [['Its radius is now ___ cm.', now, CM]] : [],
      params: {
        pi: pi.value,
        ...(kind === 'wire' ? { cut, r: now } : { round }),
        ...(kind === 'semicircle' || kind === 'quarter' ? { more } : {}),
      },
      work: {
        wire: [
          ['Circle', `2 × ${pi.text} × ${now}`, CM],
          ['At first', `${num(round)} + ${cut}`, CM],
        ] as const,
        doubled: [
          ['Diameter now', `${num(round)} ÷ ${pi.text}`, CM],
          ['Radius now', `${2 * now} ÷ 2`, CM],
          ['Radius at first', `${now} ÷ 2`, CM],
        ] as const,
        semicircle: [
          [
            'Perimeter for each centimetre of the radius',
            `${pi.text} + 2`,
            pi === PI_FRACTION ? IMPROPER : BARE,
          ],
          [
            'Radius now',
            pi.text === '22/7'
              ? `${num(round)} ÷ ${factor.n} × ${factor.d}`
              : `${num(round)} ÷ ${num(factor)}`,
            CM,
          ],
          ['Radius at first', `${now} − ${more}`, CM],
        ] as const,
        quarter: [
          [
            'Perimeter for each centimetre of the radius',
            `${pi.text} ÷ 2 + 2`,
            pi === PI_FRACTION ? IMPROPER : BARE,
          ],
          [
            'Radius now',
            pi.text === '22/7'
              ? `${num(round)} ÷ ${factor.n} × ${factor.d}`
              : `${num(round)} ÷ ${num(factor)}`,
            CM,
          ],
          ['Radius at first', `${now} − ${more}`, CM],
          ['Area at first', `${pi.text} × ${num(r)} × ${num(r)} ÷ 4`, CM2],
        ] as const,
      }[kind],
      hints: [
        'Start from the end and go back.',
        kind === 'wire'
          ? 'Find the length round the circle.'
          : 'Find the radius now. Which parts make the edge?',
        kind === 'wire' ? 'Put back what was cut off.' : 'Undo what was done to the radius.',
      ],
      wrongs: [
        ['stopped-early', kind === 'wire' ? round : kind === 'quarter' ? r : exact(now)],
        [
          'same-direction',
          kind === 'wire'
            ? round.sub(cut).abs()
            : kind === 'doubled'
              ? exact(2 * now)
              : kind === 'semicircle'
                ? exact(now + more)
                : pi.value
                    .mul(now + more)
                    .mul(now + more)
                    .div(4),
        ],
        ...(kind === 'quarter'
          ? ([
              ['half-circle-for-quarter', quarterArea.mul(2)],
              ['end-for-start', pi.value.mul(now).mul(now).div(4)],
              ['whole-circle', quarterArea.mul(4)],
            ] as const)
          : kind === 'semicircle'
            ? ([
                ['straight-edges-forgotten', round.div(pi.value).sub(more).abs()],
                ['doubled-too-often', key.mul(2)],
              ] as const)
            : kind === 'wire'
              ? ([
                  ['radius-as-diameter', round.div(2).add(cut)],
                  ['doubled-too-often', key.mul(2)],
                  ['gave-the-change', cut],
                ] as const)
              : ([['halved-too-often', key.div(2)]] as const)),
        ['calculation-slip', key.add(2)],
        ['calculation-slip', key.add(7)],
        ['calculation-slip', key.add(10)],
      ],
      drawing: null,
    };
  });
}

/** h7 for circles: the end is told, the radius or length at first is asked. */
export const CIRCLES_BACKWARDS: readonly Shape[] = [
  backwards('wire-before-cut', 'not_ready', 'wire'),
  backwards('radius-before-doubling', 'guided', 'doubled'),
  backwards('semicircle-before', 'independent', 'semicircle'),
  backwards('quarter-circle-before', 'mastery', 'quarter'),
];
