import type { Dice } from '../core/dice.js';
import { joinWithAnd } from '../core/label-phrase.js';
import { capital, drawPeople } from '../core/people.js';
import { type Exact, exact } from '../numbers/exact.js';
import { decimalText, fractionText } from '../numbers/number-text.js';
import type { Owner } from '../structures/quantity.js';
import { type World, styleOf } from '../worlds/world.js';

/** Who plays an owner: how it is named at the start of a sentence and within, and what refers back. */
export interface Player {
  start: string;
  name: string;
  he: string;
  his: string;
}

export type Cast = Readonly<Record<Owner, Player>>;

const OWNERS: readonly Owner[] = ['A', 'B', 'C'];

/** Players for as many owners as the story has; `hasLetter` where it is told with a letter for a number. */
export function drawCast(dice: Dice, world: World, count: number, hasLetter = false): Cast {
  if (world.cast === 'people') {
    const people = drawPeople(dice, 3);
    return byOwner((i) => {
      const person = people[i] ?? people[0];
      if (!person) throw new RangeError('nobody drawn');
      return { start: person.name, name: person.name, he: person.he, his: person.his };
    });
  }
  const { word, single } = world.place ?? { word: 'Shop', single: 'the shop' };
  // Beside a letter that stands for a number no place is called X.
  const letters = dice.pick([
    ['A', 'B', 'C'],
    ['P', 'Q', 'R'],
    hasLetter ? ['A', 'B', 'C'] : ['X', 'Y', 'Z'],
  ]);
  return byOwner((i) => {
    const name = count === 1 ? single : `${word} ${letters[i] ?? ''}`;
    return { start: capital(name), name, he: 'it', his: 'its' };
  });
}

function byOwner(player: (index: number) => Player): Cast {
  const [A, B, C] = OWNERS.map((_, i) => player(i));
  if (!A || !B || !C) throw new RangeError('three owners');
  return { A, B, C };
}

/** Whether its amounts have a unit behind them, as in `4.5 kg of rice`. */
export const isMeasured = ({ kind }: World): boolean => kind !== 'count' && kind !== 'money';

/** `42 stickers`, `4.5 kg of rice`, `$45`; `some stickers` for an unknown amount. */
export function amountText(world: World, value: Exact | null): string {
  if (!value) return `some ${world.things}`;
  const text = styleOf(world).text(value);
  return isMeasured(world) ? `${text} of ${world.things}` : text;
}

/** With the word for a comparison: `12 more stickers`, `3 kg less rice`, `$12 more`. */
export function comparedText(world: World, value: Exact, way: 'more' | 'less'): string {
  if (world.kind === 'count') {
    const noun = exact(value).equals(1) ? (world.thing ?? world.things) : world.things;
    return `${decimalText(value)} ${way === 'more' ? 'more' : 'fewer'} ${noun}`;
  }
  const text = styleOf(world).text(value);
  return world.kind === 'money' ? `${text} ${way}` : `${text} ${way} ${world.things}`;
}

/** What comes beside what is there: `another 12 stickers`, `some more rice`. */
export function anotherText(world: World, value: Exact | null): string {
  return value ? `another ${amountText(world, value)}` : `some more ${world.things}`;
}

/** `many stickers`, `much rice`. */
export const manyText = (world: World): string =>
  `${world.kind === 'count' ? 'many' : 'much'} ${world.things}`;

/** With a blank for the amount. */
export function blankText(world: World): string {
  const { unit } = styleOf(world);
  if (world.kind === 'money') return '$___';
  return unit === null ? `___ ${world.things}` : `___ ${unit} of ${world.things}`;
}

/** A blank for a difference: `___ more stickers`, `___ kg more rice`, `$___ more`. */
export function blankMoreText(world: World): string {
  const { unit } = styleOf(world);
  if (world.kind === 'money') return '$___ more';
  return unit === null ? `___ more ${world.things}` : `___ ${unit} more ${world.things}`;
}

/** `twice`, `3 times`, `3/4`. */
export function timesText(value: Exact): string {
  if (value.equals(2)) return 'twice';
  return value.d === 1n ? `${decimalText(value)} times` : fractionText(value);
}

/** `number of stickers`, `amount of rice`. */
export const quantityNoun = (world: World): string =>
  world.kind === 'count' ? `number of ${world.things}` : `amount of ${world.things}`;

const MEASURES: Readonly<Partial<Record<World['kind'], string>>> = {
  count: 'number of ',
  mass: 'mass of ',
  volume: 'volume of ',
  solid: 'volume of ',
  length: 'length of ',
  area: 'area of ',
  money: 'amount of ',
};

/** What a table or a graph shows: `number of stickers`, `volume of juice`, `talk time`. */
export const measureNoun = ({ kind, things }: World): string => `${MEASURES[kind] ?? ''}${things}`;

/** The heading of a column or an axis, with the unit of its bare numbers: `Volume of juice (ℓ)`. */
export function headingOf(world: World): string {
  const { unit } = styleOf(world);
  return `${capital(measureNoun(world))}${unit === null ? '' : ` (${unit})`}`;
}

/** What the members of a table or a graph are: `child` or `children`, `school` or `schools`. */
export function membersText({ cast, place }: World, isOne = false): string {
  if (cast === 'people') return isOne ? 'child' : 'children';
  const word = (place?.word ?? 'group').toLowerCase();
  if (isOne) return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : word.endsWith('ss') ? `${word}es` : `${word}s`;
}

/** `The table shows the number of stickers that Ali and Siti had at first.`, without names for the youngest. */
export function showsText(
  { world, grade }: { world: World; grade: number },
  [what, rows, when]: readonly [what: string, rows: readonly string[], when: string],
): string {
  if (grade < 3)
    return `The ${what} shows the ${world.things} of ${rows.length === 2 ? 'two' : 'three'} ${membersText(world)}${when}.`;
  const members = joinWithAnd(rows);
  return `The ${what} shows the ${measureNoun(world)} that ${members} had${when}.`;
}
