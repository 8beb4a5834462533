import type { Dice } from '../core/dice.js';
import { keepLatest } from '../memory/remember.js';
import { type Replayed, saysWhat } from '../asks/replay.js';
import type { Exact } from '../numbers/exact.js';
import { type Quantity, isAmount } from '../structures/quantity.js';
import { findEvent, listEvents, touches } from '../tellings/story.js';
import { type Drawn, answerText, canAnswer, keyOf, writeWorking } from './drawn.js';
import { type Written, isOfColumns, isRareSlip, listLastStepSlips } from './last-step.js';
import type { Choice } from './worked.js';

/** Whether what is told of one amount bounds another: a part and its whole, one holding before and after changes of one kind. */
function bounds({ structure, told }: Drawn['story'], one: Quantity, asked: Quantity): boolean {
  if (asked.is === 'total') {
    const owners = one.is === 'holding' ? [one.owner] : one.is === 'total' ? one.owners : null;
    const isPart = owners?.every((owner) => asked.owners.includes(owner)) === true;
    return isPart && owners.length < asked.owners.length && 'at' in one && one.at === asked.at;
  }
  if (one.is === 'total') return asked.is !== 'holding' || one.owners.includes(asked.owner);
  if (one.is !== 'holding') return false;
  if (asked.is === 'change') {
    const event = findEvent({ structure }, asked.event);
    // What is left says nothing of what went.
    return event?.owner === one.owner && !event.says.startsWith('gain') && one.at < asked.event;
  }
  if (asked.is !== 'holding' || asked.owner !== one.owner) return false;
  const [from, to] = [Math.min(one.at, asked.at), Math.max(one.at, asked.at)];
  const ways = listEvents({ told })
    .filter((event) => event.event > from && event.event <= to && touches(event, [one.owner]))
    .map((event) => event.says.startsWith('gain') || (event.says === 'move' && event.owner !== one.owner));
  return new Set(ways).size < 2;
}

/** Told amounts that bound the asked one, with the side of each on which the key is. */
const listBounds = keepLatest((drawn: Drawn) => {
  const { story, ask } = drawn;
  const { quantities } = story.structure;
  const asked = quantities[ask.asked];
  return [...story.given].flatMap(([name, told]) => {
    const one = quantities[name];
    return one && asked && bounds(story, one, asked) ? [{ told, side: keyOf(drawn).compare(told) }] : [];
  });
});

/** Whether a pupil sees without working that the story has no room for a value: a part larger than its whole. */
const isImpossible = (drawn: Drawn, value: Exact): boolean =>
  listBounds(drawn).some(({ told, side }) => value.compare(told) * side <= 0);

/** The code of a slip whose value has a denominator that no answer has. */
export const DENOMINATORS_ADDED = 'denominators-added';

const isNear = (value: Exact, key: Exact): boolean =>
  value.compare(key.mul(6)) <= 0 && value.compare(key.div(12)) >= 0;

/** Slips that a pupil could write down as an answer, found once: not absurd, each value once. */
export const listUsable = keepLatest((drawn: Drawn): readonly Replayed[] => {
  const key = keyOf(drawn);
  const seen = [key];
  return drawn.replayed.filter(({ value, code }) => {
    // Its denominator is beyond the grade, and written all the same.
    if (code !== DENOMINATORS_ADDED && !canAnswer(drawn.story, drawn.ask.asked, value)) return false;
    // Another amount of the story is given for the answer however far it is from it.
    if (!/^(?:gave|stopped)-/.test(code) && !isNear(value, key)) return false;
    if (seen.some((other) => other.equals(value))) return false;
    seen.push(value);
    return true;
  });
});

/** The code of a wrong answer that stands in the question. */
export const TOLD_NUMBER = 'gave-a-told-number';

/** Slips that say nothing but that a number is near the key, or stands in the question. */
export const NEAR =
  /^(?:(?:counted-)?(?:one|two|ten)-too-(?:many|few|far)|calculation-slip|slip-of-(?:one|ten)|miscounted|gave-a-told-number)$/;

