import { measured } from '../../core/amount.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { MEASUREMENT_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { MEASUREMENT_EQUAL } from './measurement.equal.js';
import type { Cell } from '../../core/draft.js';
import type { Person } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { type PartWholeScene, partWholeShapes } from '../../engines/part-whole.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';

const L = measured('ℓ');
const ML = measured('ml', 0);
const KG = measured('kg');
const G = measured('g', 0);
const KM = measured('km');
const M = measured('m', 0);

const PARTS: Array<(p: Person) => PartWholeScene> = [
  () => ({
    style: KG,
    each: G,
    groupsNoun: 'tins',
    groupsTotal: 'mass of the tins',
    whole: (w) => `A hamper of food has a mass of ${w}.`,
    groups: (n, m) => `There are ${n} tins of ${m} each in it.`,
    groupsUnknown: (n) => `There are ${n} equal tins and nothing else in it.`,
    restGiven: (r) => `The empty hamper has a mass of ${r}.`,
    askRest: 'There is nothing else in it. What is the mass of the empty hamper in kilograms?',
    blankRest: 'There is nothing else in it. The mass of the empty hamper is ___ kg.',
    askEach: 'What is the mass of one tin in grams?',
    blankEach: 'The mass of one tin is ___ g.',
    blankGroups: (n) => `The ${n} tins have a mass of ___ kg.`,
    extra: (q) => `The empty hamper has a mass of ${q}.`,
    shared: (k) => `The rest is ${k} equal jars of honey.`,
    askShare: 'What is the mass of each jar of honey in kilograms?',
    blankShare: 'Each jar of honey has a mass of ___ kg.',
  }),
  (p) => ({
    style: L,
    each: ML,
    groupsNoun: 'cups',
    groupsTotal: 'volume of water in the cups',
    whole: (w) => `${p.name} has a jug with ${w} of water.`,
    groups: (n, m) => `${p.name} fills ${n} cups with ${m} each.`,
    groupsUnknown: (n) => `${p.name} fills ${n} cups with equal amounts.`,
    restGiven: (r) => `Then ${r} of water is left in the jug.`,
    askRest: 'How many litres of water are left in the jug?',
    blankRest: 'There is ___ ℓ of water left in the jug.',
    askEach: 'How many millilitres of water are in each cup?',
    blankEach: 'Each cup has ___ ml of water.',
    blankGroups: (n) => `The ${n} cups have ___ ℓ of water altogether.`,
    extra: (q) => `${p.name} drinks ${q}.`,
    shared: (k) => `The rest is poured equally into ${k} bottles.`,
    askShare: 'How many litres of water are in each bottle?',
    blankShare: 'Each bottle has ___ ℓ of water.',
  }),
  (p) => ({
    style: KG,
    each: G,
    groupsNoun: 'packets',
    groupsTotal: 'mass of the noodles',
    whole: (w) => `${p.name}'s shopping has a mass of ${w}.`,
    groups: (n, m) => `It has ${n} packets of noodles of ${m} each.`,
    groupsUnknown: (n) => `It has ${n} equal packets of noodles.`,
    restGiven: (r) => `The other ${r} is fruit.`,
    askRest: 'The rest is fruit. What is the mass of the fruit in kilograms?',
    blankRest: 'The rest, ___ kg, is fruit.',
    askEach: 'What is the mass of one packet of noodles in grams?',
    blankEach: 'One packet of noodles has a mass of ___ g.',
    blankGroups: (n) => `The ${n} packets of noodles have a mass of ___ kg.`,
    extra: (q) => `The vegetables have a mass of ${q}.`,
    shared: (k) => `The rest is ${k} equal bags of fruit.`,
    askShare: 'What is the mass of each bag of fruit in kilograms?',
    blankShare: 'Each bag of fruit has a mass of ___ kg.',
  }),
  (p) => ({
    style: KM,
    each: M,
    groupsNoun: 'laps',
    groupsTotal: 'distance of the laps',
    whole: (w) => `${p.name} ran ${w} in all.`,
    groups: (n, m) => `${p.name} ran ${n} laps of ${m} each on a track.`,
    groupsUnknown: (n) => `${p.name} ran ${n} laps on a track.`,
    restGiven: (r) => `The other ${r} was on the road.`,
    askRest: 'The rest was on the road. How many kilometres were on the road?',
    blankRest: 'The rest, ___ km, was on the road.',
    askEach: 'How many metres long is one lap?',
    blankEach: 'One lap is ___ m.',
    blankGroups: (n) => `The ${n} laps were ___ km altogether.`,
    extra: (q) => `${p.name} ran ${q} in a park.`,
    shared: (k) => `The rest was on the road, in ${k} runs of the same distance.`,
    askShare: 'How many kilometres was each run on the road?',
    blankShare: 'Each run on the road was ___ km.',
  }),
];

