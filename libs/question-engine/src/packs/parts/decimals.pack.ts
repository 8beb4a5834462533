import { measured } from '../../core/amount.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { DECIMAL_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { DECIMAL_EQUALS } from '../shared/equal-totals.scenes.js';
import type { Cell } from '../../core/draft.js';
import type { Person } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { type PartWholeScene, partWholeShapes } from '../../engines/part-whole.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';

const KG = measured('kg');
const M = measured('m');
const L = measured('ℓ');
const KM = measured('km');

const PARTS: Array<(p: Person) => PartWholeScene> = [
  (p) => ({
    style: KG,
    each: KG,
    groupsNoun: 'packets',
    groupsTotal: 'mass of the packets',
    whole: (w) => `${p.name} bought ${w} of rice.`,
    groups: (n, m) => `${p.he === 'he' ? 'He' : 'She'} packed ${n} packets with ${m} in each.`,
    groupsUnknown: (n) => `${p.he === 'he' ? 'He' : 'She'} packed some of it equally into ${n} packets.`,
    restGiven: (r) => `The other ${r} went into a tin.`,
    askRest: 'The rest went into a tin. What was the mass of rice in the tin?',
    blankRest: 'The mass of rice left for the tin was ___ kg.',
    askEach: 'What was the mass of rice in each packet?',
    blankEach: 'Each packet held ___ kg of rice.',
    blankGroups: (n) => `The ${n} packets held ___ kg of rice altogether.`,
    extra: (q) => `${p.he === 'he' ? 'He' : 'She'} cooked ${q}.`,
    shared: (k) => `The rest was shared equally by ${k} neighbours.`,
    askShare: 'What mass of rice did each neighbour get?',
    blankShare: 'Each neighbour got ___ kg of rice.',
  }),
  () => ({
    style: M,
    each: M,
    groupsNoun: 'pieces',
    groupsTotal: 'length of the pieces',
    whole: (w) => `A roll of ribbon is ${w} long.`,
    groups: (n, m) => `A tailor cuts off ${n} pieces of ${m} each.`,
    groupsUnknown: (n) => `A tailor cuts off ${n} pieces of the same length.`,
    restGiven: (r) => `Now ${r} of ribbon is left.`,
    askRest: 'What length of ribbon is left?',
    blankRest: 'The length of ribbon left is ___ m.',
    askEach: 'What is the length of each piece?',
    blankEach: 'Each piece is ___ m long.',
    blankGroups: (n) => `The ${n} pieces are ___ m long altogether.`,
    extra: (q) => `A length of ${q} is torn and thrown away.`,
    shared: (k) => `The rest is cut equally into ${k} sashes.`,
    askShare: 'What is the length of each sash?',
    blankShare: 'Each sash is ___ m long.',
  }),
  () => ({
    style: L,
    each: L,
    groupsNoun: 'cups',
    groupsTotal: 'volume of bandung in the cups',
    whole: (w) => `A stall made ${w} of bandung.`,
    groups: (n, m) => `It filled ${n} cups with ${m} each.`,
    groupsUnknown: (n) => `It filled ${n} cups with equal amounts.`,
    restGiven: (r) => `There was ${r} of bandung left.`,
    askRest: 'How many litres of bandung were left?',
    blankRest: 'There was ___ ℓ of bandung left.',
    askEach: 'How many litres of bandung were in each cup?',
    blankEach: 'Each cup held ___ ℓ of bandung.',
    blankGroups: (n) => `The ${n} cups held ___ ℓ of bandung altogether.`,
    extra: (q) => `It spilled ${q}.`,
    shared: (k) => `The rest was poured equally into ${k} jugs.`,
    askShare: 'How many litres of bandung were in each jug?',
    blankShare: 'Each jug held ___ ℓ of bandung.',
  }),
  (p) => ({
    style: KM,
    each: KM,
    groupsNoun: 'rounds',
    groupsTotal: 'distance of the rounds',
    whole: (w) => `${p.name} jogged ${w} in a month.`,
    groups: (n, m) => `${p.he === 'he' ? 'He' : 'She'} jogged ${n} rounds of ${m} each in the park.`,
    groupsUnknown: (n) => `${p.he === 'he' ? 'He' : 'She'} jogged ${n} rounds in the park.`,
    restGiven: (r) => `The other ${r} was along the beach.`,
    askRest: 'The rest was along the beach. How far along the beach was it?',
    blankRest: 'The rest, ___ km, was along the beach.',
    askEach: 'What was the distance of one round?',
    blankEach: 'One round was ___ km.',
    blankGroups: (n) => `The ${n} rounds were ___ km altogether.`,
    extra: (q) => `${p.he === 'he' ? 'He' : 'She'} jogged ${q} at school.`,
    shared: (k) => `The rest was along the beach in ${k} equal runs.`,
    askShare: 'How far was each run along the beach?',
    blankShare: 'Each run along the beach was ___ km.',
  }),
];

