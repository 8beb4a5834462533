import { type Person, capital } from '../../core/people.js';
import type { ChainScene, LegWords } from '../../engines/amount-chain.scene.js';
import { type Measure, blankIn } from '../../engines/told-amount.js';
import type { Kind, Size } from './measure-kinds.js';
import { fill, slotsOf } from './stock.scenes.js';

/** A whole of some stuff: `Ravi bought 3 kg of rice. 1 kg of it was brown rice.` */
interface StuffWords {
  size: Size;
  did: string;
  base: string;
  thing: string;
  parts: readonly [string, string, string];
  /** Equal amounts of the first part. */
  packs: string;
  /** What each share of the rest stands in: "bag". */
  holder: string;
}

/** A long thing in parts: `Ravi made a paper chain 90 cm long. 35 cm of it was red.` */
interface LineWords {
  size: Size;
  /** "made a paper chain". */
  opening: string;
  /** "the paper chain". */
  line: string;
  parts: readonly [string, string, string];
  /** `{n} red pieces of {m} each`. */
  pieces: string;
  /** "red part". */
  named: readonly [string, string, string];
}

/** Money spent: `Ravi spent $50. $14 of it was for a book.` */
interface BillWords {
  size: Size;
  where: string;
  things: readonly [string, string, string];
  /** Bought in numbers: ["pen", "pens"]. */
  many: readonly [string, string];
  /** What the rest goes on, where it goes on some of the same price. */
  lastMany: string;
}

export type WholeWords =
  | ({ kind: 'stuff' } & StuffWords)
  | ({ kind: 'line' } & LineWords)
  | ({ kind: 'bill' } & BillWords);

function stuffScene(w: StuffWords, measure: Measure, person: Person): ChainScene {
  const slots = slotsOf(person, undefined, measure);
  const say = (text: string): string => fill(text, slots);
  const [first, second, rest] = w.parts;
  const holders = `${w.holder}s`.replace(/xs$/, 'xes');
  const part = (name: string): LegWords => ({
    told: (q) => (name === first ? `Of this, ${q} was ${name}.` : `Another ${q} was ${name}.`),
    some: `Some of it was ${name}.`,
    groups: (n, m) => `Of this, ${n} ${w.packs} of ${m} each were ${name}.`,
    groupsSome: (n) => `Of this, ${n} equal ${w.packs} were ${name}.`,
    all: `how much ${name} there was`,
    blankAll: say(`The ${name} was {_}.`),
    ask: `How much ${name} was there?`,
    blank: say(`The ${name} was {_}.`),
    askEach: `How much ${name} was in each of the ${w.packs}?`,
    blankEach: `Each of the ${w.packs} had ${blankIn(measure.small?.style ?? measure.style)} of ${name}.`,
    label: capital(name),
    labelOne: capital(name),
  });
  return {
    measure,
    start: {
      told: (q) => say(`{S} ${w.did} ${q} of ${w.thing}.`),
      some: say(`{S} ${w.did} some ${w.thing}.`),
      shown: say(`{S} ${w.did} the ${w.thing} in the picture.`),
      ask: say(`How much ${w.thing} did {he} ${w.base} altogether?`),
      blank: say(`{He} ${w.did} {_} of ${w.thing} altogether.`),
      blankShown: say('The picture shows {_}.'),
    },
    outs: [part(first), part(second)],
    ins: [],
    half: '',
    halfFirst: '',
    end: {
      told: (q) => `The other ${q} was ${rest}.`,
      shown: `The picture shows the rest, which was ${rest}.`,
      ask: `The rest was ${rest}. How much ${rest} was there?`,
      blank: say(`The rest, {_}, was ${rest}.`),
      blankShown: say('The picture shows {_}.'),
      shared: (k) => `The rest was ${rest} in ${k} equal ${holders}.`,
      askShare: `How much ${rest} was in each ${w.holder}?`,
      blankShare: say(`Each ${w.holder} had {_} of ${rest}.`),
    },
    pictureLabel: w.thing,
  };
}

