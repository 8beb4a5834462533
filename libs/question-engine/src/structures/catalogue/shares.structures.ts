import type { Dice } from '../../core/dice.js';
import { gcd } from '../../numbers/exact.js';
import {
  NUMBER,
  type Name,
  type Quantity,
  UNIT,
  change,
  holding,
  numberStep,
  percentStep,
} from '../quantity.js';
import { type Relation, gain, loss, lossPercent, lossShare, shareRest } from '../relations.js';
import { shareThatWent } from './share.slips.js';
import type { Slip, Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

/** What a share of a holding is told in. */
type ToldIn = 'fraction' | 'percent';

/** A share that goes: its quantities, sentence and steps between the holding before and the one after. */
interface Share {
  quantities: Readonly<Record<Name, Quantity>>;
  relation: Relation;
  steps: readonly string[];
  slips: readonly Slip[];
}

const PERCENTS = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80] as const;

const shareSlips = (event: number, before: Name, after: Name, whole: string): Slip[] => [
  shareThatWent('l', 'p', whole === '100' ? '%' : '/{q}'),
  {
    code: 'gave-what-went',
    says: `This is how {many} {A} {did${event}}.`,
    plan: { [before]: `${before} - ${after}`, [after]: `${before} - ${after}` },
  },
  {
    code: 'whole-taken-for-the-rest',
    says: `The ${whole === '100' ? 'percentage' : 'fraction'} is of what {A} had before, not of what was left.`,
    at: { [before]: `${after} + ${after} * p / ${whole}` },
  },
];

/** Fractions are counted in units, per cent in hundredths of the whole. */
function shareOf(toldIn: ToldIn, event: number, before: Name, after: Name): Share {
  if (toldIn === 'percent')
    return {
      quantities: { p: NUMBER, l: percentStep('Percentage left') },
      relation: lossPercent('p', 'A', event, [before, after]),
      steps: ['l = 100 - p', `${after} * 100 = ${before} * l`],
      slips: shareSlips(event, before, after, '100'),
    };
  return {
    quantities: { p: NUMBER, q: NUMBER, l: numberStep('Units left'), u: UNIT },
    relation: lossShare(['p', 'q'], 'A', event, [before, after]),
    steps: ['l = q - p', `${after} = l * u`, `${before} = q * u`],
    slips: shareSlips(event, before, after, 'q'),
  };
}

/** A drawn share, with the whole number of which the holding is a multiple. */
interface DrawnShare {
  p: number;
  q: number;
  whole: number;
}

function drawShare(dice: Dice, toldIn: ToldIn, most = 10): DrawnShare | null {
  if (toldIn === 'percent') {
    const p = dice.pick(PERCENTS);
    return { p, q: 100, whole: 100 / gcd(p, 100) };
  }
  const q = dice.int(3, most);
  const p = dice.int(1, q - 1);
  return gcd(p, q) === 1 ? { p, q, whole: q } : null;
}

/** The values of a drawn share of a holding. */
const valuesOf = (toldIn: ToldIn, { p, q }: DrawnShare, before: number): Record<Name, number> =>
  toldIn === 'percent' ? { p, l: 100 - p } : { p, q, l: q - p, u: before / q };

/** The whole in units, by its name or as a number. */
const wholeOf = (toldIn: ToldIn): string => (toldIn === 'percent' ? '100' : 'q');
const nameOf = (toldIn: ToldIn, id: string): string => id.replace('share', toldIn);
const gradesOf = (toldIn: ToldIn): Structure['grades'] =>
  toldIn === 'percent' ? ['Primary 5', 'Primary 6'] : ['Primary 4', 'Primary 5', 'Primary 6'];

const THREE_MOMENTS = { a0: holding('A'), a1: holding('A', 1), a2: holding('A', 2) } as const;

/** A share goes, then an amount goes. */
function shareThenSpent(toldIn: ToldIn): Structure {
  const share = shareOf(toldIn, 1, 'a0', 'a1');
  return {
    id: nameOf(toldIn, 'share-then-spent'),
    grades: gradesOf(toldIn),
    quantities: { ...THREE_MOMENTS, ...share.quantities, x: change(2) },
    relations: [share.relation, loss('x', 'A', 2, 'a1', 'a2')],
    steps: share.steps,
    draw: (dice, { low, high }) => {
      const drawn = drawShare(dice, toldIn);
      if (!drawn || high < drawn.whole) return null;
      const a0 = drawn.whole * dice.int(1, Math.floor(high / drawn.whole));
      const a1 = (a0 * (drawn.q - drawn.p)) / drawn.q;
      if (a0 < low || a1 < 5) return null;
      const x = dice.int(2, a1 - 2);
      return x === a1 - x ? null : { a0, a1, a2: a1 - x, x, ...valuesOf(toldIn, drawn, a0) };
    },
    slips: [
      ...share.slips.map((one) => ({ ...one, says: one.says.replace('{did1}.', '{did1} first.') })),
      ...SLIPS['share-then-spent'],
      {
        code: 'change-put-back-twice',
        says: 'Add back only once what {A} {did2} in the end.',
        plan: { a0: `(a2 + x + x) * ${wholeOf(toldIn)} / l` },
      },
      { code: 'gave-what-went', says: 'This is how {many} {A} no longer had.', plan: { a2: 'a0 - a2' } },
    ],
  };
}

