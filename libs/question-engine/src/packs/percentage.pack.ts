import type { ProficiencyLevel } from '@product/curriculum/grades';
import { MONEY, MONEY_TO_CENT, type Style, amount, countOf, measured } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Cell, type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../core/exact.js';
import { decimalText } from '../core/number-text.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { type ShareScene, shareOfWholeShapes } from '../engines/share-of-whole.engine.js';

const PEOPLE = countOf('people', 'person');
const PUPILS = countOf('pupils');
const BOOKS = countOf('books');
const CARS = countOf('vehicles');
const L = measured('ℓ', 1);

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

const SHARES: Array<(p: Person) => ShareScene> = [
  () => ({
    style: PEOPLE,
    most: 900,
    step: 2,
    whole: (w) => `There were ${w} at a carnival.`,
    wholeUnknown: 'There were men, women and children at a carnival.',
    one: (s) => `${s} of them were adults and the rest were children.`,
    two: (s, t) => `${s} of the people were women and ${t} of them were men.`,
    restGiven: (r) => `The other ${r} were children.`,
    askRest: 'How many children were there?',
    blankRest: 'There were ___ children.',
    askWhole: 'How many people were at the carnival?',
    blankWhole: 'There were ___ people at the carnival.',
    askMore: 'How many more women than men were there?',
    blankMore: 'There were ___ more women than men.',
    blankFirst: 'The number of women was ___.',
  }),
  () => ({
    style: BOOKS,
    most: 1800,
    step: 2,
    whole: (w) => `A school library has ${w}.`,
    wholeUnknown: 'A school library has books in three languages.',
    one: (s) => `${s} of them are English books and the rest are in other languages.`,
    two: (s, t) => `${s} of the books are in English and ${t} of the books are in Chinese.`,
    restGiven: (r) => `The other ${r} are in Malay or Tamil.`,
    askRest: 'How many books are in the other languages?',
    blankRest: 'There are ___ books in the other languages.',
    askWhole: 'How many books does the library have?',
    blankWhole: 'The library has ___ books.',
    askMore: 'How many more English books than Chinese books are there?',
    blankMore: 'There are ___ more English books than Chinese books.',
    blankFirst: 'There are ___ English books.',
  }),
  () => ({
    style: CARS,
    most: 800,
    whole: (w) => `A car park has ${w} in it.`,
    wholeUnknown: 'A car park has cars, vans and motorcycles in it.',
    one: (s) => `${s} of them are cars.`,
    two: (s, t) => `${s} of the vehicles are cars and ${t} of them are vans.`,
    restGiven: (r) => `The other ${r} are motorcycles.`,
    askRest: 'The rest are motorcycles. How many motorcycles are there?',
    blankRest: 'The rest are motorcycles. There are ___ motorcycles.',
    askWhole: 'How many vehicles are in the car park?',
    blankWhole: 'There are ___ vehicles in the car park.',
    askMore: 'How many more cars than vans are there?',
    blankMore: 'There are ___ more cars than vans.',
    blankFirst: 'There are ___ cars.',
  }),
  (p) => ({
    style: MONEY,
    most: 1500,
    step: 2,
    whole: (w) => `${p.name}'s father earned ${w} in a week.`,
    wholeUnknown: `${p.name} had some money in the bank.`,
    one: (s) => `${s} of it was spent.`,
    two: (s, t) => `${s} of the money was spent on books and ${t} of the money was spent on food.`,
    restGiven: (r) => `The other ${r} was saved.`,
    askRest: 'The rest was saved. How much was saved?',
    blankRest: 'The rest was saved. It was $___.',
    askWhole: 'How much money was there at first?',
    blankWhole: 'There was $___ at first.',
    askMore: 'How much more was spent on books than on food?',
    blankMore: 'The money spent on books was $___ more than the money spent on food.',
    blankFirst: 'The money spent on books was $___.',
  }),
];

/** A quantity that loses a share and then changes by an amount. */
interface LossScene {
  style: Style;
  low: number;
  high: number;
  start: (s: string) => string;
  loss: (p: string) => string;
  add: (a: string) => string;
  groups: (n: string, m: string) => string;
  each: [number, number];
  askNow: string;
  blankNow: string;
  blankLoss: string;
}