const PART_SIZES: GroupSize[] = [
  { each: { step: 5, low: 165, high: 440 }, rest: { step: 5, low: 25, high: 95, over: 100 } },
  { each: { step: 10, low: 150, high: 350 }, rest: { step: 5, low: 35, high: 260, over: 100 } },
  { each: { step: 20, low: 180, high: 480 }, rest: { step: 5, low: 85, high: 340, over: 100 } },
  { each: { step: 50, low: 250, high: 850 }, rest: { step: 5, low: 120, high: 680, over: 100 } },
];

const STOCKS: Array<(p: Person) => StockScene> = [
  () => ({
    style: L,
    each: ML,
    groupsNoun: 'cups',
    groupsTotal: 'volume of tea in the cups',
    start: (s) => `A pot had ${s} of tea.`,
    startUnknown: 'A pot had some tea.',
    add: (a) => `Then ${a} of tea was added.`,
    groupsIn: (n, m) => `Then ${n} flasks of ${m} each were poured in.`,
    groupsOut: (n, m) => `Then ${n} cups of ${m} each were poured out.`,
    outUnknown: (n) => `Then ${n} equal cups were poured out.`,
    halfOut: 'Half of the tea was poured into a flask.',
    halfRest: 'Half of the remaining tea was poured into a flask.',
    end: (e) => `There was ${e} of tea in the pot at the end.`,
    askStart: 'How many litres of tea were in the pot at first?',
    blankStart: 'There was ___ ℓ of tea in the pot at first.',
    askNow: 'How many litres of tea are in the pot now?',
    blankNow: 'There is ___ ℓ of tea in the pot now.',
    askEach: 'How many millilitres of tea were in each cup?',
    blankEach: 'Each cup had ___ ml of tea.',
    blankGroups: (n) => `The ${n} cups had ___ ℓ of tea altogether.`,
  }),
  (p) => ({
    style: KG,
    each: G,
    groupsNoun: 'cakes',
    groupsTotal: 'mass of flour used for the cakes',
    start: (s) => `${p.name} had ${s} of flour.`,
    startUnknown: `${p.name} had some flour.`,
    add: (a) => `${p.name} bought another ${a} of flour.`,
    groupsIn: (n, m) => `${p.name} bought ${n} packets of ${m} each.`,
    groupsOut: (n, m) => `${p.name} baked ${n} cakes and used ${m} of flour for each.`,
    outUnknown: (n) => `${p.name} then used the same mass of flour for each of ${n} cakes.`,
    halfOut: `${p.name} gave half of it to a friend.`,
    halfRest: `${p.name} gave half of the remaining flour to a friend.`,
    end: (e) => `In the end ${p.name} had ${e} of flour.`,
    askStart: `How many kilograms of flour did ${p.name} have at first?`,
    blankStart: `${p.name} had ___ kg of flour at first.`,
    askNow: `How many kilograms of flour does ${p.name} have now?`,
    blankNow: `${p.name} has ___ kg of flour now.`,
    askEach: 'How many grams of flour were used for each cake?',
    blankEach: 'Each cake used ___ g of flour.',
    blankGroups: (n) => `The ${n} cakes used ___ kg of flour altogether.`,
  }),
  (p) => ({
    style: L,
    each: ML,
    groupsNoun: 'plants',
    groupsTotal: 'volume of water given to the plants',
    start: (s) => `${p.name}'s pail had ${s} of water.`,
    startUnknown: `${p.name}'s pail had some water in it.`,
    add: (a) => `${p.name} poured in another ${a}.`,
    groupsIn: (n, m) => `${p.name} poured in ${n} bottles of ${m} each.`,
    groupsOut: (n, m) => `${p.name} gave ${m} of water to each of ${n} plants.`,
    outUnknown: (n) => `${p.name} then gave an equal amount of water to each of ${n} plants.`,
    halfOut: `${p.name} used half of the water to wash a bicycle.`,
    halfRest: `${p.name} used half of the remaining water to wash a bicycle.`,
    end: (e) => `Then ${e} of water was in the pail.`,
    askStart: 'How many litres of water were in the pail at first?',
    blankStart: 'There was ___ ℓ of water in the pail at first.',
    askNow: 'How many litres of water are in the pail now?',
    blankNow: 'There is ___ ℓ of water in the pail now.',
    askEach: 'How many millilitres of water did each plant get?',
    blankEach: 'Each plant got ___ ml of water.',
    blankGroups: (n) => `The ${n} plants got ___ ℓ of water altogether.`,
  }),
  () => ({
    style: KG,
    each: G,
    groupsNoun: 'meals',
    groupsTotal: 'mass of rice cooked',
    start: (s) => `A family had ${s} of rice.`,
    startUnknown: 'A family had some rice.',
    add: (a) => `They bought another ${a} of rice.`,
    groupsIn: (n, m) => `They bought ${n} packets of ${m} each.`,
    groupsOut: (n, m) => `They cooked ${m} of rice for each of ${n} meals.`,
    outUnknown: (n) => `They then cooked the same mass of rice for each of ${n} meals.`,
    halfOut: 'They gave half of it to a neighbour.',
    halfRest: 'They gave half of the remaining rice to a neighbour.',
    end: (e) => `Now they have ${e} of rice.`,
    askStart: 'How many kilograms of rice did they have at first?',
    blankStart: 'They had ___ kg of rice at first.',
    askNow: 'How many kilograms of rice do they have now?',
    blankNow: 'They have ___ kg of rice now.',
    askEach: 'How many grams of rice did they cook for each meal?',
    blankEach: 'They cooked ___ g of rice for each meal.',
    blankGroups: (n) => `They cooked ___ kg of rice for the ${n} meals.`,
  }),
];

