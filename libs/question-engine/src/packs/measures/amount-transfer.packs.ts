import { measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import {
  type TransferPack,
  type TransferScene,
  transferShapes,
} from '../../engines/amount-transfer.engine.js';
import type { Measure } from '../../engines/told-amount.js';
import { type Kind, P3_MEASURES, P4_MEASURES } from './measure-kinds.js';

type Scene = (people: readonly string[]) => TransferScene;

/** What both kinds of holder say alike. */
function common(
  a: string,
  b: string,
  of: string,
  how: string,
): Pick<TransferScene, 'a' | 'b' | 'has' | 'of' | 'together' | 'ask' | 'blank'> {
  return {
    a,
    b,
    has: 'has',
    of,
    together: (t) => `${a} and ${b} have ${t}${of} altogether.`,
    ask: (who, when) =>
      when === 'first' ? `${how} did ${who} have at first?` : `${how} does ${who} have now?`,
    blank: (who, when, space) =>
      when === 'first' ? `${who} had ${space} at first.` : `${who} has ${space} now.`,
  };
}

/** Two containers; `done` is "poured" or "moved". */
const between =
  (done: string, into: string) =>
  (a: string, b: string, what: string, each: string): Scene =>
  () => ({
    ...common(a, b, ` of ${what}`, `How much ${what}`),
    some: `Some is ${done} from ${a} ${into} ${b}.`,
    move: (q) => `${q} is ${done} from ${a} ${into} ${b}.`,
    moveGroups: (n, m) => `${n} ${each} of ${m} each are ${done} from ${a} ${into} ${b}.`,
    moved: `the ${each}`,
    askMove: `How much ${what} must be ${done} from ${a} ${into} ${b} to make them equal?`,
    blankMove: (space) => `To make them equal, ${space} must be ${done} from ${a} ${into} ${b}.`,
  });
const poured = between('poured', 'into');
const moved = between('moved', 'to');

/** Two children with a length of something. */
const cut =
  (what: string, each = 'pieces'): Scene =>
  ([first, second]) => {
    const [a, b] = [first ?? '', second ?? ''];
    return {
      ...common(a, b, ` of ${what}`, `How much ${what}`),
      some: `${a} gives some of it to ${b}.`,
      move: (q) => `${a} gives ${b} ${q} of it.`,
      moveGroups: (n, m) => `${a} gives ${b} ${n} ${each} of ${m} each.`,
      moved: `the ${each}`,
      askMove: `How much ${what} must ${a} give ${b} so that both have the same length?`,
      blankMove: (space) => `So that both have the same length, ${a} must give ${b} ${space}.`,
    };
  };

/** Two children with money for something. */
const given =
  (purpose: string): Scene =>
  ([first, second]) => {
    const [a, b] = [first ?? '', second ?? ''];
    return {
      ...common(a, b, '', 'How much money'),
      together: (t) => `${a} and ${b} have ${t} for ${purpose} altogether.`,
      togetherShown: `The picture shows all the money ${a} and ${b} have for ${purpose}.`,
      togetherGroups: (n, m) => `For ${purpose}, ${a} and ${b} saved ${m} a week together for ${n} weeks.`,
      shown: `The picture shows the money ${a} has for ${purpose}.`,
      groups: (n, m) => `For ${purpose}, ${a} saved ${m} a week for ${n} weeks.`,
      some: `${a} gives some of it to ${b}.`,
      move: (q) => `${a} gives ${b} ${q}.`,
      moveGroups: (n, m) => `${a} gives ${b} ${m} on each of ${n} days.`,
      moved: 'what was given',
      askMove: `How much must ${a} give ${b} so that both have the same amount?`,
      blankMove: (space) => `So that both have the same amount, ${a} must give ${b} ${space}.`,
    };
  };

const SCENES: Readonly<Record<Kind, readonly Scene[]>> = {
  length: [
    cut('rope'),
    cut('ribbon'),
    cut('wire'),
    cut('string'),
    cut('cloth', 'strips'),
    cut('coloured tape', 'strips'),
    cut('lace'),
    cut('craft paper', 'strips'),
    cut('wool'),
  ],
  mass: [
    moved('Box A', 'Box B', 'rice', 'bags'),
    moved('Bag A', 'Bag B', 'flour', 'scoops'),
    moved('Basket A', 'Basket B', 'fruit', 'packs'),
    moved('Sack A', 'Sack B', 'soil', 'scoops'),
    moved('Tray A', 'Tray B', 'clay', 'lumps'),
    moved('Crate A', 'Crate B', 'fish', 'packs'),
    moved('Pile A', 'Pile B', 'paper', 'stacks'),
    moved('Tin A', 'Tin B', 'sugar', 'scoops'),
    moved('Shelf A', 'Shelf B', 'tea', 'packets'),
  ],
  volume: [
    poured('Jug A', 'Jug B', 'juice', 'cups'),
    poured('Tank A', 'Tank B', 'water', 'jugs'),
    poured('Pail A', 'Pail B', 'rainwater', 'cups'),
    poured('Pot A', 'Pot B', 'soup', 'bowls'),
    poured('Flask A', 'Flask B', 'tea', 'cups'),
    poured('Can A', 'Can B', 'paint', 'tins'),
    poured('Bottle A', 'Bottle B', 'soya milk', 'cups'),
    poured('Barrel A', 'Barrel B', 'cooking oil', 'bottles'),
    poured('Cooler A', 'Cooler B', 'lime juice', 'jugs'),
  ],
  money: [
    'a trip',
    'a party',
    'some books',
    'a gift',
    'a show',
    'a new game',
    'a class outing',
    'a school fair',
    'art lessons',
  ].map(given),
};

const pack = (
  kind: Kind,
  measure: Measure,
  tell: TransferPack['tell'],
  suffix: string,
  groups = true,
): TransferPack => ({
  scenes: SCENES[kind],
  measure,
  tell,
  groups,
  suffix,
});

const P5_MONEY: Measure = {
  style: P4_MEASURES.money.large.style,
  change: { step: 1, low: 12, high: 120 },
  rest: { step: 1, low: 60, high: 420 },
  each: { step: 1, low: 6, high: 25 },
  most: 8,
  limit: 2000,
  slip: exact(10),
};

/** P5: the litres and kilograms are decimals, what moves is told in the smaller unit. */
const P5 = (measure: Measure): Measure => ({
  ...measure,
  style: measured(measure.style.unit ?? '', 3),
  change: { step: 25, low: 175, high: 850, over: 1000 },
  rest: { step: 25, low: 850, high: 2950, over: 1000 },
  each: { step: 25, low: 75, high: 225, over: 1000 },
  most: 5,
});

function packsOf(grade: 3 | 4 | 5, kind: Kind): TransferPack[] {
  if (grade === 3)
    return kind === 'money'
      ? [
          pack(
            kind,
            { ...P3_MEASURES.money.large, rest: { step: 5, low: 760, high: 2995, over: 100 }, limit: 45 },
            'shown',
            'money',
          ),
        ]
      : [pack(kind, P3_MEASURES[kind].small, 'told', kind)];
  if (grade === 4)
    return kind === 'money'
      ? [pack(kind, P4_MEASURES.money.large, 'groups', 'money')]
      : [pack(kind, P4_MEASURES[kind].small, 'unit', kind)];
  return kind === 'money'
    ? [pack(kind, P5_MONEY, 'groups', 'money')]
    : [pack(kind, kind === 'length' ? P4_MEASURES.length.small : P5(P4_MEASURES[kind].large), 'unit', kind)];
}

/** h3 of one sub-strand. */
export function transferCell(grade: 3 | 4 | 5, id: string, kinds: readonly Kind[]): Cell {
  return {
    subStrandId: id,
    heuristicId: 'h3_internal_transfer',
    shapes: kinds.flatMap((kind) => packsOf(grade, kind)).flatMap(transferShapes),
  };
}