function lineScene(w: LineWords, measure: Measure, person: Person): ChainScene {
  const slots = slotsOf(person, undefined, measure);
  const say = (text: string): string => fill(text, slots);
  const [first, second, rest] = w.parts;
  const part = (name: string, named: string): LegWords => ({
    told: (q) => `The ${named} was ${q} long.`,
    some: `Part of it was ${name}.`,
    groups: (n, m) => `It had ${fill(w.pieces, { n, m })}.`,
    groupsSome: (n) => `It had ${fill(w.pieces, { n, m: 'equal length' }).replace(' each', '')}.`,
    all: `the length that was ${name}`,
    blankAll: say(`In all, {_} of it was ${name}.`),
    ask: `How long was the ${named}?`,
    blank: say(`The ${named} was {_} long.`),
    askEach: `How long was each ${w.named[0]}?`,
    blankEach: `Each ${w.named[0]} was ${blankIn(measure.small?.style ?? measure.style)} long.`,
    label: capital(named),
    labelOne: capital(named),
  });
  const ofLine = w.line.replace(/^the /, '');
  return {
    measure,
    start: {
      told: (q) => say(`{S} ${w.opening} that was ${q} long.`),
      some: say(`{S} ${w.opening}.`),
      shown: say(`The picture shows {S}'s ${ofLine}.`),
      ask: `How long was ${w.line}?`,
      blank: say(`${capital(w.line)} was {_} long.`),
      blankShown: say('The picture shows {_}.'),
    },
    outs: [part(first, w.named[0]), part(second, w.named[1])],
    ins: [],
    half: '',
    halfFirst: '',
    end: {
      told: (q) => `The other ${q} was ${rest}.`,
      shown: `The picture shows the rest, which was ${rest}.`,
      ask: `The rest was ${rest}. How long was the ${w.named[2]}?`,
      blank: say(`The rest, {_}, was ${rest}.`),
      blankShown: say('The picture shows {_}.'),
      shared: (k) => `The rest was ${rest}, in ${k} equal parts.`,
      askShare: `How long was each ${w.named[2]}?`,
      blankShare: say(`Each ${w.named[2]} was {_} long.`),
    },
    pictureLabel: ofLine,
  };
}

function billScene(w: BillWords, measure: Measure, person: Person): ChainScene {
  const slots = slotsOf(person, undefined, measure);
  const say = (text: string): string => fill(text, slots);
  const [first, second, rest] = w.things;
  const the = (thing: string): string => thing.replace(/^(an?|some) /, 'the ');
  const [one, many] = w.many;
  const last = rest.replace(/^(an?|some) /, '');
  const part = (thing: string): LegWords => ({
    told: (q) => say(`{He} paid ${q} for ${thing}.`),
    some: say(`{He} paid some of it for ${thing}.`),
    groups: (n, m) => say(`{He} bought ${n} ${many} at ${m} each.`),
    groupsSome: (n) => say(`{He} bought ${n} ${many} at the same price.`),
    all: `the cost of the ${many}`,
    blankAll: say(`The ${many} cost {_} altogether.`),
    ask: `How much did ${the(thing)} cost?`,
    blank: say(`${capital(the(thing))} cost {_}.`),
    askEach: `How much did one ${one} cost?`,
    blankEach: say(`One ${one} cost {_}.`),
    label: capital(the(thing)),
    labelOne: capital(the(thing)),
  });
  return {
    measure,
    start: {
      told: (q) => say(`{S} spent ${q} ${w.where}.`),
      some: say(`{S} spent some money ${w.where}.`),
      shown: say(`{S} spent the money in the picture ${w.where}.`),
      ask: say('How much did {he} spend altogether?'),
      blank: say('{He} spent {_} altogether.'),
      blankShown: say('The picture shows {_}.'),
    },
    outs: [{ ...part(first), label: capital(many) }, part(second)],
    ins: [],
    half: '',
    halfFirst: '',
    end: {
      told: (q) => say(`{He} spent the other ${q} on ${rest}.`),
      shown: say(`{He} spent the rest, which the picture shows, on ${rest}.`),
      ask: say(`{He} spent the rest on ${rest}. How much did ${the(rest)} cost?`),
      blank: say(`{He} spent the rest, {_}, on ${rest}.`),
      blankShown: say('The picture shows {_}.'),
      shared: (k) => say(`{He} spent the rest on ${k} ${w.lastMany} of the same price.`),
      askShare: `How much did each ${last} cost?`,
      blankShare: say(`Each ${last} cost {_}.`),
    },
    pictureLabel: '',
  };
}

/** A whole with its parts as the chain engine tells it. */
export function wholeScene(words: WholeWords, measure: Measure) {
  return (person: Person): ChainScene => {
    switch (words.kind) {
      case 'stuff':
        return stuffScene(words, measure, person);
      case 'line':
        return lineScene(words, measure, person);
      case 'bill':
        return billScene(words, measure, person);
    }
  };
}

const stuff = (
  size: Size,
  did: string,
  base: string,
  thing: string,
  parts: StuffWords['parts'],
  packs: string,
  holder: string,
): WholeWords => ({ kind: 'stuff', size, did, base, thing, parts, packs, holder });

const coloured = (
  size: Size,
  opening: string,
  line: string,
  a: string,
  b: string,
  c: string,
): WholeWords => ({
  kind: 'line',
  size,
  opening,
  line,
  parts: [a, b, c],
  pieces: `{n} ${a} parts of {m} each`,
  named: [`${a} part`, `${b} part`, `${c} part`],
});

const bill = (
  size: Size,
  where: string,
  things: BillWords['things'],
  many: BillWords['many'],
  lastMany: string,
): WholeWords => ({
  kind: 'bill',
  size,
  where,
  things,
  many,
  lastMany,
});

