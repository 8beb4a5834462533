import { type Person, capital } from '../../core/people.js';
import type { ChainScene, LegWords } from '../../engines/amount-chain.scene.js';
import { type Measure, blankIn } from '../../engines/told-amount.js';
import type { Size } from './measure-kinds.js';

/** What goes out: `used 40 cm for a box`, `used 40 cm for each of 3 boxes`. */
export interface OutWords {
  did: string;
  base: string;
  prep: string;
  one: string;
  many: string;
}

/** A stock in words that every grade reads; `{S}` is its owner, `{he}` refers back. */
export interface StockWords {
  size: Size;
  /** "flour"; "money" is told without "of". */
  thing: string;
  /** "The tank"; a child when absent. */
  owner?: string;
  out: OutWords;
  then?: OutWords;
  /** `{He} bought another {q}.` */
  more: string;
  /** `{He} bought {n} packets of {m} each.` */
  packs: string;
  /** "in the packets". */
  inPacks: string;
  half?: string;
}

type Slots = Readonly<Record<string, string>>;

/** Puts values into `{slot}`s. Throws RangeError on a slot without a value. */
export function fill(template: string, slots: Slots): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`no value for ${name}`);
    return value;
  });
}

/** The slots that speak of an owner. */
export function slotsOf(person: Person, owner: string | undefined, measure: Measure): Slots {
  const he = owner === undefined ? person.he : 'it';
  return {
    S: owner ?? person.name,
    s: owner === undefined ? person.name : owner.replace(/^An? /, 'the '),
    he,
    He: capital(he),
    his: owner === undefined ? person.his : 'its',
    His: capital(owner === undefined ? person.his : 'its'),
    him: owner === undefined ? person.him : 'it',
    _: blankIn(measure.style),
  };
}

function outLeg(words: StockWords, o: OutWords, slots: Slots, measure: Measure): LegWords {
  const single = o.one.replace(/^(an?|the|some|\w+'s) /, '');
  const say = (text: string): string => fill(text, slots);
  return {
    told: (q) => say(`{He} ${o.did} ${q} ${o.prep} ${o.one}.`),
    some: say(`{He} ${o.did} some ${o.prep} ${o.one}.`),
    groups: (n, m) => say(`{He} ${o.did} ${m} ${o.prep} each of ${n} ${o.many}.`),
    groupsSome: (n) => say(`{He} ${o.did} the same amount ${o.prep} each of ${n} ${o.many}.`),
    all: say(`what {he} ${o.did} ${o.prep} all the ${o.many}`),
    blankAll: say(`{He} ${o.did} {_} ${o.prep} all the ${o.many}.`),
    ask: say(`How much ${words.thing} did {he} ${o.base} ${o.prep} the ${single}?`),
    blank: say(`{He} ${o.did} {_} ${o.prep} the ${single}.`),
    askEach: say(`How much ${words.thing} did {he} ${o.base} ${o.prep} each ${single}?`),
    blankEach: say(
      `{He} ${o.did} ${blankIn(measure.small?.style ?? measure.style)} ${o.prep} each ${single}.`,
    ),
    label: `${capital(o.prep)} the ${o.many}`,
    labelOne: `${capital(o.prep)} the ${single}`,
  };
}

/** A stock as the chain engine tells it. */
export function stockScene(words: StockWords, measure: Measure) {
  return (person: Person): ChainScene => {
    const slots = slotsOf(person, words.owner, measure);
    const say = (text: string, more: Slots = {}): string => fill(text, { ...slots, ...more });
    const { thing } = words;
    const of = thing === 'money' ? '' : ` of ${thing}`;
    const incoming: LegWords = {
      told: (q) => say(words.more, { q }),
      some: say(words.more, { q: `some ${thing}` }),
      groups: (n, m) => say(words.packs, { n, m }),
      groupsSome: (n) => say(words.packs, { n, m: 'the same amount' }),
      all: `the ${thing} ${words.inPacks}`,
      blankAll: say(`There was {_}${of === '' ? ' more' : of} ${words.inPacks}.`),
      ask: '',
      blank: '',
      askEach: '',
      blankEach: '',
      label: capital(words.inPacks),
      labelOne: capital(words.inPacks),
    };
    return {
      measure,
      start: {
        told: (q) => say(`{S} had ${q}${of}.`),
        some: say(`{S} had some ${thing}.`),
        // The owner comes first where it is no person: "it" that follows must not be the stuff.
        shown: say(
          words.owner === undefined
            ? `The picture shows {S}'s ${thing}.`
            : `{S} had the ${thing} in the picture.`,
        ),
        ask: say(`How much ${thing} did {s} have at first?`),
        blank: capital(say(`{s} had {_}${of} at first.`)),
        blankShown: say('The picture shows {_}.'),
      },
      outs: [words.out, ...(words.then ? [words.then] : [])].map((o) => outLeg(words, o, slots, measure)),
      ins: [incoming],
      half: say(words.half ?? `Then {he} gave away half of the remaining ${thing}.`),
      halfFirst: say(words.owner === undefined ? '{He} gave away half of it.' : 'Half of it was used up.'),
      end: {
        told: (q) => say(`In the end, {he} had ${q} left.`),
        shown: say(`The picture shows the ${thing} {he} had in the end.`),
        ask: say(`How much ${thing} did {he} have in the end?`),
        blank: say(`{He} had {_} in the end.`),
        blankShown: say('The picture shows {_}.'),
        shared: () => '',
        askShare: '',
        blankShare: '',
      },
      pictureLabel: thing === 'money' ? '' : thing,
    };
  };
}

/** `out('used', 'use', 'for', 'a cake', 'cakes')`. */
export const out = (did: string, base: string, prep: string, one: string, many: string): OutWords => ({
  did,
  base,
  prep,
  one,
  many,
});
/** More of the same is bought. */
export const bought = '{He} bought another {q}.';
/** More comes in equal packets. */
export const packets = (noun: string): Pick<StockWords, 'packs' | 'inPacks'> => ({
  packs: `{He} bought {n} ${noun} of {m} each.`,
  inPacks: `in the ${noun}`,
});
