import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { MONEY, MONEY_TO_CENT, amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { GOODS, LOSSES } from './percentage.scenes.js';

const CUT = gateway('cut = percent / 100 * start');

/** A share is lost, then something is added; the end is told. */
function lossBackwards(id: string, level: ProficiencyLevel, changes: 'none' | 'add' | 'groups'): Shape {
  const facts = {
    none: [CUT, relation('now = start - cut')],
    add: [CUT, relation('now = start - cut + add')],
    groups: [CUT, gateway('came = count * each'), relation('now = start - cut + came')],
  }[changes];
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts, asked: 'start' },
    draw: (dice): Draft | null => {
      const scene = dice.pick(LOSSES)(drawPerson(dice));
      const { style } = scene;
      const percent = level === 'not_ready' ? dice.multiple(10, 10, 60) : dice.multiple(5, 15, 65);
      const start = exact(dice.multiple(20, scene.low, scene.high));
      const cut = start.mul(percent).div(100);
      const left = start.sub(cut);
      const add = exact(dice.multiple(2, 6, Math.floor(scene.high / 4)));
      const count = dice.int(2, 6);
      const each = exact(dice.int(...scene.each));
      const more = { none: exact(0), add, groups: each.mul(count) }[changes];
      const now = left.add(more);
      if (!style.allows(cut) || !style.allows(now)) return null;
      const keep = 100 - percent;
      const working = new Working();
      if (changes === 'groups') working.calc('Added', `${count} × ${style.bare(each)}`, style);
      const rest =
        changes === 'none'
          ? now
          : working.calc('Before that was added', `${style.bare(now)} − ${style.bare(more)}`, style);
      working.calc('Per cent left', `100% − ${percent}%`, {
        ...style,
        text: (v) => `${exact(v).toFraction()}%`,
      });
      working.calc('100%', `${style.bare(rest)} ÷ ${keep} × 100`, style);
      const base = { percent, now };
      return {
        story: [
          scene.startUnknown,
          scene.loss(`${percent}%`),
          ...{
            none: [],
            add: [scene.add(style.text(add))],
            groups: [scene.groups(String(count), style.text(each))],
          }[changes],
          scene.end(style.text(now)),
        ],
        ask: scene.askStart,
        blank: scene.blankStart,
        answer: amount(start, style),
        middles: changes === 'none' ? [] : [{ blank: scene.blankLeft, amount: amount(left, style) }],
        params: { none: base, add: { ...base, add }, groups: { ...base, count, each } }[changes],
        working,
        hints: [
          'Start from the end of the story. What happened last?',
          changes === 'none'
            ? 'What per cent of the start is left?'
            : 'Take away what was added last. What per cent of the start is left then?',
          `${changes === 'none' ? style.text(now) : 'What is left before anything was added'} is 100% less ${percent}%. Find 1%, then 100%.`,
        ],
        wrongs: [
          {
            code: 'percent-of-the-end',
            explanation: 'The per cent is of the start, not of what is left.',
            value: rest.add(rest.mul(percent).div(100)),
          },
          {
            code: 'wrong-per-cent',
            explanation: 'What is left is not the per cent that went away.',
            value: rest.mul(100).div(percent),
          },
          {
            code: 'percent-taken-as-amount',
            explanation: 'Per cent means out of every hundred. It is not an amount.',
            value: rest.add(percent),
          },
          {
            code: 'last-change-not-undone',
            explanation: 'Take away what was added last before you go on.',
            value: changes === 'none' ? -1 : now.mul(100).div(keep),
          },
          {
            code: 'stopped-early',
            explanation: 'You undid the last change only.',
            value: changes === 'none' ? -1 : rest,
          },
          {
            code: 'same-operations',
            explanation: 'To go back, do the opposite of what happened.',
            value: now.sub(now.mul(percent).div(100)).add(more),
          },
          {
            code: 'one-group-only',
            explanation: 'You counted only one of the equal amounts.',
            value: changes === 'groups' ? now.sub(each).mul(100).div(keep) : -1,
          },
          { code: 'gave-the-part-lost', explanation: 'This is the part that went away.', value: cut },
          {
            code: 'end-added-to-the-start',
            explanation: 'Only the part that went away has to be put back.',
            value: start.add(now),
          },
        ],
        drawing:
          changes === 'none'
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: 'At first',
                    segments: [
                      { size: keep, label: style.text(now) },
                      { size: percent, label: `${percent}%`, taken: true },
                    ],
                    brace: '100% = ?',
                  },
                ],
              }
            : null,
      };
    },
  };
}

