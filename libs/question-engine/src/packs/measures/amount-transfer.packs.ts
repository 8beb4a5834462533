import { measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../core/exact.js';
import {
  type TransferPack,
  type TransferScene,
  transferShapes,
} from '../../engines/amount-transfer.engine.js';
import type { Measure } from '../../engines/told-amount.js';
import { type Kind, P3_MEASURES, P4_MEASURES } from './measure-kinds.js';

type Scene = (people: readonly string[]) => TransferScene;

interface Words {
  /** "Jug A" and "Jug B"; people when absent. */
  holders?: readonly [string, string];
  of: string;
  how: string;
  is: string;
  does: string;
  /** "poured". */
  done: string;
  into: string;
  each: string;
}

/** A scene from its words. */
function scene(w: Words): Scene {
  return ([first, second]) => {
    const [a, b] = w.holders ?? [first ?? '', second ?? ''];
    return {
      a,
      b,
      has: 'has',
      of: w.of,
      move: (q) => `${q} is ${w.done} from ${a} ${w.into} ${b}.`,
      moveGroups: (n, m) => `${n} ${w.each} of ${m} each are ${w.done} from ${a} ${w.into} ${b}.`,
      moved: `all ${w.each}`.replace('all ', 'all the '),
      askMove: `${w.how} must be ${w.done} from ${a} ${w.into} ${b} to make them equal?`,
      blankMove: `{_} must be ${w.done} from ${a} ${w.into} ${b} to make them equal.`,
      together: (t) => `${a} and ${b} have ${t}${w.of} altogether.`,
      ask: (who, when) =>
        when === 'first' ? `${w.how} did ${who} have at first?` : `${w.how} does ${who} have now?`,
      blank: (who, when, space) =>
        when === 'first' ? `${who} had ${space} at first.` : `${who} has ${space} now.`,
    };
  };
}

const poured = (a: string, b: string, what: string, each = 'cups'): Scene =>
  scene({
    holders: [a, b],
    of: ` of ${what}`,
    how: `How much ${what}`,
    is: 'has',
    does: 'does',
    done: 'poured',
    into: 'into',
    each,
  });
const moved = (a: string, b: string, what: string, each: string): Scene =>
  scene({
    holders: [a, b],
    of: ` of ${what}`,
    how: `How much ${what}`,
    is: 'has',
    does: 'does',
    done: 'moved',
    into: 'to',
    each,
  });
const cut = (what: string, each = 'pieces'): Scene =>
  scene({
    of: ` of ${what}`,
    how: `How much ${what}`,
    is: 'has',
    does: 'does',
    done: 'passed',
    into: 'to',
    each,
  });
const given = (each: string, of = ''): Scene =>
  scene({ of, how: 'How much money', is: 'has', does: 'does', done: 'passed', into: 'to', each });

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
    poured('Jug A', 'Jug B', 'juice'),
    poured('Tank A', 'Tank B', 'water', 'jugs'),
    poured('Pail A', 'Pail B', 'rainwater'),
    poured('Pot A', 'Pot B', 'soup', 'bowls'),
    poured('Flask A', 'Flask B', 'tea'),
    poured('Can A', 'Can B', 'paint', 'tins'),
    poured('Bottle A', 'Bottle B', 'soya milk'),
    poured('Barrel A', 'Barrel B', 'cooking oil', 'bottles'),
    poured('Cooler A', 'Cooler B', 'lime juice', 'jugs'),
  ],
  money: [
    given('payments'),
    given('payments', ' for a trip'),
    given('payments', ' for a party'),
    given('payments', ' for books'),
    given('payments', ' for toys'),
    given('payments', ' for a show'),
    given('payments', ' in savings'),
    given('payments', ' from a sale'),
    given('payments', ' for a gift'),
  ],
};

const withBlank =
  (make: Scene, space: string): Scene =>
  (people) => {
    const made = make(people);
    return { ...made, blankMove: made.blankMove.replace('{_}', space) };
  };

const spaceOf = (measure: Measure): string =>
  measure.style.unit === null ? '___' : measure.style.unit === '$' ? '$___' : `___ ${measure.style.unit}`;

const pack = (
  kind: Kind,
  measure: Measure,
  tell: TransferPack['tell'],
  suffix: string,
  groups = true,
): TransferPack => ({
  scenes: SCENES[kind].map((make) => withBlank(make, spaceOf(measure))),
  measure,
  tell,
  groups,
  suffix,
});

const P5_MONEY: Measure = {
  style: P4_MEASURES.money.large.style,
  change: { step: 1, low: 15, high: 480 },
  rest: { step: 1, low: 260, high: 1850 },
  each: { step: 1, low: 12, high: 85 },
  most: 9,
  limit: 20_000,
  slip: exact(10),
};

/** P5: the litres and kilograms are decimals, what moves is told in the smaller unit. */
const P5 = (measure: Measure): Measure => ({
  ...measure,
  style: measured(measure.style.unit ?? '', 3),
  change: { step: 50, low: 350, high: 1850, over: 1000 },
  rest: { step: 25, low: 1250, high: 6450, over: 1000 },
});

function packsOf(grade: 3 | 4 | 5, kind: Kind): TransferPack[] {
  if (grade === 3)
    return kind === 'money'
      ? [pack(kind, { ...P3_MEASURES.money.large, limit: 60 }, 'plain', 'money')]
      : [pack(kind, P3_MEASURES[kind].small, 'told', kind)];
  if (grade === 4)
    return kind === 'money'
      ? [pack(kind, P4_MEASURES.money.large, 'plain', 'money')]
      : [pack(kind, P4_MEASURES[kind].small, 'plain', kind)];
  return kind === 'money'
    ? [pack(kind, P5_MONEY, 'plain', 'money')]
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
