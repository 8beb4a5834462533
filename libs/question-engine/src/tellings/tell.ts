import { joinWithAnd } from '../core/label-phrase.js';
import { capital } from '../core/people.js';
import { type Exact, exact } from '../numbers/exact.js';
import { decimalText, fractionText } from '../numbers/number-text.js';
import { type Moment, type Name, type Owner, isAmount } from '../structures/quantity.js';
import { listOwners } from '../structures/owners.js';
import type { Relation } from '../structures/relations.js';
import { type Story, dayText, placeOf, verbOf } from './story.js';
import { styleOf } from '../worlds/world.js';
import { amountText, anotherText, comparedText, manyText, quantityNoun, timesText } from './words.js';

/** One way to say a relation; `other` when it is told from the other side, or by another relation that says as much. */
export interface Telling {
  /** One sentence. */
  text: string;
  side: 'plain' | 'other';
}

const plain = (text: string): Telling => ({ text, side: 'plain' });
const other = (text: string): Telling => ({ text, side: 'other' });

type Says<S extends Relation['says']> = Extract<Relation, { says: S }>;

const nameOf = (story: Story, owner: Owner): string => story.cast[owner].name;

/** `Ali and Siti`, `Ali, Siti and Ravi`, in one order all over the item. Places that have letters are named in theirs. */
export function nameOwners(story: Story, owners: readonly Owner[]): string {
  const isTurned = story.isTurned && story.world.cast === 'people';
  return joinWithAnd((isTurned ? owners.toReversed() : owners).map((owner) => nameOf(story, owner)));
}

/** A state as a sentence with the word for its moment in front, where the story has more than one moment. */
function inTime(story: Story, owners: readonly Owner[], at: Moment, sentence: string): string {
  const day = dayText(story, at);
  if (day !== null) return `On ${day}, ${sentence}`;
  const place = placeOf(story, owners, at);
  if (place === 'first') return `At first, ${sentence}`;
  if (place === 'last') return `In the end, ${sentence}`;
  return place === 'between' ? `After that, ${sentence}` : capital(sentence);
}

/** A told value. Throws RangeError when the item does not tell it. */
function told(story: Story, name: Name): Exact {
  const value = story.given.get(name);
  if (!value) throw new RangeError(`${name} is not told`);
  return value;
}

/** `Ali's stickers`, with a longer name in front of the first only. */
const belongings = (story: Story, owner: Owner): string => `${nameOf(story, owner)}'s ${story.world.things}`;

function tellMore(story: Story, r: Says<'more'>): Telling[] {
  const value = told(story, r.difference);
  const [a, b] = [nameOf(story, r.owner), nameOf(story, r.than)];
  const owners = [r.owner, r.than];
  return [
    plain(inTime(story, owners, r.at, `${a} had ${comparedText(story.world, value, 'more')} than ${b}.`)),
    other(inTime(story, owners, r.at, `${b} had ${comparedText(story.world, value, 'less')} than ${a}.`)),
  ];
}

function tellTimes(story: Story, r: Says<'times'>): Telling[] {
  const value = told(story, r.times);
  const [a, b] = [nameOf(story, r.owner), nameOf(story, r.than)];
  const owners = [r.owner, r.than];
  const as = `as ${manyText(story.world)} as`;
  const part = inTime(story, owners, r.at, `${b} had ${fractionText(exact(1).div(value))} ${as} ${a}.`);
  return [
    plain(inTime(story, owners, r.at, `${a} had ${timesText(value)} ${as} ${b}.`)),
    // A fraction of an amount comes in Primary 4.
    ...(story.grade < 4 ? [] : [other(part)]),
  ];
}

function tellTimesAndMore(story: Story, r: Says<'times-and-more'>): Telling[] {
  const [m, e] = [told(story, r.times), told(story, r.extra)];
  const [a, b] = [nameOf(story, r.owner), nameOf(story, r.than)];
  const noun = quantityNoun(story.world);
  const owners = [r.owner, r.than];
  const times = m.equals(2) ? 'twice' : `${decimalText(m)} times`;
  return [
    plain(
      inTime(
        story,
        owners,
        r.at,
        `${a} had ${comparedText(story.world, e, 'more')} than ${times} the ${noun} that ${b} had.`,
      ),
    ),
  ];
}

