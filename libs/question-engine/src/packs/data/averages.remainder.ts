import { FRACTION, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import { EASY_TOTAL, TOTAL, drawShare, openDaily as open } from './averages.shares.js';
import { byFacts, shapeOf, wholeFrom } from './drafting.js';

/** Two shares, the second of what the first leaves. */
function openTwo(dice: Dice, most?: number) {
  const d = open(dice, most);
  const [share, next] = [drawShare(dice), drawShare(dice)];
  const remainder = exact(1).sub(share).mul(d.total);
  const second = remainder.mul(next);
  const third = remainder.sub(second);
  if (![remainder, second, third].every(isWhole) || second.equals(third)) return null;
  return {
    ...d,
    share,
    next,
    remainder: toWhole(remainder),
    secondPart: toWhole(second),
    thirdPart: toWhole(third),
    second: `${fractionText(next)} of the remaining ${d.noun} are ${d.kinds[1]}.`,
    third: `The rest are ${d.kinds[2]}.`,
    named: (kind: string) => countOf(kind),
  };
}

/** h6 with averages: a fraction of what is left. */
export const AVERAGE_REMAINDER: readonly Shape[] = [
  shapeOf('rest', 'not_ready', byFacts('x', [TOTAL], ['x = total * (1 - share)']), (dice) => {
    const d = openTwo(dice, EASY_TOTAL);
    if (!d) return null;
    const left = exact(1).sub(d.share);
    return {
      story: [d.told, d.first(d.share)],
      ask: `How many of the ${d.noun} are not ${d.kinds[0]}?`,
      blank: `___ of the ${d.noun} are not ${d.kinds[0]}.`,
      key: d.remainder,
      style: d.style,
      params: { average: d.average, days: d.days, share: d.share },
      steps: [
        ['Total', x`${d.average} × ${d.days}`, d.style],
        ['Fraction left', `1 − ${fractionText(d.share)}`, FRACTION],
        ['Number left', x`${fractionText(left)} × ${d.total}`, d.style],
      ],
      hints: [
        'What total does the average tell you?',
        'What fraction of the total is left?',
        'Find that fraction of the total.',
      ],
      wrongs: [
        ['gave-the-share-taken', d.total - d.remainder],
        ['average-as-total', left.mul(d.average)],
        ['gave-the-total', d.total],
        ['wrong-count', left.mul(d.average * (d.days - 1))],
        ['wrong-count', left.mul(d.average * (d.days + 1))],
        ['share-as-amount', d.average],
      ],
    };
  }),
  shapeOf(
    'third-kind',
    'guided',
    byFacts('x', [TOTAL], ['rest = total * (1 - share)', 'x = rest * (1 - next)']),
    (dice) => {
      const d = openTwo(dice, EASY_TOTAL);
      if (!d) return null;
      return {
        story: [d.told, d.first(d.share), d.second, d.third],
        ask: `How many ${d.kinds[2]} are there?`,
        blank: `There are ___ ${d.kinds[2]}.`,
        key: d.thirdPart,
        style: d.named(d.kinds[2]),
        params: { average: d.average, days: d.days, share: d.share, next: d.next },
        steps: [
          ['Total', x`${d.average} × ${d.days}`, d.style],
          ['Fraction left', `1 − ${fractionText(d.share)}`, FRACTION],
          ['Remainder', x`${fractionText(exact(1).sub(d.share))} × ${d.total}`, d.style],
          ['Fraction of the remainder', `1 − ${fractionText(d.next)}`, FRACTION],
          [`Number of ${d.kinds[2]}`, x`${fractionText(exact(1).sub(d.next))} × ${d.remainder}`],
        ],
        hints: [
          'What total does the average tell you?',
          `How many are left when the ${d.kinds[0]} are taken away?`,
          `Find the fraction of these that are ${d.kinds[2]}.`,
        ],
        wrongs: [
          ['fractions-added', exact(1).sub(d.share).sub(d.next).mul(d.total)],
          ['share-of-the-whole', exact(1).sub(d.next).mul(d.total)],
          ['gave-the-remainder', d.remainder],
          ['gave-the-other', d.secondPart],
          ['average-as-total', exact(d.thirdPart, d.days)],
          ['other-part', d.total - d.remainder],
        ],
      };
    },
  ),
  shapeOf(
    'difference-of-kinds',
    'independent',
    byFacts(
      'x',
      [TOTAL],
      ['rest = total * (1 - share)', 'second = rest * next', 'x = second - (rest - second)'],
    ),
    (dice) => {
      const d = openTwo(dice);
      if (!d || d.secondPart <= d.thirdPart) return null;
      return {
        story: [d.told, d.first(d.share), d.second, d.third],
        ask: `How many more ${d.kinds[1]} than ${d.kinds[2]} are there?`,
        blank: `There are ___ more ${d.kinds[1]} than ${d.kinds[2]}.`,
        key: d.secondPart - d.thirdPart,
        style: d.named(d.kinds[1]),
        middles: [[`There are ___ ${d.kinds[1]}.`, d.secondPart, d.named(d.kinds[1])]],
        params: { average: d.average, days: d.days, share: d.share, next: d.next },
        steps: [
          ['Total', x`${d.average} × ${d.days}`, d.style],
          ['Fraction left', `1 − ${fractionText(d.share)}`, FRACTION],
          ['Remainder', x`${fractionText(exact(1).sub(d.share))} × ${d.total}`, d.style],
          [`Number of ${d.kinds[1]}`, x`${fractionText(d.next)} × ${d.remainder}`],
          [`Number of ${d.kinds[2]}`, x`${d.remainder} − ${d.secondPart}`],
          ['How many more', x`${d.secondPart} − ${d.thirdPart}`],
        ],
        hints: [
          'What total does the average tell you?',
          `How many are left when the ${d.kinds[0]} are taken away?`,
          `Find the number of ${d.kinds[1]} and of ${d.kinds[2]}. Compare them.`,
        ],
        wrongs: [
          ['stopped-early', d.secondPart],
          ['gave-the-other', d.thirdPart],
          ['gave-the-remainder', d.remainder],
          ['share-of-the-whole', d.next.mul(2).sub(1).mul(d.total)],
          ['average-as-total', exact(d.secondPart - d.thirdPart, d.days)],
          ['fractions-added', d.next.mul(d.total).sub(d.thirdPart)],
          ['other-part', d.total - d.remainder],
        ],
      };
    },
  ),
  shapeOf(
    'average-from-difference',
    'mastery',
    byFacts(
      'average',
      [TOTAL],
      ['rest = total * (1 - share)', 'second = rest * next', 'more = second - (rest - second)'],
    ),
    (dice) => {
      const d = openTwo(dice);
      if (!d || d.secondPart <= d.thirdPart) return null;
      const more = d.secondPart - d.thirdPart;
      const gap = d.next.mul(2).sub(1);
      const left = exact(1).sub(d.share);
      return {
        story: [
          `${d.doing} ${d.noun} for ${d.days} days.`,
          d.first(d.share),
          d.second,
          d.third,
          `There are ${more} more ${d.kinds[1]} than ${d.kinds[2]}.`,
        ],
        ask: `What is the average number of ${d.noun} a day?`,
        blank: `The average is ___ ${d.noun} a day.`,
        key: d.average,
        style: d.style,
        middles: [[`There are ___ ${d.noun} altogether.`, d.total, d.style]],
        params: { days: d.days, share: d.share, next: d.next, more },
        steps: [
          [`Fraction of the remainder that are ${d.kinds[2]}`, `1 − ${fractionText(d.next)}`, FRACTION],
          [
            'Difference as a fraction of the remainder',
            `${fractionText(d.next)} − ${fractionText(exact(1).sub(d.next))}`,
            FRACTION,
          ],
          ['Remainder', wholeFrom(more, gap), d.style],
          ['Remainder as a fraction of the total', `1 − ${fractionText(d.share)}`, FRACTION],
          ['Total', wholeFrom(d.remainder, left), d.style],
          ['Average', x`${d.total} ÷ ${d.days}`, d.style],
        ],
        hints: [
          'Draw one bar for the total and cut it twice.',
          `What fraction of the remainder are ${d.kinds[1]}, and what fraction are ${d.kinds[2]}?`,
          `Find the remainder, then the total. Then share it over the ${d.days} days.`,
        ],
        wrongs: [
          ['not-shared', d.total],
          ['gave-the-remainder', exact(d.remainder, d.days)],
          ['share-of-the-whole', exact(more).div(gap).div(d.days)],
          ['wrong-count', exact(d.total, d.days - 1)],
          ['wrong-count', exact(d.total, d.days + 1)],
          ['stopped-early', d.remainder],
          ['gave-a-given', more],
        ],
      };
    },
  ),
];