/** An amount goes, then a share of what remains. */
function spentThenShare(toldIn: ToldIn): Structure {
  const share = shareOf(toldIn, 2, 'a1', 'a2');
  return {
    id: nameOf(toldIn, 'spent-then-share'),
    grades: gradesOf(toldIn),
    quantities: { ...THREE_MOMENTS, ...share.quantities, x: change(1) },
    relations: [loss('x', 'A', 1, 'a0', 'a1'), share.relation],
    steps: share.steps,
    draw: (dice, { low, high }) => {
      const drawn = drawShare(dice, toldIn);
      if (!drawn || high < drawn.whole * 2) return null;
      const a1 = drawn.whole * dice.int(1, Math.floor(high / drawn.whole) - 1);
      const x = dice.int(3, Math.max(4, high - a1));
      const a0 = a1 + x;
      const a2 = (a1 * (drawn.q - drawn.p)) / drawn.q;
      if (a0 < low || a0 > high || x === a1 || x === a2 || a2 < 2) return null;
      return { a0, a1, a2, x, ...valuesOf(toldIn, drawn, a1) };
    },
    slips: [
      ...share.slips,
      {
        code: 'share-of-the-whole',
        says: `The ${toldIn === 'percent' ? 'percentage' : toldIn} is of what remained, not of what there was at first.`,
        at: { a1: 'a0' },
      },
      ...SLIPS['spent-then-share'],
    ],
  };
}

/** A share goes, and the rest is shared equally. */
function shareThenShared(toldIn: ToldIn): Structure {
  const share = shareOf(toldIn, 1, 'a0', 'a1');
  return {
    id: nameOf(toldIn, 'share-then-shared'),
    grades: gradesOf(toldIn),
    quantities: {
      a0: holding('A'),
      a1: holding('A', 1),
      ...share.quantities,
      k: NUMBER,
      s: { is: 'each', owner: 'A' },
    },
    relations: [share.relation, shareRest('k', 's', 'A', 2, 'a1')],
    steps: share.steps,
    draw: (dice, { low, high }) => {
      const drawn = drawShare(dice, toldIn);
      if (!drawn || high < drawn.whole) return null;
      const a0 = drawn.whole * dice.int(1, Math.floor(high / drawn.whole));
      const a1 = (a0 * (drawn.q - drawn.p)) / drawn.q;
      const k = dice.int(2, 9);
      if (a0 < low || a1 % k !== 0 || a1 / k < 2 || a1 / k === k) return null;
      return { a0, a1, k, s: a1 / k, ...valuesOf(toldIn, drawn, a0) };
    },
    slips: [...share.slips, ...SLIPS['share-then-shared']],
  };
}

/** Per cent of the whole go, then something comes. */
const PERCENT_THEN_GAIN: Structure = (() => {
  const share = shareOf('percent', 1, 'a0', 'a1');
  return {
    id: 'percent-then-gain',
    grades: gradesOf('percent'),
    quantities: { ...THREE_MOMENTS, ...share.quantities, x: change(2) },
    relations: [share.relation, gain('x', 'A', 2, 'a1', 'a2')],
    steps: share.steps,
    draw: (dice, { low, high }) => {
      const drawn = drawShare(dice, 'percent');
      if (!drawn || high < drawn.whole) return null;
      const a0 = drawn.whole * dice.int(1, Math.floor(high / drawn.whole));
      const a1 = (a0 * (100 - drawn.p)) / 100;
      const x = dice.int(3, Math.max(5, Math.floor(high / 3)));
      if (a0 < low || a1 + x > high || x === a1 || a1 + x === a0) return null;
      return { a0, a1, a2: a1 + x, x, ...valuesOf('percent', drawn, a0) };
    },
    slips: [...share.slips, ...SLIPS['percent-then-gain']],
  };
})();

/** Per cent of the whole go, then per cent of the remainder. */
const PERCENT_OF_REMAINDER: Structure = {
  id: 'percent-of-remainder',
  grades: gradesOf('percent'),
  quantities: {
    ...THREE_MOMENTS,
    p: NUMBER,
    r: NUMBER,
    l: percentStep('Percentage left of the whole'),
    k: percentStep('Percentage of the remainder that is left'),
  },
  relations: [lossPercent('p', 'A', 1, ['a0', 'a1']), lossPercent('r', 'A', 2, ['a1', 'a2'])],
  steps: ['l = 100 - p', 'k = 100 - r', 'a1 * 100 = a0 * l', 'a2 * 100 = a1 * k'],
  draw: (dice, { low, high }) => {
    const [p, r] = [dice.pick(PERCENTS), dice.pick(PERCENTS)];
    const whole = 10_000 / gcd((100 - p) * (100 - r), 10_000);
    const a0 = 20 * dice.int(1, Math.max(1, Math.floor(high / 20)));
    const a1 = (a0 * (100 - p)) / 100;
    if (a0 % whole !== 0 || a0 < low || a0 > high || p === r || !Number.isInteger(a1)) return null;
    return { a0, a1, a2: (a1 * (100 - r)) / 100, p, r, l: 100 - p, k: 100 - r };
  },
  slips: [shareThatWent('l', 'p', '%'), shareThatWent('k', 'r', '%'), ...SLIPS['percent-of-remainder']],
};

const IN_BOTH = (['fraction', 'percent'] as const).flatMap((toldIn) => [
  shareThenSpent(toldIn),
  spentThenShare(toldIn),
  shareThenShared(toldIn),
]);

/** Shares told in fractions and in per cent. */
export const SHARE_STRUCTURES: readonly Structure[] = [...IN_BOTH, PERCENT_THEN_GAIN, PERCENT_OF_REMAINDER];
