import { PERCENT, degrees } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, isWhole } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { byFacts, range, shapeOf } from './drafting.js';
import { PIE_MODES, type PieMode, drawPie, sectorOf, wholeText } from './pies.kit.js';

const wrongFull = (mode: PieMode): number => (mode.id === 'degrees' ? 100 : 360);
const fullSlip = (mode: PieMode) => (mode.id === 'degrees' ? 'hundred-for-the-circle' : 'degrees-as-percent');

/** h2 for pie charts: members of one sector come or go. */
const beforeAfter = (mode: PieMode): Shape[] => [
  shapeOf(
    `sector-after-${mode.id}`,
    'not_ready',
    byFacts('x', [sectorOf('p', 'a', mode)], ['x = p + more']),
    (dice) => {
      const p = drawPie(dice, mode, 3, true);
      if (!p) return null;
      const [a = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = ''] = p.labels;
      const more = dice.int(3, Math.max(4, Math.floor(pa / 2)));
      return {
        story: [p.told, p.store.into(p.style.text(more), la)],
        ask: `How many ${p.noun} does ${la} have now?`,
        blank: `${la} now has ___ ${p.noun}.`,
        key: pa + more,
        style: p.style,
        params: { total: p.total, a, more },
        steps: [p.part(0), [`${la} now`, x`${pa} + ${more}`, p.style]],
        hints: [
          `What share of the whole does ${la} have?`,
          `Find that share of ${p.style.text(p.total)}.`,
          'Then think of the change.',
        ],
        wrongs: [
          ['change-forgotten', pa],
          ['change-wrong-way', pa - more],
          ['share-as-amount', a + more],
          [fullSlip(mode), exact(a * p.total, wrongFull(mode)).add(more)],
          ['gave-the-other', pb + more],
          ['gave-the-total', p.total + more],
        ],
        drawing: p.draw(),
      };
    },
  ),
  ...(['guided', 'independent'] as const).map((level) => {
    const grows = level === 'guided';
    const sign = grows ? '+' : '-';
    const proof = byFacts(
      'x',
      [sectorOf('p', 'a', mode)],
      [`part = p ${sign} change`, `whole = total ${sign} change`, 'x * whole = 100 * part'],
    );
    return shapeOf(`percentage-after-${grows ? 'joining' : 'leaving'}-${mode.id}`, level, proof, (dice) => {
      const p = drawPie(dice, mode, 4, grows);
      if (!p) return null;
      const [a = 0] = p.shares;
      const [pa = 0] = p.parts;
      const [la = ''] = p.labels;
      const fits = range(2, Math.floor(pa * 0.9)).filter((c) =>
        grows ? ((pa + c) * 100) % (p.total + c) === 0 : ((pa - c) * 100) % (p.total - c) === 0,
      );
      if (fits.length === 0) return null;
      const change = dice.pick(fits);
      const part = grows ? pa + change : pa - change;
      const whole = grows ? p.total + change : p.total - change;
      const key = (part * 100) / whole;
      const text = p.style.text(change);
      return {
        story: [p.told, grows ? p.store.into(text, la) : p.store.out(text, la), 'Nothing else changes.'],
        ask: `What percentage of all the ${p.noun} does ${la} have now?`,
        blank: `${la} now has ___% of all the ${p.noun}.`,
        key,
        style: PERCENT,
        middles: grows ? [] : [[`${la} now has ___ ${p.noun}.`, part, p.style]],
        params: { total: p.total, a, change },
        steps: [
          p.part(0),
          [`${la} now`, grows ? x`${pa} + ${change}` : x`${pa} − ${change}`, p.style],
          ['Total now', grows ? x`${p.total} + ${change}` : x`${p.total} − ${change}`, p.style],
          ['Percentage now', x`${part} ÷ ${whole} × 100`, PERCENT],
        ],
        hints: [
          `Find what ${la} has at first from the pie chart.`,
          'Which two numbers change?',
          'Write the new part as a percentage of the new total.',
        ],
        wrongs: [
          ['old-whole-kept', exact(part * 100, p.total)],
          ['old-part-kept', exact(pa * 100, whole)],
          ['change-forgotten', exact(a * 100, mode.full)],
          ['other-part', 100 - key],
          [
            'share-as-amount',
            grows ? exact(a * 100, mode.full).add(change) : exact(a * 100, mode.full).sub(change),
          ],
          ['change-wrong-way', exact((2 * pa - part) * 100, p.total)],
        ],
        drawing: p.draw(),
      };
    });
  }),
  shapeOf(
    `how-many-join-${mode.id}`,
    'mastery',
    byFacts('x', [sectorOf('p', 'a', mode)], ['part = p + x', 'whole = total + x', '100 * part = q * whole']),
    (dice) => {
      const p = drawPie(dice, mode, 4);
      if (!p) return null;
      const [a = 0] = p.shares;
      const [pa = 0] = p.parts;
      const [la = ''] = p.labels;
      const q = dice.multiple(5, 20, 80);
      const others = p.total - pa;
      const whole = exact(others * 100, 100 - q);
      const key = whole.sub(p.total);
      if (!isWhole(key) || key.compare(2) < 0 || key.compare(p.total) > 0) return null;
      const moreName = `Some ${p.noun}`;
      return {
        story: [
          p.told,
          p.store
            .into(moreName, la)
            .replace(/^Another Some/, 'Some more')
            .replace(/(?<=.)(another )?Some/, 'some more'),
          'Nothing else changes.',
          `Now ${la} has ${q}% of all the ${p.noun}.`,
        ],
        ask: `How many more ${p.noun} does ${la} have now than at first?`,
        blank: `${la} now has ___ more ${p.noun} than at first.`,
        key,
        style: p.style,
        middles: [[`There are now ___ ${p.noun} altogether.`, whole, p.style]],
        params: { total: p.total, a, q },
        steps: [
          p.part(0),
          ['All the others', x`${p.total} − ${pa}`, p.style],
          'The number of the others does not change.',
          ['Percentage of the others now', `100% − ${q}%`, PERCENT],
          ['Total now', x`${others} ÷ ${100 - q} × 100`, p.style],
          ['Increase', x`${whole} − ${p.total}`, p.style],
        ],
        hints: [
          `Only ${la} changes. What stays the same?`,
          'Find how many all the others have. What percentage of the new total is that?',
          'Find the new total from the others. Then compare it with the old total.',
        ],
        wrongs: [
          ['old-whole-kept', exact(q * p.total, 100).sub(pa)],
          ['gave-the-end', whole.sub(others)],
          ['gave-the-total', whole],
          ['gave-the-start', pa],
          ['share-as-amount', Math.abs(q - a)],
          ['other-part', others],
          ['old-part-kept', exact(pa * 100, q).sub(p.total)],
        ],
        drawing: p.draw(),
      };
    },
  ),
];

