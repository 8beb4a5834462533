import { MONEY, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import {
  type EqualPack,
  type EvenScene,
  type MatchScene,
  equalShapes,
} from '../../engines/amount-equal.engine.js';
import { type Kind, P4_MEASURES } from './measure-kinds.js';
import { type OutWords, sizeAt } from './stock.scenes.js';
import { STOCKS } from './stock.words.js';

type Pair = readonly [singular: string, plural: string];

const p = (singular: string, plural = `${singular}s`): Pair => [singular, plural];

const cost = (one: Pair, other: Pair): MatchScene => ({
  one,
  other,
  match: (a, b) => `${a} cost the same as ${b}.`,
  each: (thing, q) => `One ${thing} costs ${q}.`,
  ask: (thing) => `How much does one ${thing} cost?`,
  blank: (thing, space) => `One ${thing} costs ${space}.`,
});

const balance = (one: Pair, other: Pair): MatchScene => ({
  one,
  other,
  match: (a, b) => `${a} balance ${b}.`,
  each: (thing, q) => `One ${thing} has a mass of ${q}.`,
  ask: (thing) => `What is the mass of one ${thing}?`,
  blank: (thing, space) => `The mass of one ${thing} is ${space}.`,
});

const hold = (one: Pair, other: Pair): MatchScene => ({
  one,
  other,
  match: (a, b) => `${a} hold as much as ${b}.`,
  each: (thing, q) => `One ${thing} holds ${q}.`,
  ask: (thing) => `How much does one ${thing} hold?`,
  blank: (thing, space) => `One ${thing} holds ${space}.`,
});

const reach = (one: Pair, other: Pair): MatchScene => ({
  one,
  other,
  match: (a, b) => `${a} in a line are as long as ${b}.`,
  each: (thing, q) => `One ${thing} is ${q} long.`,
  ask: (thing) => `How long is one ${thing}?`,
  blank: (thing, space) => `One ${thing} is ${space} long.`,
});

const MATCHES: Readonly<Record<Kind, readonly MatchScene[]>> = {
  money: [
    cost(p('pen'), p('eraser')),
    cost(p('bun'), p('tart')),
    cost(p('file'), p('notebook')),
    cost(p('card'), p('sticker')),
    cost(p('muffin'), p('curry puff')),
    cost(p('ball'), p('kite')),
    cost(p('plant'), p('pot')),
    cost(p('mango', 'mangoes'), p('orange')),
    cost(p('cap'), p('scarf', 'scarves')),
  ],
  mass: [
    balance(p('red block'), p('blue block')),
    balance(p('red apple'), p('green apple')),
    balance(p('tin of milk', 'tins of milk'), p('tin of corn', 'tins of corn')),
    balance(p('toy bus', 'toy buses'), p('toy car')),
  ],
  volume: [
    hold(p('bowl'), p('cup')),
    hold(p('jug'), p('mug')),
    hold(p('flask'), p('glass', 'glasses')),
    hold(p('bottle'), p('can')),
  ],
  length: [
    reach(p('red rod'), p('blue rod')),
    reach(p('bench', 'benches'), p('stool')),
    reach(p('book'), p('card')),
    reach(p('paper strip'), p('straw')),
  ],
};

const even = (thing: string, { did, prep, many }: OutWords): EvenScene => ({
  thing,
  uses: (who, q) => `${who} gave away ${q}.`,
  usesEach: (who, n, m) => `${who} ${did} ${m} ${prep} each of ${n} ${many}.`,
});

const evensOf = (kind: Kind): EvenScene[] =>
  STOCKS[kind]
    .filter((w) => w.owner === undefined && sizeAt(w.at, 4) === (kind === 'money' ? 'large' : 'small'))
    .map((w) => even(w.thing, w.out));

function packOf(kind: Kind): EqualPack {
  const each = { length: 'cm', mass: 'g', volume: 'ml', money: '$' }[kind];
  return {
    matches: MATCHES[kind],
    matchStyle: kind === 'money' ? MONEY : measured(each, 0),
    matchEach:
      kind === 'money'
        ? { step: 5, low: 45, high: 395, over: 100 }
        : kind === 'length'
          ? { step: 1, low: 12, high: 60 }
          : { step: 10, low: 60, high: 450 },
    evens: evensOf(kind),
    measure: kind === 'money' ? { ...P4_MEASURES.money.large, limit: 500 } : P4_MEASURES[kind].small,
    suffix: kind,
  };
}

/** h4 of Primary 4. */
export function equalCell(id: string, kinds: readonly Kind[]): Cell {
  return {
    subStrandId: id,
    heuristicId: 'h4_equal_concept',
    shapes: kinds.flatMap((kind) => equalShapes(packOf(kind))),
  };
}