/** Wholes by kind; eight or more contexts. */
export const WHOLES: Readonly<Record<Kind, readonly WholeWords[]>> = {
  length: [
    coloured('small', 'made a paper chain', 'the paper chain', 'red', 'blue', 'green'),
    coloured('large', 'knitted a scarf', 'the scarf', 'white', 'grey', 'yellow'),
    coloured('small', 'coloured a paper strip', 'the paper strip', 'orange', 'green', 'blue'),
    coloured('large', 'painted a pole', 'the pole', 'black', 'white', 'red'),
    coloured('small', 'made a string of beads', 'the string of beads', 'purple', 'white', 'pink'),
    coloured('large', 'made a banner', 'the banner', 'yellow', 'blue', 'white'),
    coloured('small', 'made a paper snake', 'the paper snake', 'brown', 'yellow', 'green'),
    coloured('large', 'painted a bench', 'the bench', 'grey', 'brown', 'blue'),
  ],
  mass: [
    stuff('small', 'mixed', 'mix', 'flour', ['rice flour', 'corn flour', 'wheat flour'], 'packets', 'bowl'),
    stuff('large', 'bought', 'buy', 'rice', ['brown rice', 'red rice', 'white rice'], 'bags', 'sack'),
    stuff('small', 'used', 'use', 'clay', ['red clay', 'blue clay', 'white clay'], 'blocks', 'box'),
    stuff('large', 'packed', 'pack', 'fruit', ['papaya', 'mango', 'watermelon'], 'boxes', 'basket'),
    stuff('small', 'bought', 'buy', 'meat', ['chicken', 'mutton', 'duck'], 'packs', 'pack'),
    stuff(
      'large',
      'carried',
      'carry',
      'paper',
      ['blue paper', 'green paper', 'white paper'],
      'stacks',
      'box',
    ),
    stuff('small', 'made', 'make', 'kueh', ['green kueh', 'pink kueh', 'yellow kueh'], 'trays', 'tray'),
    stuff('large', 'moved', 'move', 'soil', ['black soil', 'red soil', 'brown soil'], 'sacks', 'pot'),
    stuff(
      'small',
      'bought',
      'buy',
      'cheese',
      ['soft cheese', 'white cheese', 'yellow cheese'],
      'blocks',
      'plate',
    ),
  ],
  volume: [
    stuff(
      'small',
      'made',
      'make',
      'fruit punch',
      ['orange juice', 'apple juice', 'soda water'],
      'bottles',
      'jug',
    ),
    stuff('large', 'mixed', 'mix', 'paint', ['blue paint', 'red paint', 'white paint'], 'tins', 'pail'),
    stuff('small', 'made', 'make', 'bandung', ['milk', 'water', 'rose syrup'], 'cartons', 'jug'),
    stuff('small', 'made', 'make', 'juice', ['lime juice', 'plum juice', 'mango juice'], 'jugs', 'bottle'),
    stuff(
      'large',
      'mixed',
      'mix',
      'fruit drink',
      ['apple juice', 'grape juice', 'coconut water'],
      'bottles',
      'cooler',
    ),
    stuff('small', 'used', 'use', 'cooking oil', ['corn oil', 'olive oil', 'nut oil'], 'bottles', 'pan'),
    stuff(
      'large',
      'collected',
      'collect',
      'water',
      ['rainwater', 'tap water', 'pond water'],
      'pails',
      'tank',
    ),
    stuff('large', 'packed', 'pack', 'soap', ['green soap', 'blue soap', 'clear soap'], 'tins', 'bottle'),
  ],
  money: [
    bill('small', 'at a bookshop', ['a pencil', 'a card', 'an eraser'], ['pencil', 'pencils'], 'erasers'),
    bill('small', 'at the canteen', ['a bun', 'a banana', 'a drink'], ['bun', 'buns'], 'drinks'),
    bill('small', 'at a fun fair', ['a balloon', 'a sticker', 'a snack'], ['balloon', 'balloons'], 'snacks'),
    bill('small', 'at a bakery', ['a tart', 'a roll', 'a pie'], ['tart', 'tarts'], 'pies'),
    bill(
      'large',
      'at a clothes shop',
      ['a belt', 'a cap', 'a T-shirt'],
      ['pair of shorts', 'pairs of shorts'],
      'T-shirts',
    ),
    bill(
      'large',
      'at a toy shop',
      ['a puzzle', 'a ball', 'a toy car'],
      ['board game', 'board games'],
      'toy cars',
    ),
    bill(
      'large',
      'at a supermarket',
      ['a cake', 'some fruit', 'a fish'],
      ['bag of rice', 'bags of rice'],
      'fish',
    ),
    bill('large', 'at a sports shop', ['a bat', 'a bag', 'a jersey'], ['racket', 'rackets'], 'jerseys'),
    bill('large', 'at a book fair', ['a comic', 'a diary', 'an atlas'], ['novel', 'novels'], 'atlases'),
  ],
};
