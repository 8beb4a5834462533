import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { patternShapes } from '../../engines/pattern.engine.js';
import { PERCENTAGE_PATTERNS } from '../shared/pattern-tables.scenes.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { PERCENTAGE_BACKWARDS } from './percentage.backwards.js';
import { GOODS, LOSSES, PERCENT_SHARES } from './percentage.scenes.js';
import { EQUAL_SHARE_SCENES, drawEqualPercents } from '../shared/equal-shares.scenes.js';
import { MONEY_TO_CENT, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Cell, type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';

/** `45%`. */
export const percentText = (value: Exact): string => `${decimalText(value)}%`;

function drawPercents(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  const step = level === 'not_ready' ? 10 : 5;
  for (;;) {
    const a = dice.multiple(step, 10, 65);
    const b = dice.multiple(step, 10, 45);
    if (a !== b && a + b <= 90) return a > b ? [exact(a), exact(b)] : [exact(b), exact(a)];
  }
}

function lossShape(id: string, level: ProficiencyLevel, changes: 'none' | 'add' | 'groups'): Shape {
  const lossFact = gateway('lost = percent / 100 * start');
  const facts = {
    none: [lossFact, relation('now = start - lost')],
    add: [lossFact, relation('now = start - lost + add')],
    groups: [lossFact, gateway('came = count * each'), relation('now = start - lost + came')],
  }[changes];
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts, asked: 'now' },
    draw: (dice): Draft | null => {
      const scene = dice.pick(LOSSES)(drawPerson(dice));
      const { style } = scene;
      const percent = level === 'not_ready' ? dice.multiple(10, 10, 60) : dice.multiple(5, 15, 65);
      const start = exact(dice.multiple(20, scene.low, scene.high));
      const lost = start.mul(percent).div(100);
      if (!style.allows(lost)) return null;
      const left = start.sub(lost);
      const add = exact(dice.multiple(2, 6, Math.floor(scene.high / 4)));
      const count = dice.int(2, 6);
      const each = exact(dice.int(...scene.each));
      const came = each.mul(count);
      const more = { none: exact(0), add, groups: came }[changes];
      const working = new Working();
      const taken = working.calc('Change by per cent', `${percent}/100 × ${style.bare(start)}`, style);
      let now = working.calc('After that', `${style.bare(start)} − ${style.bare(taken)}`, style);
      if (changes === 'groups') working.calc('Added', `${count} × ${style.bare(each)}`, style);
      if (changes !== 'none') now = working.calc('Now', `${style.bare(now)} + ${style.bare(more)}`, style);
      const base = { start, percent };
      return {
        story: [
          scene.start(style.text(start)),
          scene.loss(`${percent}%`),
          ...{
            none: [],
            add: [scene.add(style.text(add))],
            groups: [scene.groups(String(count), style.text(each))],
          }[changes],
        ],
        ask: scene.askNow,
        blank: scene.blankNow,
        answer: amount(now, style),
        middles: [{ blank: scene.blankLoss, amount: amount(lost, style) }],
        params: { none: base, add: { ...base, add }, groups: { ...base, count, each } }[changes],
        working,
        hints: [
          'What was there before, and what is 100% of it?',
          `Find ${percent}% of ${style.text(start)}. Is it added or taken away?`,
          changes === 'none'
            ? `Take ${percent}% of ${style.text(start)} away from ${style.text(start)}.`
            : `Take ${percent}% of ${style.text(start)} away. Then add ${changes === 'add' ? style.text(add) : `${count} times ${style.text(each)}`}.`,
        ],
        wrongs: [
          {
            code: 'percent-taken-as-amount',
            explanation: 'Per cent means out of every hundred. It is not an amount by itself.',
            value: start.sub(percent).add(more),
          },
          {
            code: 'gave-the-change',
            explanation: 'This is how much changed. Find what is there now.',
            value: lost.add(changes === 'none' ? 0 : more),
          },
          {
            code: 'changed-the-wrong-way',
            explanation: 'You added the part that went away.',
            value: start.add(lost).add(more),
          },
          {
            code: 'one-change-only',
            explanation: 'There is one more change in the story.',
            value: changes === 'none' ? -1 : left,
          },
          {
            code: 'last-change-the-wrong-way',
            explanation: 'Check whether the last change makes more or less.',
            value: changes === 'none' ? -1 : left.sub(more),
          },
          {
            code: 'one-group-only',
            explanation: 'You counted only one of the equal amounts.',
            value: changes === 'groups' ? left.add(each) : -1,
          },
          {
            code: 'divided-by-the-percent',
            explanation: 'To find a per cent of an amount, divide by 100 and multiply.',
            value: start.sub(start.div(percent)).add(more),
          },
          {
            code: 'one-tenth-only',
            explanation: 'You found 10% only.',
            value: start.sub(start.div(10)).add(more),
          },
        ],
        drawing:
          changes === 'none'
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: 'Before',
                    segments: [{ size: 100, label: '' }],
                    brace: `100% = ${style.text(start)}`,
                  },
                  {
                    label: 'After',
                    segments: [
                      { size: 100 - percent, label: '?', tint: 'amber' },
                      { size: percent, label: `${percent}%`, taken: true },
                    ],
                  },
                ],
              }
            : null,
      };
    },
  };
}