/** h2 for pie charts. */
export const PIE_BEFORE_AFTER: readonly Shape[] = PIE_MODES.flatMap(beforeAfter);

/** h3: members change from one sector to another, the total stays. */
const transfer = (mode: PieMode): Shape[] => [
  shapeOf(
    `sector-gets-${mode.id}`,
    'not_ready',
    byFacts('x', [sectorOf('p', 'b', mode)], ['x = p + moved']),
    (dice) => {
      const p = drawPie(dice, mode, 3, true);
      if (!p) return null;
      const [, b = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = '', lb = ''] = p.labels;
      const moved = dice.int(2, Math.max(3, Math.floor(pa * 0.7)));
      return {
        story: [p.told, p.store.move(p.style.text(moved), la, lb)],
        ask: `How many ${p.noun} does ${lb} have now?`,
        blank: `${lb} now has ___ ${p.noun}.`,
        key: pb + moved,
        style: p.style,
        params: { total: p.total, b, moved },
        steps: [p.part(1), [`${lb} now`, x`${pb} + ${moved}`, p.style]],
        hints: [
          wholeText(mode),
          `Find what ${lb} has at first from the pie chart.`,
          'One gives and the other gets. The total stays the same.',
        ],
        wrongs: [
          ['moved-the-wrong-way', pb - moved],
          ['gave-the-start', pb],
          ['gave-the-other', pa - moved],
          ['share-as-amount', b + moved],
          [fullSlip(mode), exact(b * p.total, wrongFull(mode)).add(moved)],
          ['read-wrong-row', pa + moved],
        ],
        drawing: p.draw(),
      };
    },
  ),
  shapeOf(
    `make-sectors-equal-${mode.id}`,
    'guided',
    byFacts('x', [sectorOf('p', 'a', mode), sectorOf('q', 'b', mode)], ['p - x = q + x']),
    (dice) => {
      const p = drawPie(dice, mode, 3, true);
      if (!p) return null;
      const [a = 0, b = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = '', lb = ''] = p.labels;
      if (pa <= pb || (pa - pb) % 2 !== 0) return null;
      const gap = pa - pb;
      return {
        story: [p.told],
        ask: `${p.store.askMove(la, lb)} so that the two sectors are equal?`,
        blank: `For the two sectors to be equal, ___ ${p.noun} must go from ${la} to ${lb}.`,
        key: gap / 2,
        style: p.style,
        params: { total: p.total, a, b },
        steps: [
          p.part(0),
          p.part(1),
          ['Difference', x`${pa} − ${pb}`, p.style],
          ['To move', x`${gap} ÷ 2`, p.style],
        ],
        hints: [
          `Find what ${la} and ${lb} have from the pie chart.`,
          'How many more does one have than the other?',
          'Only a part of the difference must move. Think of both sectors.',
        ],
        wrongs: [
          ['whole-difference', gap],
          ['half-of-the-total', exact(pa + pb, 2)],
          ['share-as-amount', exact(a - b, 2)],
          [fullSlip(mode), exact((a - b) * p.total, 2 * wrongFull(mode))],
          ['gave-the-other', pb],
          ['not-halved', pa],
        ],
        drawing: p.draw(),
      };
    },
  ),
  shapeOf(
    `share-after-move-${mode.id}`,
    'independent',
    byFacts('x', [sectorOf('q', 'b', mode), sectorOf('now', 'x', mode)], ['now = q + moved']),
    (dice) => {
      const p = drawPie(dice, mode, 4);
      if (!p) return null;
      const [a = 0, b = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = '', lb = ''] = p.labels;
      const rise = dice.int(1, Math.floor(a / mode.step) - 1) * mode.step;
      const moved = (rise * p.total) / mode.full;
      if (rise < mode.step || moved >= pa || !Number.isSafeInteger(moved)) return null;
      const key = b + rise;
      const style = mode.id === 'degrees' ? degrees() : PERCENT;
      return {
        story: [p.told, p.store.move(p.style.text(moved), la, lb)],
        ask:
          mode.id === 'degrees'
            ? `A new pie chart is drawn. What is the angle of the sector for ${lb}?`
            : `A new pie chart is drawn. What percentage stands for ${lb}?`,
        blank:
          mode.id === 'degrees'
            ? `In a new pie chart the angle of the sector for ${lb} is ___°.`
            : `In a new pie chart the sector for ${lb} is ___%.`,
        key,
        style,
        middles: [[`${lb} now has ___ ${p.noun}.`, pb + moved, p.style]],
        params: { total: p.total, b, moved },
        steps: [
          p.part(1),
          [`${lb} now`, x`${pb} + ${moved}`, p.style],
          ['New share', x`${pb + moved} ÷ ${p.total} × ${mode.full}`, style],
        ],
        hints: [
          `Find what ${lb} has at first from the pie chart.`,
          'Does the total change when some are moved?',
          'Write the new number as a share of the same total.',
        ],
        wrongs: [
          ['change-forgotten', b],
          ['moved-the-wrong-way', b - rise],
          ['share-as-amount', b + moved],
          ['gave-the-other', a - rise],
          ['old-whole-kept', exact((pb + moved) * mode.full, p.total + moved)],
          ['gave-the-change', rise],
          [fullSlip(mode), exact((pb + moved) * wrongFull(mode), p.total)],
        ],
        drawing: p.draw(),
      };
    },
  ),
  shapeOf(
    `move-to-double-${mode.id}`,
    'mastery',
    byFacts('x', [sectorOf('p', 'a', mode), sectorOf('q', 'b', mode)], ['q + x = 2 * (p - x)']),
    (dice) => {
      const p = drawPie(dice, mode, 4);
      if (!p) return null;
      const [a = 0, b = 0] = p.shares;
      const [pa = 0, pb = 0] = p.parts;
      const [la = '', lb = ''] = p.labels;
      const both = pa + pb;
      const key = (2 * pa - pb) / 3;
      if (key < 2 || !Number.isSafeInteger(key)) return null;
      return {
        story: [
          p.told,
          p.store.move(`Some ${p.noun}`, la, lb).replace(/(?<=.)Some/, 'some'),
          `Now ${lb} has twice as many ${p.noun} as ${la}.`,
        ],
        ask: `How many ${p.noun} does ${lb} get?`,
        blank: `${lb} gets ___ ${p.noun}.`,
        key,
        style: p.style,
        middles: [[`${la} and ${lb} have ___ ${p.noun} together.`, both, p.style]],
        params: { total: p.total, a, b },
        steps: [
          p.part(0),
          p.part(1),
          ['Together', x`${pa} + ${pb}`, p.style],
          [`${la} in the end, 1 unit of 3`, x`${both} ÷ 3`, p.style],
          ['Number moved', x`${pa} − ${both / 3}`, p.style],
        ],
        hints: [
          `Find what ${la} and ${lb} have from the pie chart.`,
          'What do they have together, before and after?',
          `In the end ${la} has one unit and ${lb} has two.`,
        ],
        wrongs: [
          ['half-of-the-total', exact(both, 3)],
          ['gave-the-end', exact(2 * both, 3)],
          ['gave-the-difference', Math.abs(pa - pb)],
          ['moved-once', 2 * pa - pb],
          ['one-side-only', exact(Math.abs(pa - pb), 2)],
          ['share-as-amount', exact(Math.abs(2 * a - b), 3)],
          ['gave-the-start', pa],
        ],
        drawing: p.draw(),
      };
    },
  ),
];

/** h3 for pie charts. */
export const PIE_TRANSFER: readonly Shape[] = PIE_MODES.flatMap(transfer);
