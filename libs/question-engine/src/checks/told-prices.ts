import type { Item } from '@sumfox/contracts/question/item';
import { findPriceRange } from './price-ranges.js';

/** What one of a thing costs, by what a stem, its drawing or its key says of it. */
export interface ToldPrice {
  /** As the text names it, without article and number: `storybooks`, `plate of rice`. */
  good: string;
  /** In cents; rounded, for a price that is worked out from several things. */
  cents: number;
}

const MONEY = String.raw`(?:\$(?<dollars>\d+(?: \d{3})*(?:\.\d\d)?)|(?<cents>\d+)¢)`;
const GOODS = String.raw`(?<good>[A-Za-z][A-Za-z-]*(?: [a-z][a-z-]*){0,3}?)`;
const ONE = String.raw`(?:an?|one|each|every|the|another)`;

/** Sentences that say what one of a thing costs. What was saved for a thing is no price. */
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${ONE} ${GOODS} (?:costs?|is sold (?:for|at)|is priced at) (?:only )?${MONEY}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?<count>\d+) ${GOODS} cost ${MONEY}`, 'gi'),
  new RegExp(String.raw`\b\d+ ${GOODS} (?:at|of|for) ${MONEY} each\b`, 'gi'),
  new RegExp(String.raw`${MONEY} (?:on|for) each of (?:\d+|the) ${GOODS}(?=[.,?]| and\b)`, 'gi'),
  new RegExp(
    String.raw`\b(?:spent|spends|paid|pays|pay) ${MONEY} (?:on|for) ${ONE} ${GOODS}(?=[.,?]| and\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:bought|buys|buy|sold|sells) ${ONE} ${GOODS} (?:for|at|that costs?) ${MONEY}`,
    'gi',
  ),
  new RegExp(String.raw`\bprice of ${ONE} ${GOODS} (?:was|is) ${MONEY}`, 'gi'),
  // Saved for a thing, and then: "It costs $49."
  new RegExp(String.raw`\bfor ${ONE} ${GOODS}\.(?:(?!\bcosts?\b).)* It costs ${MONEY}`, 'gi'),
];

/** A row of a list of prices: `Dish: Noodles, Price: $4`, `Bag: Mangoes, Price: $9`, `Ticket: Adult, Price: $12`. */
const LISTED = new RegExp(String.raw`(?<kind>[A-Z][a-z]+): ${GOODS}, Price: ${MONEY}`, 'g');

function nameListed(kind: string, good: string): string {
  if (/^(?:Dish|Item|Plant|Ball|Ride)$/.test(kind)) return good;
  return kind === 'Bag' ? `bag of ${good}` : `${good} ${kind}`;
}

/** Questions whose key is a price. */
const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`\bHow much (?:did|does|do) ${ONE} ${GOODS} cost(?: now| then)?\?$`, 'i'),
  new RegExp(String.raw`\b(?:price|cost) of ${ONE} ${GOODS}\?$`, 'i'),
  new RegExp(String.raw`\bHow much (?:money )?(?:did|does) \w+(?: \w+)? spend on ${ONE} ${GOODS}\?$`, 'i'),
];

/** `second`, `third one`, `two cheaper ones`: words that stand for a thing named before, and name none. */
const STAND_IN = /^(?:first|second|third|fourth)$|(?:^| )ones?$/;

/**
 * `table lamp` for `end the table lamp at first`; null for two things together, whose price is nobody's, and for a word
 * that only stands for a thing.
 */
function findGood(text: string | undefined): string | null {
  const good = text
    ?.toLowerCase()
    .replace(/^end the /, '')
    .replace(/ (?:at first|now|then)$/, '');
  return good === undefined || good.includes(' and ') || STAND_IN.test(good) ? null : good;
}

const centsOf = (groups: Record<string, string | undefined>): number =>
  groups['dollars'] === undefined
    ? Number(groups['cents'])
    : Math.round(Number(groups['dollars'].replaceAll(' ', '')) * 100);

function listSaid(text: string): ToldPrice[] {
  const listed = [...text.matchAll(LISTED)].flatMap(({ groups = {} }) => {
    const { kind, good } = groups;
    return kind === undefined || good === undefined
      ? []
      : [{ good: nameListed(kind, good).toLowerCase(), cents: centsOf(groups) }];
  });
  const said = SAID.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups = {} }) => {
      const good = findGood(groups['good']);
      return good === null
        ? []
        : [{ good, cents: Math.round(centsOf(groups) / Number(groups['count'] ?? 1)) }];
    }),
  );
  return [...listed, ...said];
}

/** The prices that an item tells or asks for, each with the thing it is the price of. */
export function listToldPrices({ question, scheme }: Item): ToldPrice[] {
  let blank = -1;
  // A blank tells its price when it is filled in.
  const stem = question.questionText.replace(/\$?___/g, () => {
    blank += 1;
    return scheme.parts[blank]?.expected ?? '';
  });
  const key = new RegExp(`^${MONEY}$`).exec(
    question.mcqOptions?.find(({ label }) => label === scheme.parts[0]?.expected)?.text ??
      scheme.parts.at(-1)?.expected ??
      '',
  );
  const asked = ASKED.flatMap((form) => {
    const good = findGood(form.exec(stem)?.groups?.['good']);
    return good === null || !key ? [] : [{ good, cents: centsOf(key.groups ?? {}) }];
  });
  return [...listSaid(`${stem} ${question.visual?.alt ?? ''}`), ...asked];
}

/** Faults of prices that nobody would ask or pay for the thing: `price: ...` with the thing. */
export function listPriceFaults(item: Item): string[] {
  return listToldPrices(item).flatMap(({ good, cents }) => {
    const range = findPriceRange(good);
    const fits = !range || (cents >= range.low && cents <= range.high);
    return fits ? [] : [`price: ${good} for $${(cents / 100).toFixed(2)}`];
  });
}