function tellTotal(story: Story, r: Says<'total'>): Telling[] {
  const value = told(story, r.total);
  const amount = amountText(story.world, value);
  return [plain(inTime(story, r.owners, r.at, `${nameOwners(story, r.owners)} had ${amount} altogether.`))];
}

function tellRatio(story: Story, r: Says<'ratio'>): Telling[] {
  const terms = r.terms.map((name) => told(story, name));
  const write = (owners: readonly Owner[], values: readonly Exact[]): string =>
    `the ratio of ${owners.map((owner) => belongings(story, owner)).join(' to ')} was ${values.map((v) => decimalText(v)).join(' : ')}.`;
  const told1 = inTime(story, r.owners, r.at, write(r.owners, terms));
  const turned = inTime(story, r.owners, r.at, write(r.owners.toReversed(), terms.toReversed()));
  if (r.owners.length !== 2) return [plain(told1), other(turned)];
  return [plain(told1), other(turned), ...tellAsFraction(story, r).map(({ text }) => other(text))];
}

/** The smaller amount against the larger one. */
function tellAsFraction(story: Story, r: Pick<Says<'as-fraction'>, 'owners' | 'at' | 'terms'>): Telling[] {
  const [first, second] = r.owners;
  const [p, q] = r.terms.map((name) => told(story, name));
  if (!first || !second || !p || !q) return [];
  const [small, large, share] = p.compare(q) < 0 ? [first, second, p.div(q)] : [second, first, q.div(p)];
  const as = `as ${manyText(story.world)} as`;
  const text = `${nameOf(story, small)} had ${fractionText(share)} ${as} ${nameOf(story, large)}.`;
  return [plain(inTime(story, r.owners, r.at, text))];
}

function tellEqual(story: Story, r: Says<'equal'>): Telling[] {
  const noun = quantityNoun(story.world);
  const who = nameOwners(story, r.owners);
  const [a, b] = r.owners.map((owner) => nameOf(story, owner));
  const as = `as ${manyText(story.world)} as`;
  return [
    plain(inTime(story, r.owners, r.at, `${who} had the same ${noun}.`)),
    other(inTime(story, r.owners, r.at, `${b ?? ''} had ${as} ${a ?? ''}.`)),
  ];
}

/** Stands for the only owner of a story; `composeStory` puts in the name, or a pronoun behind the first sentence. */
export const ALONE = '{subject}';

/** Whether the story and its question speak of one owner only. */
export const isAlone = ({ structure, told, given, asked }: Story): boolean =>
  listOwners(structure, told, [asked, ...given.keys()]).size === 1;

const subject = (story: Story, owner: Owner): string => (isAlone(story) ? ALONE : story.cast[owner].start);

function tellChange(story: Story, r: Says<'gain' | 'loss'>): Telling[] {
  const value = story.given.get(r.amount) ?? null;
  const who = subject(story, r.owner);
  const { past } = verbOf(story, r.event);
  const amount = r.says === 'gain' ? anotherText(story.world, value) : amountText(story.world, value);
  const some = value
    ? amount
    : r.says === 'loss'
      ? `some of ${story.cast[r.owner].his} ${story.world.things}`
      : amount;
  return [plain(`${who} ${past} ${some}.`)];
}

function tellMove(story: Story, r: Says<'move'>): Telling[] {
  const value = story.given.get(r.amount) ?? null;
  const [a, b] = [story.cast[r.owner], story.cast[r.to]];
  const { past } = verbOf(story, r.event);
  const amount = value ? amountText(story.world, value) : `some ${story.world.things}`;
  return [
    plain(`${a.start} ${past} ${amount} to ${b.name}.`),
    other(`${b.start} received ${amount} from ${a.name}.`),
  ];
}