const STOCK_SIZES: GroupSize[] = [
  { each: { step: 10, low: 150, high: 260 }, rest: { step: 5, low: 40, high: 290, over: 100 } },
  { each: { step: 10, low: 180, high: 460 }, rest: { step: 5, low: 35, high: 280, over: 100 } },
  { each: { step: 10, low: 240, high: 750 }, rest: { step: 5, low: 45, high: 380, over: 100 } },
  { each: { step: 10, low: 320, high: 780 }, rest: { step: 5, low: 60, high: 480, over: 100 } },
];

const stock = { scenes: STOCKS, unitsPerWhole: 1000, numbers: stockNumbers(STOCK_SIZES, 1000) };

/** Masses, volumes and distances; the gateway is changing between units. */
export const MEASUREMENT_CELLS: readonly Cell[] = [
  {
    subStrandId: 'measurement',
    heuristicId: 'h1_make_whole_model',
    shapes: partWholeShapes({ scenes: PARTS, unitsPerWhole: 1000, numbers: partWholeNumbers(PART_SIZES) }),
  },
  { subStrandId: 'measurement', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'measurement', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  { subStrandId: 'measurement', heuristicId: 'h4_equal_concept', shapes: MEASUREMENT_EQUAL },
  {
    subStrandId: 'measurement',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(MEASUREMENT_PATTERNS),
  },
];