/** Whether a slip only takes another sign. */
export const isTurned = ({ code }: Pick<Replayed, 'code'>): boolean =>
  /-for-(?:subtracted|divided)$/.test(code);

/** Those of them that the story has room for. */
export const listPossible = keepLatest((drawn: Drawn): readonly Replayed[] =>
  listUsable(drawn).filter(
    ({ value }) =>
      isNear(value, keyOf(drawn)) &&
      value.compare(keyOf(drawn).mul(4)) <= 0 &&
      canAnswer(drawn.story, drawn.ask.asked, value) &&
      !isImpossible(drawn, value),
  ),
);

/** Slips that are still to be made where the first lines of the working are shown, or a sentence that names the value. */
export const isStillToCome = ({ ask }: Drawn, { at, says }: Replayed, shown: number): boolean =>
  shown === 0 || (at === null ? saysWhat(says) : ask.lines.findIndex(({ finds }) => finds === at) >= shown);

/** Whether the item prints a value: it is told, or found by a line that is shown. */
const isPrinted = ({ story, ask, worked }: Drawn, value: Exact, shown: number): boolean =>
  [
    ...story.given.values(),
    ...ask.lines.slice(0, shown).flatMap(({ finds }) => worked.get(finds) ?? []),
  ].some((one) => one.equals(value));

/** An amount among the options, what is said of it, and how gladly it is offered: those of low rank first. */
interface Offer extends Pick<Replayed, 'value' | 'code' | 'says'> {
  rank: number;
}

/**
 * Wrong ways to take the last step: from Primary 3 on its columns, and where the lines before it are shown other amounts
 * of the item used in it.
 */
export function listLastOffers(drawn: Drawn, shown: number): Offer[] {
  const { story, ask, worked } = drawn;
  const line = writeWorking(drawn).at(-1);
  if (!line || (shown === 0 && story.grade < 3)) return [];
  // What is still to be found is told to nobody.
  const isLast = shown >= ask.lines.length - 1;
  const found = isLast ? ask.lines.slice(0, shown).map(({ finds }) => finds) : [];
  const others = [...found.toReversed(), ...(isLast ? ask.given : [])].flatMap((name): Written[] => {
    const [quantity, value] = [story.structure.quantities[name], worked.get(name)];
    if (!quantity || !value || !isAmount(quantity) || quantity.is === 'part') return [];
    const kind = quantity.is === 'holding' || quantity.is === 'total' ? 'held' : quantity.is;
    return [{ text: answerText(story, name, value), value, kind }];
  });
  const key = keyOf(drawn);
  return listLastStepSlips(line.expression, key, others)
    .filter(({ value }) => value.compare(key.mul(4)) <= 0 && value.compare(key.div(8)) >= 0)
    .filter(({ value }) => canAnswer(story, ask.asked, value) && !isImpossible(drawn, value))
    .filter(({ value }) => shown > 0 || !isPrinted(drawn, value, shown))
    .map((slip) => ({
      ...slip,
      rank: rankLast(slip.code, shown),
    }));
}

/** An amount that is forgotten or taken for another one, before a slip in the columns, and that before a needless one. */
function rankLast(code: string, shown: number): number {
  if (code === 'regrouped-too-often') return 4.5;
  const isOfStep = !isOfColumns(code);
  return shown === 0 ? (isOfStep ? 2.5 : 3) : isOfStep ? 1 : 1.5;
}

/**
 * What may be offered beside the key, the best first: what the structure knows comes before a turned sign, a value with
 * several origins, a number that the item prints, and a slip of a line that is shown. Where lines are shown the last of
 * their results comes first: a pupil may stop there.
 */