const LOSSES: Array<(p: Person) => LossScene> = [
  () => ({
    style: PUPILS,
    low: 80,
    high: 400,
    start: (s) => `A chess club had ${s}.`,
    loss: (q) => `At the end of the year ${q} of them left.`,
    add: (a) => `Then ${a} joined.`,
    groups: (n, m) => `Then ${n} schools sent ${m} each to join.`,
    each: [3, 12],
    askNow: 'How many pupils are in the club now?',
    blankNow: 'There are ___ pupils in the club now.',
    blankLoss: 'The number of pupils who left was ___.',
  }),
  () => ({
    style: L,
    low: 40,
    high: 300,
    start: (s) => `A fish tank had ${s} of water.`,
    loss: (q) => `${q} of the water was drained.`,
    add: (a) => `Then ${a} of clean water was poured in.`,
    groups: (n, m) => `Then ${n} pails of ${m} each were poured in.`,
    each: [3, 9],
    askNow: 'How many litres of water are in the tank now?',
    blankNow: 'There is ___ ℓ of water in the tank now.',
    blankLoss: 'The water drained was ___ ℓ.',
  }),
  () => ({
    style: BOOKS,
    low: 200,
    high: 1600,
    start: (s) => `A bookshop had ${s}.`,
    loss: (q) => `${q} of them were sold in a sale.`,
    add: (a) => `The next day ${a} were delivered.`,
    groups: (n, m) => `The next day ${n} boxes of ${m} each were delivered.`,
    each: [15, 48],
    askNow: 'How many books does the shop have now?',
    blankNow: 'The shop has ___ books now.',
    blankLoss: 'The shop sold ___ books in the sale.',
  }),
  (p) => ({
    style: MONEY,
    low: 60,
    high: 800,
    start: (s) => `${p.name} had ${s}.`,
    loss: (q) => `${capital(p.he)} spent ${q} of it on a bag.`,
    add: (a) => `Then ${p.his} grandmother gave ${p.him} ${a}.`,
    groups: (n, m) => `Then ${p.he} saved ${m} a week for ${n} weeks.`,
    each: [5, 20],
    askNow: `How much money does ${p.name} have now?`,
    blankNow: `${p.name} has $___ now.`,
    blankLoss: 'The bag cost $___.',
  }),
];

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
          ...{ none: [], add: [scene.add(style.text(add))], groups: [scene.groups(String(count), style.text(each))] }[changes],
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
          { code: 'percent-taken-as-amount', explanation: 'Per cent means out of every hundred. It is not an amount by itself.', value: start.sub(percent).add(more) },
          { code: 'gave-the-change', explanation: 'This is how much changed. Find what is there now.', value: lost.add(changes === 'none' ? 0 : more) },
          { code: 'changed-the-wrong-way', explanation: 'You added the part that went away.', value: start.add(lost).add(more) },
          { code: 'one-change-only', explanation: 'There is one more change in the story.', value: changes === 'none' ? -1 : left },
          { code: 'last-change-the-wrong-way', explanation: 'Check whether the last change makes more or less.', value: changes === 'none' ? -1 : left.sub(more) },
          { code: 'one-group-only', explanation: 'You counted only one of the equal amounts.', value: changes === 'groups' ? left.add(each) : -1 },
          { code: 'divided-by-the-percent', explanation: 'To find a per cent of an amount, divide by 100 and multiply.', value: start.sub(start.div(percent)).add(more) },
          { code: 'one-tenth-only', explanation: 'You found 10% only.', value: start.sub(start.div(10)).add(more) },
        ],
        drawing:
          changes === 'none'
            ? {
                kind: 'bars',
                rows: [
                  { label: 'Before', segments: [{ size: 100, label: '' }], brace: `100% = ${style.text(start)}` },
                  { label: 'After', segments: [{ size: 100 - percent, label: '?', tint: 'amber' }, { size: percent, label: `${percent}%`, taken: true }] },
                ],
              }
            : null,
      };
    },
  };
}

const GOODS = ['school bag', 'fan', 'pair of shoes', 'rice cooker', 'table lamp', 'bicycle helmet', 'watch', 'suitcase', 'badminton racket'];

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
      story: [`The usual price of a ${goods} was ${style.text(price)}.`, `In a sale there was a discount of ${percent}%.`, 'Then 9% GST was added to the sale price.'],
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
        { code: 'percents-joined', explanation: 'The two per cents are of different amounts. They cannot be joined.', value: price.sub(price.mul(percent - 9).div(100)) },
        { code: 'gst-on-old-price', explanation: 'GST is added to the sale price, not to the usual price.', value: sale.add(price.mul(9).div(100)) },
        { code: 'forgot-gst', explanation: 'GST has to be added to the sale price.', value: sale },
        { code: 'discount-as-price', explanation: 'The discount is what is taken off. It is not the price.', value: discount.add(discount.mul(9).div(100)) },
        { code: 'percent-taken-as-dollars', explanation: 'Per cent is not the same as dollars.', value: price.sub(percent).add(9) },
        { code: 'forgot-the-discount', explanation: 'The discount has to be taken off first.', value: price.add(price.mul(9).div(100)) },
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
    shapes: shareOfWholeShapes({ scenes: SHARES, full: 100, text: percentText, shares: drawPercents }),
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
];