/** Discount first, then GST on the new price. */
const DISCOUNT_THEN_GST: Shape = {
  id: 'discount-then-gst',
  levels: ['independent', 'mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('discount = percent / 100 * price'),
      gateway('tax = gst / 100 * sale'),
      relation('sale = price - discount'),
      relation('pay = sale + tax'),
    ],
    asked: 'pay',
  },
  draw: (dice): Draft | null => {
    const goods = dice.pick(GOODS);
    const percent = dice.multiple(5, 10, 40);
    const price = exact(dice.multiple(10, 40, 400));
    const discount = price.mul(percent).div(100);
    const sale = price.sub(discount);
    const tax = sale.mul(9).div(100);
    const pay = sale.add(tax);
    const style = MONEY_TO_CENT;
    if (!style.allows(pay) || !style.allows(tax)) return null;
    const working = new Working();
    const off = working.calc('Discount', `${percent}/100 × $${style.bare(price)}`, style);
    const low = working.calc('Price after discount', `$${style.bare(price)} − $${style.bare(off)}`, style);
    const more = working.calc('GST', `9/100 × $${style.bare(low)}`, style);
    working.calc('To pay', `$${style.bare(low)} + $${style.bare(more)}`, style);
    return {
      story: [
        `The usual price of a ${goods} was ${style.text(price)}.`,
        `In a sale there was a discount of ${percent}%.`,
        'Then 9% GST was added to the sale price.',
      ],
      ask: `How much did the ${goods} cost in all?`,
      blank: `The ${goods} cost $___ in all.`,
      answer: amount(pay, style),
      middles: [{ blank: 'The price after the discount was $___.', amount: amount(sale, style) }],
      params: { price, percent, gst: 9 },
      working,
      hints: [
        'There are two changes to the price. In which order do they happen?',
        'Find the price after the discount first. GST is worked out on that price.',
        `Take ${percent}% of ${style.text(price)} off. Then add 9% of the new price.`,
      ],
      wrongs: [
        {
          code: 'percents-joined',
          explanation: 'The two per cents are of different amounts. They cannot be joined.',
          value: price.sub(price.mul(percent - 9).div(100)),
        },
        {
          code: 'gst-on-old-price',
          explanation: 'GST is added to the sale price, not to the usual price.',
          value: sale.add(price.mul(9).div(100)),
        },
        { code: 'forgot-gst', explanation: 'GST has to be added to the sale price.', value: sale },
        {
          code: 'discount-as-price',
          explanation: 'The discount is what is taken off. It is not the price.',
          value: discount.add(discount.mul(9).div(100)),
        },
        {
          code: 'percent-taken-as-dollars',
          explanation: 'Per cent is not the same as dollars.',
          value: price.sub(percent).add(9),
        },
        {
          code: 'forgot-the-discount',
          explanation: 'The discount has to be taken off first.',
          value: price.add(price.mul(9).div(100)),
        },
      ],
      drawing: null,
    };
  },
};

/** Shares of a hundred; the gateway is a per cent of an amount. */
export const PERCENTAGE_CELLS: readonly Cell[] = [
  {
    subStrandId: 'percentage',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({
      scenes: PERCENT_SHARES,
      full: 100,
      text: percentText,
      shares: drawPercents,
    }),
  },
  {
    subStrandId: 'percentage',
    heuristicId: 'h2_before_after',
    shapes: [
      lossShape('share-lost', 'not_ready', 'none'),
      lossShape('share-lost-then-added', 'guided', 'add'),
      lossShape('share-lost-then-groups', 'independent', 'groups'),
      { ...DISCOUNT_THEN_GST, levels: ['mastery'] },
    ],
  },
  {
    subStrandId: 'percentage',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 100,
      text: percentText,
      shares: drawEqualPercents,
    }),
  },
  { subStrandId: 'percentage', heuristicId: 'h7_working_backwards', shapes: PERCENTAGE_BACKWARDS },
  {
    subStrandId: 'percentage',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(PERCENTAGE_PATTERNS),
  },
];
