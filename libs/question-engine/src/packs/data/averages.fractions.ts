import { FRACTION, countOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText, unitsText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import { EASY_TOTAL, TOTAL, drawShare, openDaily as open } from './averages.shares.js';
import { byFacts, shapeOf, wholeFrom } from './drafting.js';

/** h5 with averages: a fraction of a total changes. */
export const AVERAGE_FRACTIONS: readonly Shape[] = [
  shapeOf('part-after', 'not_ready', byFacts('x', [TOTAL], ['x = share * total + more']), (dice) => {
    const d = open(dice, EASY_TOTAL);
    const share = drawShare(dice);
    const part = share.mul(d.total);
    const more = dice.multiple(5, 5, 40);
    if (!isWhole(part)) return null;
    const before = toWhole(part);
    const [kind] = d.kinds;
    return {
      story: [d.told, d.first(share), `On the next day ${more} more ${kind} ${d.done}.`],
      ask: `How many ${kind} ${d.done} altogether?`,
      blank: `Altogether ___ ${kind} ${d.done}.`,
      key: before + more,
      style: countOf(kind),
      params: { average: d.average, days: d.days, share, more },
      steps: [
        ['Total at first', x`${d.average} × ${d.days}`, d.style],
        [`Number of ${kind} at first`, x`${fractionText(share)} × ${d.total}`],
        ['Altogether', x`${before} + ${more}`],
      ],
      hints: [
        'What total does the average tell you?',
        `Find ${fractionText(share)} of that total.`,
        'Then think of those that come on the next day.',
      ],
      wrongs: [
        ['average-as-total', share.mul(d.average).add(more)],
        ['change-forgotten', before],
        ['change-wrong-way', before - more],
        ['other-part', d.total - before + more],
        ['share-of-the-new-whole', share.mul(d.total + more)],
        ['gave-the-total', d.total + more],
      ],
    };
  }),
  shapeOf(
    'fraction-after',
    'guided',
    byFacts('x', [TOTAL], ['x * (total + more) = share * total + more']),
    (dice) => {
      const d = open(dice, EASY_TOTAL);
      const [share, key] = [drawShare(dice), drawShare(dice)];
      if (key.compare(share) <= 0) return null;
      const part = share.mul(d.total);
      const added = key.sub(share).mul(d.total).div(exact(1).sub(key));
      if (!isWhole(part) || !isWhole(added) || added.compare(d.total) > 0) return null;
      const more = toWhole(added);
      const before = toWhole(part);
      const [kind] = d.kinds;
      return {
        story: [d.told, d.first(share), `On the next day ${more} more ${kind} ${d.done}, and nothing else.`],
        ask: `What fraction of all the ${d.noun} are ${kind} now? Give it in its simplest form.`,
        blank: `In its simplest form, the fraction of the ${d.noun} that are ${kind} is now ___.`,
        key,
        style: FRACTION,
        params: { average: d.average, days: d.days, share, more },
        steps: [
          ['Total at first', x`${d.average} × ${d.days}`, d.style],
          [`Number of ${kind} at first`, x`${fractionText(share)} × ${d.total}`],
          [`Number of ${kind} now`, x`${before} + ${more}`],
          ['Total now', x`${d.total} + ${more}`],
          ['Fraction now', x`${before + more} ÷ ${d.total + more}`, FRACTION],
        ],
        hints: [
          'What total does the average tell you?',
          `Find the number of ${kind} before the change.`,
          `Both the number of ${kind} and the total grow.`,
        ],
        wrongs: [
          ['old-whole-kept', part.add(more).div(d.total)],
          ['old-part-kept', part.div(d.total + more)],
          ['change-forgotten', share],
          ['other-part', exact(1).sub(key)],
          ['average-as-total', exact(more, d.total + more)],
          ['added-instead', exact(more, d.total)],
        ],
      };
    },
  ),
  shapeOf(
    'how-many-more',
    'independent',
    byFacts('x', [TOTAL], ['share * total + x = later * (total + x)']),
    (dice) => {
      const d = open(dice);
      const [share, later] = [drawShare(dice), drawShare(dice)];
      if (later.compare(share) <= 0) return null;
      const key = later.sub(share).mul(d.total).div(exact(1).sub(later));
      const part = share.mul(d.total);
      if (!isWhole(part) || !isWhole(key) || key.compare(2 * d.total) > 0) return null;
      const others = d.total - toWhole(part);
      const rest = exact(1).sub(later);
      const [kind] = d.kinds;
      const now = exact(others).div(rest);
      return {
        story: [
          d.told,
          d.first(share),
          `Then more ${kind} ${d.done}, and nothing else.`,
          `Now ${fractionText(later)} of all the ${d.noun} are ${kind}.`,
        ],
        ask: `How many more ${kind} ${d.done}?`,
        blank: `___ more ${kind} ${d.done}.`,
        key,
        style: countOf(kind),
        middles: [[`At first there are ___ ${d.noun} altogether.`, d.total, d.style]],
        params: { average: d.average, days: d.days, share, later },
        steps: [
          ['Total at first', x`${d.average} × ${d.days}`, d.style],
          [`Fraction that are not ${kind}`, `1 − ${fractionText(share)}`, FRACTION],
          [`Number that are not ${kind}`, x`${fractionText(exact(1).sub(share))} × ${d.total}`],
          'That number stays the same.',
          ['Their fraction now', `1 − ${fractionText(later)}`, FRACTION],
          ['Total now', wholeFrom(others, rest)],
          [`More ${kind}`, x`${now} − ${d.total}`],
        ],
        hints: [
          'What total does the average tell you?',
          `Only the number of ${kind} changes. What stays the same?`,
          'Write what stays the same as a fraction of the new total.',
        ],
        wrongs: [
          ['old-whole-kept', later.sub(share).mul(d.total)],
          ['average-as-total', later.sub(share).mul(d.average).div(rest)],
          ['gave-the-end', now.mul(later)],
          ['gave-the-total', now],
          ['other-part', others],
          ['gave-the-start', part],
        ],
      };
    },
  ),
  shapeOf(
    'average-before',
    'mastery',
    byFacts('average', [TOTAL], ['share * total + more = later * (total + more)']),
    (dice) => {
      const d = open(dice);
      const [share, later] = [drawShare(dice), drawShare(dice)];
      if (later.compare(share) <= 0) return null;
      const more = later.sub(share).mul(d.total).div(exact(1).sub(later));
      const part = share.mul(d.total);
      if (!isWhole(part) || !isWhole(more) || more.compare(d.total) > 0) return null;
      const [keep, rest] = [exact(1).sub(share), exact(1).sub(later)];
      // Units that make what stays the same equal before and after.
      const units = Number(keep.n * rest.n);
      const [before, after] = [Number(keep.d * rest.n), Number(rest.d * keep.n)];
      const gap = after - before;
      const one = more.div(gap);
      if (!isWhole(one)) return null;
      const [kind] = d.kinds;
      return {
        story: [
          `${d.doing} ${d.noun} for ${d.days} days.`,
          d.first(share),
          `On the next day ${toWhole(more)} more ${kind} ${d.done}, and nothing else.`,
          `Now ${fractionText(later)} of all the ${d.noun} are ${kind}.`,
        ],
        ask: `What was the average number of ${d.noun} a day for the first ${d.days} days?`,
        blank: `For the first ${d.days} days the average was ___ ${d.noun} a day.`,
        key: d.average,
        style: d.style,
        middles: [[`At first there were ___ ${d.noun} altogether.`, d.total, d.style]],
        params: { days: d.days, share, more, later },
        steps: [
          `The number of ${d.noun} that are not ${kind} stays the same. Let it be ${unitsText(units)}.`,
          ['Units in the total at first', wholeFrom(units, keep)],
          ['Units in the total now', wholeFrom(units, rest)],
          ['Units that came', x`${after} − ${before}`],
          ['One unit', x`${more} ÷ ${gap}`],
          ['Total at first', x`${one} × ${before}`, d.style],
          ['Average at first', x`${d.total} ÷ ${d.days}`, d.style],
        ],
        hints: [
          `Only the number of ${kind} changes. What stays the same?`,
          'Draw units for what stays the same, before and after.',
          `Find the total at first. Then share it over the ${d.days} days.`,
        ],
        wrongs: [
          ['not-shared', d.total],
          ['wrong-count', exact(d.total, d.days + 1)],
          ['old-count', exact(d.total).add(more).div(d.days)],
          [
            'old-count',
            exact(d.total)
              .add(more)
              .div(d.days + 1),
          ],
          ['old-whole-kept', more.div(later.sub(share)).div(d.days)],
          ['one-unit-only', one],
          ['gave-a-given', more],
        ],
      };
    },
  ),
];