const PART_SIZES: GroupSize[] = [
  {
    each: { step: 5, low: 15, high: 95, over: 100 },
    rest: { step: 25, low: 125, high: 950, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 25, high: 145, over: 100 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    tens: true,
  },
  {
    each: { step: 25, low: 125, high: 475, over: 1000 },
    rest: { step: 5, low: 55, high: 480, over: 100 },
    tens: true,
  },
  {
    each: { step: 1, low: 4, high: 14, over: 10 },
    rest: { step: 5, low: 125, high: 980, over: 100 },
    tens: true,
  },
];

const STOCKS: Array<(p: Person) => StockScene> = [
  () => ({
    style: KG,
    each: KG,
    groupsNoun: 'bags',
    groupsTotal: 'mass of rice in the bags',
    start: (s) => `A shop had ${s} of rice.`,
    startUnknown: 'A shop had some rice.',
    add: (a) => `It bought another ${a} of rice.`,
    groupsIn: (n, m) => `It bought ${n} packs of ${m} each.`,
    groupsOut: (n, m) => `It sold ${n} bags of ${m} each.`,
    outUnknown: (n) => `It then sold ${n} bags of the same mass.`,
    halfOut: 'It gave half of it to a soup kitchen.',
    halfRest: 'It gave half of the remaining rice to a soup kitchen.',
    end: (e) => `In the end it had ${e} of rice.`,
    askStart: 'What mass of rice did the shop have at first?',
    blankStart: 'The shop had ___ kg of rice at first.',
    askNow: 'What mass of rice does the shop have now?',
    blankNow: 'The shop has ___ kg of rice now.',
    askEach: 'What was the mass of each bag sold?',
    blankEach: 'Each bag sold had a mass of ___ kg.',
    blankGroups: (n) => `The ${n} bags sold had a mass of ___ kg altogether.`,
  }),
  (p) => ({
    style: M,
    each: M,
    groupsNoun: 'frames',
    groupsTotal: 'length of wire used for the frames',
    start: (s) => `${p.name} had ${s} of wire.`,
    startUnknown: `${p.name} had some wire.`,
    add: (a) => `${p.name} bought another ${a} of wire.`,
    groupsIn: (n, m) => `${p.name} bought ${n} coils of ${m} each.`,
    groupsOut: (n, m) => `${p.name} made ${n} frames and used ${m} of wire for each.`,
    outUnknown: (n) => `${p.name} then made ${n} frames with the same length of wire for each.`,
    halfOut: `${p.name} gave away half of it.`,
    halfRest: `${p.name} gave away half of the remaining wire.`,
    end: (e) => `In the end ${p.he} had ${e} of wire.`,
    askStart: `What length of wire did ${p.name} have at first?`,
    blankStart: `${p.name} had ___ m of wire at first.`,
    askNow: `What length of wire does ${p.name} have now?`,
    blankNow: `${p.name} has ___ m of wire now.`,
    askEach: 'What length of wire was used for each frame?',
    blankEach: 'Each frame used ___ m of wire.',
    blankGroups: (n) => `The ${n} frames used ___ m of wire altogether.`,
  }),
  () => ({
    style: L,
    each: L,
    groupsNoun: 'bowls',
    groupsTotal: 'volume of soup in the bowls',
    start: (s) => `A canteen stall had ${s} of soup.`,
    startUnknown: 'A canteen stall had some soup.',
    add: (a) => `The cook made another ${a}.`,
    groupsIn: (n, m) => `The cook poured in ${n} jugs of ${m} each.`,
    groupsOut: (n, m) => `The stall served ${n} bowls of ${m} each.`,
    outUnknown: (n) => `The stall then served ${n} bowls of the same size.`,
    halfOut: 'The stall sold half of it before recess.',
    halfRest: 'The stall gave half of the remaining soup to the teachers.',
    end: (e) => `At the end there was ${e} of soup.`,
    askStart: 'How many litres of soup were there at first?',
    blankStart: 'There was ___ ℓ of soup at first.',
    askNow: 'How many litres of soup are there now?',
    blankNow: 'There is ___ ℓ of soup now.',
    askEach: 'How many litres of soup were in each bowl?',
    blankEach: 'Each bowl held ___ ℓ of soup.',
    blankGroups: (n) => `The ${n} bowls held ___ ℓ of soup altogether.`,
  }),
  (p) => ({
    style: KG,
    each: KG,
    groupsNoun: 'tarts',
    groupsTotal: 'mass of flour used for the tarts',
    start: (s) => `${p.name}'s bakery had ${s} of flour.`,
    startUnknown: `${p.name}'s bakery had some flour.`,
    add: (a) => `Another ${a} of flour was delivered.`,
    groupsIn: (n, m) => `A lorry delivered ${n} packets of ${m} each.`,
    groupsOut: (n, m) => `The bakery made ${n} tarts with ${m} of flour each.`,
    outUnknown: (n) => `The bakery then used the same mass of flour for each of ${n} tarts.`,
    halfOut: 'The bakery used half of it for bread.',
    halfRest: 'The bakery used half of the remaining flour for bread.',
    end: (e) => `There was ${e} of flour in the end.`,
    askStart: 'What mass of flour was there at first?',
    blankStart: 'There was ___ kg of flour at first.',
    askNow: 'What mass of flour is there now?',
    blankNow: 'There is ___ kg of flour now.',
    askEach: 'What mass of flour was used for each tart?',
    blankEach: 'Each tart used ___ kg of flour.',
    blankGroups: (n) => `The ${n} tarts used ___ kg of flour altogether.`,
  }),
];

const STOCK_SIZES: GroupSize[] = [
  {
    each: { step: 5, low: 35, high: 245, over: 100 },
    rest: { step: 25, low: 350, high: 3600, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 35, high: 165, over: 100 },
    rest: { step: 5, low: 240, high: 1900, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 20, high: 45, over: 100 },
    rest: { step: 5, low: 150, high: 960, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 45, high: 195, over: 1000 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    tens: true,
  },
];

const stock = { scenes: STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Lengths, masses and volumes in decimals; the gateway is a decimal times or shared by tens. */
export const DECIMALS_CELLS: readonly Cell[] = [
  {
    subStrandId: 'decimals',
    heuristicId: 'h1_make_whole_model',
    shapes: partWholeShapes({ scenes: PARTS, unitsPerWhole: 1, numbers: partWholeNumbers(PART_SIZES) }),
  },
  { subStrandId: 'decimals', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'decimals', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  { subStrandId: 'decimals', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(DECIMAL_EQUALS) },
  { subStrandId: 'decimals', heuristicId: 'h9_pattern_recognition', shapes: patternShapes(DECIMAL_PATTERNS) },
];
