import { MONEY, type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import type { Exact } from '../../numbers/exact.js';
import { type Person, capital } from '../../core/people.js';
import { type RemainderScene, remainderShapes } from '../../engines/remainder.engine.js';
import { type ShareLevelScene, shareLevelShapes } from '../../engines/share-level.engine.js';
import { type Span, blankIn, drawSpan } from '../../engines/told-amount.js';
import { FRACTION_SHARE, drawProper } from '../parts/share-texts.js';

const KG = measured('kg', 2);
const L = measured('ℓ', 2);
const M = measured('m', 2);

interface Told<Scene> {
  make: (p: Person) => Scene;
  whole: Span;
}

/** A stock used up in rounds: `She used 1/4 of it for a cake.` */
function used(
  style: Style,
  thing: string,
  did: string,
  does: string,
  rounds: readonly [string, string, string],
  whole: Span,
): Told<RemainderScene> {
  const of = style.unit === '$' ? '' : ` of ${thing}`;
  const space = blankIn(style);
  return {
    whole,
    make: (p) => {
      const He = capital(p.he);
      return {
        style,
        start: (w) => `${p.name} had ${w}${of}.`,
        startUnknown: `${p.name} had some ${thing}.`,
        first: (s) => `${He} ${did} ${s} of it ${rounds[0]}.`,
        second: (s) => `${He} ${did} ${s} of the remainder ${rounds[1]}.`,
        third: (s) => `Then ${p.he} ${did} ${s} of what was left ${rounds[2]}.`,
        amountGone: (x) => `Then ${p.he} ${did} ${x} ${rounds[2]}.`,
        left: (l) => `In the end ${p.he} had ${l} left.`,
        askLeft: `How much ${thing} did ${p.he} have left?`,
        blankLeft: `${p.name} had ${space} left.`,
        askSecond: `How much ${thing} did ${p.he} ${does} ${rounds[1]}?`,
        blankSecond: `${p.name} ${did} ${space} ${rounds[1]}.`,
        askStart: `How much ${thing} did ${p.name} have at first?`,
        blankStart: `${p.name} had ${space} at first.`,
        blankRemainder: `After the first part was gone, ${p.name} had ${space} left.`,
      };
    },
  };
}

const spent = (rounds: readonly [string, string, string], whole: Span): Told<RemainderScene> =>
  used(MONEY, 'money', 'spent', 'spend', rounds, whole);

const DOLLARS: Span = { step: 20, low: 60, high: 900 };
const KILOS: Span = { step: 6, low: 12, high: 96, over: 10 };
const LITRES: Span = { step: 6, low: 12, high: 120, over: 10 };
const METRES: Span = { step: 6, low: 18, high: 180, over: 10 };

const REMAINDERS: Readonly<Record<'money' | 'measurement', ReadonlyArray<Told<RemainderScene>>>> = {
  money: [
    spent(['on food', 'on clothes', 'on a book'], DOLLARS),
    spent(['on a tent', 'on shoes', 'on a map'], DOLLARS),
    spent(['on rent', 'on bills', 'on transport'], { step: 120, low: 600, high: 4800 }),
    spent(['on a bicycle', 'on a helmet', 'on a bell'], DOLLARS),
    spent(['on paint', 'on brushes', 'on paper'], DOLLARS),
    spent(['on a gift', 'on a cake', 'on balloons'], DOLLARS),
    spent(['on plants', 'on soil', 'on pots'], DOLLARS),
    spent(['on a train trip', 'on meals', 'on a museum ticket'], DOLLARS),
    spent(['on a racket', 'on lessons', 'on balls'], DOLLARS),
  ],
  measurement: [
    used(KG, 'flour', 'used', 'use', ['for bread', 'for cakes', 'for pies'], KILOS),
    used(KG, 'rice', 'cooked', 'cook', ['on Monday', 'on Tuesday', 'on Wednesday'], KILOS),
    used(KG, 'clay', 'used', 'use', ['for a vase', 'for bowls', 'for a plate'], KILOS),
    used(L, 'paint', 'used', 'use', ['for the hall', 'for the kitchen', 'for the door'], LITRES),
    used(L, 'juice', 'poured', 'pour', ['into jugs', 'into flasks', 'into cups'], LITRES),
    used(L, 'water', 'used', 'use', ['for plants', 'for washing', 'for cleaning'], LITRES),
    used(M, 'ribbon', 'used', 'use', ['for gifts', 'for cards', 'for a bow'], METRES),
    used(M, 'rope', 'used', 'use', ['for a swing', 'for a ladder', 'for a net'], METRES),
    used(M, 'wire', 'used', 'use', ['for a fence', 'for models', 'for hooks'], METRES),
  ],
};

/** Something that fills up, with `unit` for the question. */
function filling(
  style: Style,
  name: string,
  thing: string,
  groups: string,
  rises: boolean,
  whole: Span,
): Told<ShareLevelScene> {
  const it = name.replace(/^An? /, 'the ');
  const moved = rises ? 'put in' : 'taken out';
  const space = blankIn(style);
  const of = thing === '' ? '' : ` of ${thing}`;
  return {
    whole,
    make: () => ({
      style,
      rises,
      whole: (w) => `${name} can hold ${w}${of}.`,
      before: (s) => `At first ${it} is ${s} full.`,
      change: (c) => `Then ${c}${of} is ${moved}.`,
      groups: (n, m) => `Then ${n} ${groups} of ${m} each are ${moved}.`,
      after: (s) => `Now ${it} is ${s} full.`,
      askNow: `How much ${thing} is in it now?`,
      blankNow: `There is ${space}${of} in it now.`,
      askChange: `How much ${thing} is ${moved}?`,
      blankChange: `In between, ${space}${of} is ${moved}.`,
      askWhole: `How much ${thing} can it hold?`,
      blankWhole: `It can hold ${space}${of}.`,
    }),
  };
}

/** Savings for something, of which a share is there. */
function saving(what: string, groups: string, rises: boolean, whole: Span): Told<ShareLevelScene> {
  return {
    whole,
    make: (p) => ({
      style: MONEY,
      rises,
      whole: (w) => `${capital(what)} costs ${w}.`,
      before: (s) => `At first ${p.name} has ${s} of the price of ${what}.`,
      change: (c) => (rises ? `Then ${p.he} earns ${c}.` : `Then ${p.he} spends ${c}.`),
      groups: (n, m) =>
        rises
          ? `Then ${p.he} earns ${m} on each of ${n} ${groups}.`
          : `Then ${p.he} spends ${m} on each of ${n} ${groups}.`,
      after: (s) => `Now ${p.he} has ${s} of the price.`,
      askNow: `How much money does ${p.he} have now?`,
      blankNow: `${p.name} has $___ now.`,
      askChange: `How much money does ${p.he} ${rises ? 'earn' : 'spend'} in between?`,
      blankChange: `In between, ${p.name} ${rises ? 'earns' : 'spends'} $___.`,
      askWhole: `How much does ${what} cost?`,
      blankWhole: `${capital(what)} costs $___.`,
    }),
  };
}

const LEVELS_OF: Readonly<Record<'money' | 'measurement', ReadonlyArray<Told<ShareLevelScene>>>> = {
  money: [
    saving('a bicycle', 'days', true, { step: 40, low: 120, high: 960 }),
    saving('a camera', 'weekends', true, { step: 40, low: 120, high: 960 }),
    saving('a school trip', 'days', true, { step: 40, low: 120, high: 960 }),
    saving('a guitar', 'weekends', true, { step: 40, low: 120, high: 960 }),
    saving('a watch', 'lunches', false, { step: 40, low: 120, high: 480 }),
    saving('a laptop', 'books', false, { step: 120, low: 600, high: 2400 }),
    saving('a tent', 'days', true, { step: 40, low: 120, high: 960 }),
    saving('a keyboard', 'games', false, { step: 40, low: 120, high: 960 }),
    saving('a drum set', 'weekends', true, { step: 40, low: 240, high: 1200 }),
  ],
  measurement: [
    filling(L, 'A tank', 'water', 'pails', true, { step: 4, low: 8, high: 96 }),
    filling(L, 'A jug', 'juice', 'cups', false, { step: 4, low: 8, high: 48, over: 10 }),
    filling(L, 'A barrel', 'rainwater', 'cans', false, { step: 4, low: 24, high: 160 }),
    filling(KG, 'A bin', 'rice', 'bags', true, { step: 4, low: 8, high: 80 }),
    filling(KG, 'A sack', 'flour', 'scoops', false, { step: 4, low: 12, high: 96, over: 10 }),
    filling(KG, 'A box', 'sand', 'buckets', true, { step: 4, low: 12, high: 80 }),
    filling(L, 'A pot', 'soup', 'bowls', false, { step: 4, low: 12, high: 96, over: 10 }),
    filling(L, 'A pool', 'water', 'buckets', true, { step: 40, low: 120, high: 960 }),
    filling(KG, 'A jar', 'sugar', 'packets', true, { step: 4, low: 20, high: 80, over: 10 }),
  ],
};

/** The smaller first. */
function inOrder(dice: Dice, denominators: readonly number[]): [Exact, Exact] {
  for (;;) {
    const [a, b] = [drawProper(dice, denominators), drawProper(dice, denominators)];
    if (!a.equals(b) && a.sub(b).d <= 24n) return a.compare(b) < 0 ? [a, b] : [b, a];
  }
}

function wholeOf(told: ReadonlyArray<Told<unknown>>) {
  return (dice: Dice, _level: unknown, scene: number): Exact => {
    const span = told[scene]?.whole;
    if (!span) throw new RangeError(`no range for scene ${scene}`);
    return drawSpan(dice, span);
  };
}

/** h5 and h6 of Primary 5; the gateway is a fraction of dollars, kilograms, litres or metres. */
export function shareCells(id: 'money' | 'measurement'): Cell[] {
  const levels = LEVELS_OF[id];
  const remainders = REMAINDERS[id];
  return [
    {
      subStrandId: id,
      heuristicId: 'h5_before_after_fractions',
      shapes: shareLevelShapes({
        scenes: levels.map(({ make }) => make),
        share: FRACTION_SHARE,
        shares: (dice, level) =>
          inOrder(dice, level === 'not_ready' ? [2, 3, 4, 5, 8] : [2, 3, 4, 5, 6, 8, 10]),
        mixed: false,
        whole: wholeOf(levels),
      }),
    },
    {
      subStrandId: id,
      heuristicId: 'h6_remainder_concept',
      shapes: remainderShapes({
        scenes: remainders.map(({ make }) => make),
        share: FRACTION_SHARE,
        shares: (dice, level) => {
          const some = level === 'not_ready' || level === 'guided' ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 8];
          return [drawProper(dice, some), drawProper(dice, some), drawProper(dice, [2, 3, 4])];
        },
        whole: wholeOf(remainders),
        end: 'amount',
      }),
    },
  ];
}