function listOffers(drawn: Drawn, dice: Dice, shown: number): Offer[] {
  const possible = listPossible(drawn);
  const { ask, worked } = drawn;
  const reached = shown > 0 ? worked.get(ask.lines[shown - 1]?.finds ?? '') : undefined;
  const rankOf = (slip: Replayed): number => {
    // Before Primary 3 a pupil adds where the story has no room for a sum.
    if (!possible.includes(slip)) return isTurned(slip) && drawn.story.grade < 3 ? 2 : 9;
    if (reached?.equals(slip.value) === true) return 0;
    if (isPrinted(drawn, slip.value, shown)) return 4;
    // So far from the key nobody chooses it.
    if (slip.value.compare(keyOf(drawn).mul(3)) > 0) return 5;
    if (!isStillToCome(drawn, slip, shown)) return 6;
    if (!slip.isSure || NEAR.test(slip.code)) return shown > 0 ? 5 : 2;
    // A number of units is seldom divided by what one is worth.
    const line = slip.lines.find(({ finds }) => finds === slip.at);
    return isTurned(slip) ? (line?.by.op === '/' ? 4.2 : 1) : 0;
  };
  // One step leaves few wrong ways: there, a value that the story has no room for is better than none.
  const slips =
    ask.lines.length === 1 ? listUsable(drawn).filter(({ value }) => isNear(value, keyOf(drawn))) : possible;
  const own = slips.map((slip): Offer => ({ ...slip, rank: rankOf(slip) }));
  const isBetter = (one: Offer): boolean =>
    !own.some(({ value, rank }) => value.equals(one.value) && rank <= one.rank);
  const last = listLastOffers(drawn, shown)
    .filter(({ code }) => !isRareSlip(code))
    .filter((one, i, all) => isBetter(one) && all.findIndex(({ value }) => value.equals(one.value)) === i);
  const kept = own.filter((one) => !last.some(({ value }) => value.equals(one.value)));
  return dice.shuffle([...kept, ...last]).toSorted((a, b) => a.rank - b.rank);
}

/**
 * Four options in order of size. Slips are chosen to meet the place of the key, which was drawn first; one number that
 * the item prints is offered at most, two where lines are shown or nothing else is left of one step. Null when they
 * cannot: the caller draws again.
 */
export function chooseOptions(drawn: Drawn, dice: Dice, shown = 0): Choice[] | null {
  const offers = listOffers(drawn, dice, shown);
  const printed = offers.filter(({ rank }) => rank === 4);
  const most = shown > 0 ? 2 : 1;
  const isOneStep = drawn.ask.lines.length === 1 && shown === 0;
  // Which of the printed numbers is offered depends on the side of the key where others are wanting.
  const kept = isOneStep
    ? [...printed.map((one) => [one]), [], printed.slice(0, 2)]
    : [printed.slice(0, most)];
  for (const some of kept) {
    const dropped = printed.filter((one) => !some.includes(one));
    const options = chooseOf(
      drawn,
      offers.filter((one) => !dropped.includes(one)),
      dice,
      shown,
    );
    if (options) return options;
  }
  return null;
}

function chooseOf(drawn: Drawn, offers: readonly Offer[], dice: Dice, shown: number): Choice[] | null {
  const { story, ask, keyPlace: place } = drawn;
  const key = keyOf(drawn);
  const isOneStep = ask.lines.length === 1;
  const early = offers.filter(({ says }) => says.endsWith('There are more steps to do.')).slice(1);
  const free = offers.filter((one) => !early.includes(one));
  const smaller = free.filter(({ value }) => value.compare(key) < 0).slice(0, place);
  const larger = free.filter(({ value }) => value.compare(key) > 0).slice(0, 3 - place);
  if (smaller.length !== place || larger.length !== 3 - place) return null;
  const chosen = [...smaller, ...larger];
  // Other numbers are tried first.
  if (shown === 0 && chosen.some(({ rank }) => rank === 4) && !isOneStep && !dice.chance(4)) return null;
  return alignCents(
    [...chosen.map(({ value, code, says }) => ({ value, code, says })), { value: key, code: null, says: '' }]
      .toSorted((a, b) => a.value.compare(b.value))
      .map(({ value, code, says }) => ({ text: answerText(story, ask.asked, value), code, says })),
  );
}

/** Options with cents in all of them where one has cents: `$275.00` beside `$132.65`. */
export const alignCents = (options: Choice[]): Choice[] =>
  options.some(({ text }) => /^\$[\d ]+\.\d\d$/.test(text))
    ? options.map((one) => ({ ...one, text: one.text.replace(/^\$[\d ]+$/, '$&.00') }))
    : options;
