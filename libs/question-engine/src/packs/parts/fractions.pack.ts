import type { ProficiencyLevel } from '@product/curriculum/grades';
import { patternShapes } from '../../engines/pattern.engine.js';
import { FRACTION_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { EQUAL_SHARE_SCENES, drawEqualFractions } from '../shared/equal-shares.scenes.js';
import { type Style, countOf, measured, measuredFraction } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../core/exact.js';
import { fractionText } from '../../core/number-text.js';
import { type Person, capital } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';
import type { ShareScene } from '../../engines/share-scene.js';
import type { StockNumbers, StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';

const STICKERS = countOf('stickers');
const PAGES = countOf('pages');
const L = measured('ℓ', 0);
const CM = measured('cm', 0);
const twelfths = (unit: string): Style => ({
  ...measuredFraction(unit),
  allows: (v) => exact(v).d <= 12n && exact(v).compare(0) > 0,
});
const KG_PARTS = twelfths('kg');
const M_PARTS = twelfths('m');
const L_PARTS = twelfths('ℓ');
const H_PARTS = twelfths('h');

/** Proper fractions with friendly denominators, the larger first. */
export function drawFractionPair(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  const friendly = level === 'not_ready' || level === 'guided';
  const denominators = friendly ? [3, 4, 5, 6, 8] : [3, 4, 5, 6, 7, 8, 9, 10, 12];
  for (;;) {
    const one = dice.pick(denominators);
    const two = friendly ? dice.pick([one, one * 2].filter((d) => d <= 12)) : dice.pick(denominators);
    const a = exact(dice.int(1, one - 1), one);
    const b = exact(dice.int(1, two - 1), two);
    if (!a.equals(b) && a.add(b).compare(1) < 0) return a.compare(b) > 0 ? [a, b] : [b, a];
  }
}

const SHARES: Array<(p: Person) => ShareScene> = [
  () => ({
    style: L,
    most: 240,
    whole: (w) => `A tank held ${w} of water.`,
    wholeUnknown: 'A tank was full of water.',
    one: (s) => `${s} of the water was used for washing.`,
    two: (s, t) => `${s} of the water was used for washing and ${t} of the water was used for cooking.`,
    restGiven: (r) => `The other ${r} was left in the tank.`,
    askRest: 'How many litres of water were left?',
    blankRest: 'There was ___ ℓ of water left.',
    askWhole: 'How many litres of water did the full tank hold?',
    blankWhole: 'The full tank held ___ ℓ of water.',
    askMore: 'How many more litres of water were used for washing than for cooking?',
    blankMore: 'The water used for washing was ___ ℓ more than the water used for cooking.',
    blankFirst: 'The volume used for washing was ___ ℓ.',
  }),
  (p) => ({
    style: STICKERS,
    most: 360,
    whole: (w) => `${p.name} had ${w}.`,
    wholeUnknown: `${p.name} had some stickers.`,
    one: (s) => `${capital(p.he)} gave ${s} of them to a cousin.`,
    two: (s, t) => `${capital(p.he)} gave ${s} of them to a cousin and ${t} of them to a friend.`,
    restGiven: (r) => `${capital(p.he)} kept the other ${r}.`,
    askRest: `How many stickers did ${p.he} keep?`,
    blankRest: `${p.name} kept ___ stickers.`,
    askWhole: `How many stickers did ${p.name} have at first?`,
    blankWhole: `${p.name} had ___ stickers at first.`,
    askMore: 'How many more stickers did the cousin get than the friend?',
    blankMore: 'The cousin got ___ more stickers than the friend.',
    blankFirst: 'The cousin got ___ stickers.',
  }),
  (p) => ({
    style: PAGES,
    most: 400,
    whole: (w) => `A book has ${w}.`,
    wholeUnknown: `${p.name} is reading a book.`,
    one: (s) => `${p.name} read ${s} of the book on Saturday.`,
    two: (s, t) => `${p.name} read ${s} of the book on Saturday and ${t} of the book on Sunday.`,
    restGiven: (r) => `There are ${r} left to read.`,
    askRest: 'How many pages are left to read?',
    blankRest: 'There are ___ pages left to read.',
    askWhole: 'How many pages does the book have?',
    blankWhole: 'The book has ___ pages.',
    askMore: `How many more pages did ${p.he} read on Saturday than on Sunday?`,
    blankMore: `${p.name} read ___ more pages on Saturday than on Sunday.`,
    blankFirst: `${p.name} read ___ pages on Saturday.`,
  }),
  (p) => ({
    style: CM,
    most: 480,
    whole: (w) => `${p.name} had a ribbon ${w} long.`,
    wholeUnknown: `${p.name} had a long ribbon.`,
    one: (s) => `${capital(p.he)} used ${s} of it for a gift.`,
    two: (s, t) =>
      `${capital(p.he)} used ${s} of the ribbon for a gift and ${t} of the ribbon for a lantern.`,
    restGiven: (r) => `The piece left was ${r} long.`,
    askRest: 'What length of ribbon was left?',
    blankRest: 'The ribbon left was ___ cm long.',
    askWhole: 'How long was the ribbon at first?',
    blankWhole: 'The ribbon was ___ cm long at first.',
    askMore: 'How much longer was the piece for the gift than the piece for the lantern?',
    blankMore: 'The piece for the gift was ___ cm longer than the piece for the lantern.',
    blankFirst: 'The piece for the gift was ___ cm long.',
  }),
];

const STOCKS: Array<(p: Person) => StockScene> = [
  (p) => ({
    style: KG_PARTS,
    each: KG_PARTS,
    groupsNoun: 'cakes',
    groupsTotal: 'mass of flour used for the cakes',
    start: (s) => `${p.name} had ${s} of flour.`,
    startUnknown: `${p.name} had some flour.`,
    add: (a) => `${capital(p.he)} bought another ${a}.`,
    groupsIn: (n, m) => `${capital(p.he)} bought ${n} bags of ${m} each.`,
    groupsOut: (n, m) => `${capital(p.he)} used ${m} of flour for each of ${n} cakes.`,
    outUnknown: (n) => `${capital(p.he)} then used the same mass of flour for each of ${n} cakes.`,
    halfOut: `${capital(p.he)} gave half of it away.`,
    halfRest: `${capital(p.he)} gave half of the remaining flour away.`,
    end: (e) => `In the end ${p.he} had ${e} of flour.`,
    askStart: `How many kilograms of flour did ${p.name} have at first?`,
    blankStart: `${p.name} had ___ kg of flour at first.`,
    askNow: `How many kilograms of flour does ${p.name} have now?`,
    blankNow: `${p.name} has ___ kg of flour now.`,
    askEach: 'How many kilograms of flour were used for each cake?',
    blankEach: 'Each cake used ___ kg of flour.',
    blankGroups: (n) => `The ${n} cakes used ___ kg of flour altogether.`,
  }),
  () => ({
    style: M_PARTS,
    each: M_PARTS,
    groupsNoun: 'curtains',
    groupsTotal: 'length of cloth used for the curtains',
    start: (s) => `A tailor had ${s} of cloth.`,
    startUnknown: 'A tailor had some cloth.',
    add: (a) => `The tailor bought another ${a}.`,
    groupsIn: (n, m) => `The tailor bought ${n} pieces of ${m} each.`,
    groupsOut: (n, m) => `The tailor used ${m} of cloth for each of ${n} curtains.`,
    outUnknown: (n) => `The tailor then used the same length of cloth for each of ${n} curtains.`,
    halfOut: 'The tailor sold half of it.',
    halfRest: 'The tailor sold half of the remaining cloth.',
    end: (e) => `There was ${e} of cloth in the end.`,
    askStart: 'How many metres of cloth were there at first?',
    blankStart: 'There was ___ m of cloth at first.',
    askNow: 'How many metres of cloth are there now?',
    blankNow: 'There is ___ m of cloth now.',
    askEach: 'How many metres of cloth were used for each curtain?',
    blankEach: 'Each curtain used ___ m of cloth.',
    blankGroups: (n) => `The ${n} curtains used ___ m of cloth altogether.`,
  }),
  () => ({
    style: L_PARTS,
    each: L_PARTS,
    groupsNoun: 'jugs',
    groupsTotal: 'volume of barley water in the jugs',
    start: (s) => `A drinks stall had ${s} of barley water.`,
    startUnknown: 'A drinks stall had some barley water.',
    add: (a) => `The stall made another ${a}.`,
    groupsIn: (n, m) => `The stall made ${n} pots of ${m} each.`,
    groupsOut: (n, m) => `It then filled ${n} jugs with ${m} each.`,
    outUnknown: (n) => `It then filled ${n} jugs with equal amounts.`,
    halfOut: 'It sold half of it in the morning.',
    halfRest: 'It sold half of the remaining barley water.',
    end: (e) => `There was ${e} of barley water in the end.`,
    askStart: 'How many litres of barley water were there at first?',
    blankStart: 'There was ___ ℓ of barley water at first.',
    askNow: 'How many litres of barley water does the stall have now?',
    blankNow: 'The stall has ___ ℓ of barley water now.',
    askEach: 'How many litres of barley water were in each jug?',
    blankEach: 'Each jug had ___ ℓ of barley water.',
    blankGroups: (n) => `The ${n} jugs had ___ ℓ of barley water altogether.`,
  }),
  (p) => ({
    style: H_PARTS,
    each: H_PARTS,
    groupsNoun: 'games',
    groupsTotal: 'time spent on the games',
    start: (s) => `${p.name} had ${s} of screen time for the month.`,
    startUnknown: `${p.name} had some hours of screen time for the month.`,
    add: (a) => `${capital(p.he)} earned another ${a} by helping at home.`,
    groupsIn: (n, m) => `${capital(p.he)} earned ${m} more on each of ${n} days.`,
    groupsOut: (n, m) => `${capital(p.he)} played ${n} games of ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} then played ${n} games of equal length.`,
    halfOut: `${capital(p.he)} used half of it on films.`,
    halfRest: `${capital(p.he)} used half of the remaining time on films.`,
    end: (e) => `Then ${p.he} had ${e} of screen time.`,
    askStart: `How many hours of screen time did ${p.name} have at first?`,
    blankStart: `${p.name} had ___ h of screen time at first.`,
    askNow: `How many hours of screen time does ${p.name} have now?`,
    blankNow: `${p.name} has ___ h of screen time now.`,
    askEach: `How many hours did ${p.he} spend on each game?`,
    blankEach: `${p.name} spent ___ h on each game.`,
    blankGroups: (n) => `The ${n} games took ___ h altogether.`,
  }),
];

/** Fractions and mixed numbers with related denominators up to 12. */
function numbers(dice: Dice, level: ProficiencyLevel): StockNumbers {
  const one = dice.pick(level === 'not_ready' ? [2, 3, 4] : [2, 3, 4, 5, 6, 8]);
  const two = dice.pick([one, one * 2, one * 3].filter((d) => d <= 12));
  const count = dice.int(2, level === 'not_ready' ? 4 : 7);
  const numerator = dice.int(1, level === 'mastery' ? 2 * one - 1 : one - 1);
  const each = exact(numerator, one);
  const left = exact(dice.int(two + 1, 4 * two), two);
  const out = each.mul(count);
  return {
    start:
      level === 'independent'
        ? out.add(left).mul(2)
        : level === 'mastery'
          ? out.add(left.mul(2))
          : out.add(left),
    add: exact(dice.int(1, 3 * one), one),
    count,
    each,
    countIn: dice.int(2, 5),
    eachIn: exact(dice.int(1, 2 * two), two),
  };
}

const stock = { scenes: STOCKS, unitsPerWhole: 1, numbers };

/** Parts of a set or an amount; the gateway is a fraction of an amount or a fraction times a whole number. */
export const FRACTIONS_CELLS: readonly Cell[] = [
  {
    subStrandId: 'fractions',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({ scenes: SHARES, full: 1, text: fractionText, shares: drawFractionPair }),
  },
  { subStrandId: 'fractions', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'fractions', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  {
    subStrandId: 'fractions',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 1,
      text: fractionText,
      shares: drawEqualFractions,
    }),
  },
  {
    subStrandId: 'fractions',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(FRACTION_PATTERNS),
  },
];
