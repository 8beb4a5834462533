import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import { type Person, capital } from '../../core/people.js';
import type { ShareScene } from '../../engines/share-scene.js';

const PEOPLE = countOf('people', 'person');
const PUPILS = countOf('pupils');
const BOOKS = countOf('books');
const CARS = countOf('vehicles');
const L = measured('ℓ', 1);

/** Carnivals, libraries, car parks and wages in shares of a hundred. */
export const PERCENT_SHARES: Array<(p: Person) => ShareScene> = [
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
export interface LossScene {
  style: Style;
  low: number;
  high: number;
  start: (s: string) => string;
  startUnknown: string;
  end: (e: string) => string;
  askStart: string;
  blankStart: string;
  /** Statement of what is left after the loss. */
  blankLeft: string;
  loss: (p: string) => string;
  add: (a: string) => string;
  groups: (n: string, m: string) => string;
  each: [number, number];
  askNow: string;
  blankNow: string;
  blankLoss: string;
}

/** Clubs, tanks, shops and purses. */
export const LOSSES: Array<(p: Person) => LossScene> = [
  () => ({
    style: PUPILS,
    low: 80,
    high: 400,
    start: (s) => `A chess club had ${s}.`,
    startUnknown: 'A chess club had some pupils.',
    end: (e) => `There were ${e} in the club after that.`,
    askStart: 'How many pupils were in the club at first?',
    blankStart: 'There were ___ pupils in the club at first.',
    blankLeft: 'There were ___ pupils after some of them left.',
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
    startUnknown: 'A fish tank had some water in it.',
    end: (e) => `There was ${e} of water in the tank after that.`,
    askStart: 'How many litres of water were in the tank at first?',
    blankStart: 'There was ___ ℓ of water in the tank at first.',
    blankLeft: 'There was ___ ℓ of water after some was drained.',
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
    startUnknown: 'A bookshop had some books.',
    end: (e) => `The shop had ${e} after that.`,
    askStart: 'How many books did the shop have at first?',
    blankStart: 'The shop had ___ books at first.',
    blankLeft: 'The shop had ___ books after the sale.',
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
    startUnknown: `${p.name} had some money.`,
    end: (e) => `In the end ${p.he} had ${e}.`,
    askStart: `How much money did ${p.name} have at first?`,
    blankStart: `${p.name} had $___ at first.`,
    blankLeft: `${p.name} had $___ after buying the bag.`,
    loss: (q) => `${capital(p.he)} spent ${q} of it on a bag.`,
    add: (a) => `Then ${p.his} grandmother gave ${p.him} ${a}.`,
    groups: (n, m) => `Then ${p.he} saved ${m} a week for ${n} weeks.`,
    each: [5, 20],
    askNow: `How much money does ${p.name} have now?`,
    blankNow: `${p.name} has $___ now.`,
    blankLoss: 'The bag cost $___.',
  }),
];

/** Things on sale. */
export const GOODS = [
  'school bag',
  'fan',
  'pair of shoes',
  'rice cooker',
  'table lamp',
  'bicycle helmet',
  'watch',
  'suitcase',
  'badminton racket',
];