/** Discount, then a voucher (and GST at mastery); what is paid is told. */
const VOUCHER_AFTER_DISCOUNT: Shape = {
  id: 'voucher-after-discount',
  levels: ['independent'],
  proof: { kind: 'facts', facts: [CUT, relation('pay = start - cut - voucher')], asked: 'start' },
  draw: (dice): Draft | null => {
    const goods = dice.pick(GOODS);
    const percent = dice.multiple(5, 10, 40);
    const start = exact(dice.multiple(10, 40, 360));
    const voucher = exact(dice.multiple(2, 4, 30));
    const sale = start.sub(start.mul(percent).div(100));
    const pay = sale.sub(voucher);
    if (!MONEY.allows(sale) || pay.compare(5) < 0) return null;
    const keep = 100 - percent;
    const working = new Working();
    const back = working.calc('Before the voucher', `$${MONEY.bare(pay)} + $${MONEY.bare(voucher)}`, MONEY);
    working.calc('Per cent of the usual price', `100% − ${percent}%`, {
      ...MONEY,
      text: (v) => `${exact(v).toFraction()}%`,
    });
    working.calc('Usual price', `$${MONEY.bare(back)} ÷ ${keep} × 100`, MONEY);
    return {
      story: [
        `In a sale the price of a ${goods} was cut by ${percent}%.`,
        `A voucher then took off another ${MONEY.text(voucher)}.`,
        `In the end ${MONEY.text(pay)} was paid.`,
      ],
      ask: `What was the usual price of the ${goods}?`,
      blank: `The usual price of the ${goods} was $___.`,
      answer: amount(start, MONEY),
      middles: [{ blank: 'Before the voucher was used, the price was $___.', amount: amount(sale, MONEY) }],
      params: { percent, voucher, pay },
      working,
      hints: [
        'Which came last, the discount or the voucher? Undo that first.',
        'Find the sale price before the voucher. What per cent of the usual price is it?',
        `Put ${MONEY.text(voucher)} back. That price is 100% less ${percent}%.`,
      ],
      wrongs: [
        {
          code: 'percent-of-the-end',
          explanation: 'The per cent is of the usual price, not of what was paid.',
          value: sale.add(sale.mul(percent).div(100)),
        },
        {
          code: 'voucher-not-undone',
          explanation: 'Put the voucher back first.',
          value: pay.mul(100).div(keep),
        },
        {
          code: 'undone-in-wrong-order',
          explanation: 'Undo the last change first.',
          value: pay.mul(100).div(keep).add(voucher),
        },
        {
          code: 'percent-taken-as-dollars',
          explanation: 'Per cent is not the same as dollars.',
          value: sale.add(percent),
        },
        {
          code: 'stopped-early',
          explanation: 'This is the sale price. The discount must be undone too.',
          value: sale,
        },
        {
          code: 'wrong-per-cent',
          explanation: 'The sale price is not the per cent that was taken off.',
          value: sale.mul(100).div(percent),
        },
      ],
      drawing: null,
    };
  },
};

const GST_AFTER_VOUCHER: Shape = {
  id: 'gst-after-discount-and-voucher',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      CUT,
      relation('sale = start - cut - voucher'),
      gateway('tax = gst / 100 * sale'),
      relation('pay = sale + tax'),
    ],
    asked: 'start',
  },
  draw: (dice): Draft | null => {
    const goods = dice.pick(GOODS);
    const percent = dice.multiple(5, 10, 40);
    const start = exact(dice.multiple(10, 50, 400));
    const low = start.sub(start.mul(percent).div(100));
    const voucher = exact(dice.int(3, 30));
    const sale = low.sub(voucher);
    const pay = sale.mul(109).div(100);
    const style = MONEY_TO_CENT;
    if (sale.compare(20) < 0 || sale.d !== 1n || !style.allows(pay)) return null;
    const keep = 100 - percent;
    const working = new Working();
    const before = working.calc('Before GST', `$${style.bare(pay)} ÷ 109 × 100`, style);
    const back = working.calc(
      'Before the voucher',
      `$${style.bare(before)} + $${style.bare(voucher)}`,
      style,
    );
    working.calc('Usual price', `$${style.bare(back)} ÷ ${keep} × 100`, style);
    return {
      story: [
        `In a sale the price of a ${goods} was cut by ${percent}%.`,
        `A voucher took off another ${style.text(voucher)}, and then 9% GST was added.`,
        `In the end ${style.text(pay)} was paid.`,
      ],
      ask: `What was the usual price of the ${goods}?`,
      blank: `The usual price of the ${goods} was $___.`,
      answer: amount(start, style),
      middles: [{ blank: 'Before GST was added, the price was $___.', amount: amount(sale, style) }],
      params: { percent, voucher, gst: 9, pay },
      working,
      hints: [
        'Three changes happened. Write them in order, then start from the last.',
        'What was paid is 109% of the price before GST.',
        `Undo the GST, put ${style.text(voucher)} back, then undo the ${percent}% cut.`,
      ],
      wrongs: [
        {
          code: 'gst-not-undone',
          explanation: 'GST was added last. Undo it first.',
          value: pay.add(voucher).mul(100).div(keep),
        },
        {
          code: 'voucher-not-undone',
          explanation: 'The voucher must be put back.',
          value: sale.mul(100).div(keep),
        },
        { code: 'stopped-early', explanation: 'The discount must be undone too.', value: low },
        {
          code: 'gst-taken-off-the-end',
          explanation: 'GST was worked out on the price before GST.',
          value: pay.sub(pay.mul(9).div(100)).add(voucher).mul(100).div(keep),
        },
        {
          code: 'percent-of-the-end',
          explanation: 'The per cent is of the usual price.',
          value: low.add(low.mul(percent).div(100)),
        },
        {
          code: 'undone-in-wrong-order',
          explanation: 'Undo the changes from last to first.',
          value: sale.mul(100).div(keep).add(voucher),
        },
        {
          code: 'percent-taken-as-dollars',
          explanation: 'Per cent is not the same as dollars.',
          value: low.add(percent),
        },
      ],
      drawing: null,
    };
  },
};

/** h7 for percentage. */
export const PERCENTAGE_BACKWARDS: readonly Shape[] = [
  lossBackwards('share-lost', 'not_ready', 'none'),
  lossBackwards('share-lost-then-added', 'guided', 'add'),
  lossBackwards('share-lost-then-groups', 'independent', 'groups'),
  VOUCHER_AFTER_DISCOUNT,
  GST_AFTER_VOUCHER,
];