function tellPackets(story: Story, r: Says<'gain-packets' | 'loss-packets'>): Telling[] {
  const packet = story.world.packet ?? { one: 'packet', many: 'packets' };
  const [count, size] = [story.given.get(r.packets) ?? null, story.given.get(r.size) ?? null];
  const who = subject(story, r.owner);
  const { past } = verbOf(story, r.event);
  const some = r.says === 'gain-packets' ? 'some more' : 'some';
  const number = count
    ? `${decimalText(count)} ${count.equals(1) ? packet.one : packet.many}`
    : `${some} ${packet.many}`;
  const isArea = styleOf(story.world).unit?.endsWith('²') === true;
  if (!size && packet.one === 'piece')
    return [
      plain(
        `${who} ${past} ${number} of ${story.world.things}, all of the same ${isArea ? 'size' : 'length'}.`,
      ),
    ];
  if (!size)
    return [
      plain(
        `${who} ${past} ${number} of ${story.world.things}, with the same ${quantityNoun(story.world)} in each ${packet.one}.`,
      ),
    ];
  const amount = amountText(story.world, size);
  const text = styleOf(story.world).text(size);
  if (packet.one === 'piece' && isArea)
    return [
      plain(`${who} ${past} ${number} of ${story.world.things}, each with an area of ${text}.`),
      plain(`${who} ${past} ${number} of ${story.world.things}. Each ${packet.one} had an area of ${text}.`),
    ];
  if (packet.one === 'piece')
    return [
      plain(`${who} ${past} ${number} of ${story.world.things}, each ${text} long.`),
      plain(`${who} ${past} ${number} of ${story.world.things}. Each ${packet.one} was ${text} long.`),
    ];
  return [
    plain(
      `${who} ${past} ${number} of ${story.world.things} with ${amount.replace(/ of .*/, '')} in each ${packet.one}.`,
    ),
    plain(`${who} ${past} ${number} of ${story.world.things}. Each ${packet.one} held ${amount}.`),
  ];
}

function tellLossShare(story: Story, r: Says<'loss-share' | 'loss-percent'>): Telling[] {
  const share =
    r.says === 'loss-percent'
      ? `${decimalText(told(story, r.percent))}%`
      : fractionText(told(story, r.top).div(told(story, r.bottom)));
  const who = subject(story, r.owner);
  const { past } = verbOf(story, r.event);
  const { his } = story.cast[r.owner];
  const isFirst = !listEarlier(story, r);
  const of = isFirst ? `${his} ${story.world.things}` : `the remaining ${story.world.things}`;
  return [plain(`${who} ${past} ${share} of ${of}.`)];
}

const listEarlier = (story: Story, r: { owner: Owner; event: number }): boolean =>
  story.told.some((o) => 'event' in o && o.owner === r.owner && o.event < r.event);

function tellShareRest(story: Story, r: Says<'share-rest'>): Telling[] {
  const sharers = story.world.sharers ?? { one: 'friend', many: 'friends' };
  const [count, each] = [story.given.get(r.sharers), story.given.get(r.each)];
  const among = `${count?.equals(2) ? 'between' : 'among'} ${count ? decimalText(count) : 'some'} ${sharers.many}`;
  const who = subject(story, r.owner);
  const rest = listEarlier(story, r) ? `the remaining ${story.world.things}` : `the ${story.world.things}`;
  const shared = `${who} shared ${rest} equally ${among}.`;
  return each
    ? [plain(`${shared} Each ${sharers.one} received ${amountText(story.world, each)}.`)]
    : [plain(shared)];
}

function tellRow(story: Story, r: Says<'row'>): Telling[] {
  const who = subject(story, r.owners[0] ?? 'A');
  // "The same" of two of them would read as the same for both.
  const isOne = story.told.filter(({ says }) => says === 'row').length === 1;
  const amount = `${isOne ? 'the same' : 'a fixed'} ${quantityNoun(story.world)}`;
  return story.world.gain.flatMap(({ past }) => [
    plain(`${who} ${past} ${amount} each day.`),
    plain(`Each day, ${who === ALONE ? who : nameOf(story, r.owners[0] ?? 'A')} ${past} ${amount}.`),
  ]);
}

/** What one had as an expression in x, with what x stands for. */
function tellInLetters(story: Story, r: Says<'in-letters'>): Telling[] {
  const times = decimalText(told(story, r.times));
  const plus = r.plus === null ? null : told(story, r.plus);
  const expression = plus ? `(${times}x + ${decimalText(plus)})` : `${times}x`;
  const { world } = story;
  const { unit } = styleOf(world);
  const of = unit === null ? world.things : `${unit} of ${world.things}`;
  const [a, b] = [nameOf(story, r.owner), nameOf(story, r.than)];
  const x = `Let the ${quantityNoun(world)} that ${b} had be ${unit === null ? 'x' : `x ${unit}`}.`;
  return [plain(`${x} ${capital(a)} had ${expression} ${of}.`)];
}

/** What the things of a story are put in: `box`, `album`. */
export const boxOf = ({ world }: Story): string => world.through?.box ?? 'box';

/** The words of a world for a gateway, with the numbers of the story in them. */
export const writeNumbers = (story: Story, words: string): string =>
  words
    .replaceAll('{things}', story.world.things)
    .replace('{A box}', boxOf(story) === 'album' ? 'An album' : 'A {box}')
    .replaceAll('{box}', boxOf(story))
    .replace(/\{(=?)(\w+)\}/g, (_, isBare: string, name: string) => {
      const value = told(story, name);
      const named = story.world.through?.named?.[name]?.[Number(value.valueOf())];
      const quantity = story.structure.quantities[name];
      if (named !== undefined) return named;
      return quantity && isAmount(quantity) && isBare === ''
        ? styleOf(story.world).text(value)
        : decimalText(value);
    });

/** An amount by the numbers that it is worked out from, in the words of the world. */
function tellGateway(story: Story, r: Says<'gateway'>): Telling[] {
  const { through } = story.world;
  if (!through) throw new RangeError(`${story.world.id} has no words for ${r.gateway}`);
  const who = isAlone(story) ? ALONE : nameOwners(story, r.owners);
  const together = r.owners.length > 1 ? ' together' : '';
  const tell = (had: string): Telling =>
    plain(inTime(story, r.owners, r.at, `${who}${together} had ${writeNumbers(story, had)}.`));
  // What is left of other things is no part of the box.
  const all = through.had.replace(/^as many \{things\} as there were (\w+) ones$/, 'all the $1 ones');
  const isOfBox = all !== through.had && ['first', 'always'].includes(placeOf(story, r.owners, r.at));
  return [tell(through.had), ...(isOfBox ? [tell(all)] : [])];
}

/** Every way to say a relation in the story; the first is the plain one. */
export function tellRelation(story: Story, relation: Relation): Telling[] {
  switch (relation.says) {
    case 'more':
      return tellMore(story, relation);
    case 'times':
      return tellTimes(story, relation);
    case 'times-and-more':
      return tellTimesAndMore(story, relation);
    case 'total':
      return tellTotal(story, relation);
    case 'ratio':
      return tellRatio(story, relation);
    case 'equal':
      return tellEqual(story, relation);
    case 'gain':
    case 'loss':
      return tellChange(story, relation);
    case 'move':
      return tellMove(story, relation);
    case 'gain-packets':
    case 'loss-packets':
      return tellPackets(story, relation);
    case 'as-fraction':
      return tellAsFraction(story, relation);
    case 'loss-share':
    case 'loss-percent':
      return tellLossShare(story, relation);
    case 'share-rest':
      return tellShareRest(story, relation);
    case 'row':
      return tellRow(story, relation);
    case 'in-letters':
      return tellInLetters(story, relation);
    case 'gateway':
      return tellGateway(story, relation);
  }
}

/** What a holding was, told by itself. */
export function tellHolding(story: Story, owner: Owner, at: Moment, value: Exact): Telling[] {
  const amount = amountText(story.world, value);
  const { name, start } = story.cast[owner];
  const day = dayText(story, at);
  if (day !== null)
    return [
      plain(`${subject(story, owner)} had ${amount} on ${day}.`),
      plain(`On ${day}, ${isAlone(story) ? ALONE : name} had ${amount}.`),
    ];
  const place = placeOf(story, [owner], at);
  if (place === 'first')
    return [plain(`${start} had ${amount} at first.`), plain(`At first, ${name} had ${amount}.`)];
  if (place !== 'last') return [plain(`${start} had ${amount}.`)];
  if (isAlone(story)) return [plain(`${ALONE} had ${amount} in the end.`)];
  return [plain(`In the end, ${name} had ${amount}.`), plain(`${start} had ${amount} in the end.`)];
}
