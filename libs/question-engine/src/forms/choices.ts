import type { Dice } from '../core/dice.js';
import { keepFor } from '../core/remember.js';
import type { Replayed } from '../asks/replay.js';
import type { Exact } from '../numbers/exact.js';
import { type Drawn, answerText, canAnswer, keyOf } from './drawn.js';
import type { Choice } from './worked.js';

/** The largest amount that the story allows for the asked quantity, where it tells a total. */
function boundOf(drawn: Drawn): Exact | null {
  const { story, ask } = drawn;
  const asked = story.structure.quantities[ask.asked];
  if (asked?.is !== 'holding') return null;
  const totals = [...story.given].filter(([name]) => story.structure.quantities[name]?.is === 'total');
  return totals[0]?.[1] ?? null;
}

/** Slips that a pupil could write down as an answer, found once: possible in the story, not absurd, each value once. */
export const listUsable = keepFor((drawn: Drawn): readonly Replayed[] => {
  const key = keyOf(drawn);
  const bound = boundOf(drawn);
  const seen = [key];
  return drawn.replayed.filter(({ value }) => {
    if (!canAnswer(drawn.story, drawn.ask.asked, value)) return false;
    if (value.compare(key.mul(6)) > 0 || value.compare(key.div(8)) < 0) return false;
    if (bound && value.compare(bound) >= 0) return false;
    if (seen.some((other) => other.equals(value))) return false;
    seen.push(value);
    return true;
  });
});

/** At most one option is a number that the stem tells. */
function isTold(drawn: Drawn, value: Exact): boolean {
  return [...drawn.story.given.values()].some((told) => told.equals(value));
}

/**
 * Four options in order of size. Slips are chosen to meet the place of the key, which was drawn first.
 * Null when they cannot: the caller draws again.
 */
export function chooseOptions(drawn: Drawn, dice: Dice): Choice[] | null {
  const key = keyOf(drawn);
  const place = drawn.keyPlace;
  const slips = dice.shuffle(listUsable(drawn));
  const told = slips.filter(({ value }) => isTold(drawn, value)).slice(1);
  const free = slips.filter((one) => !told.includes(one));
  const smaller = free.filter(({ value }) => value.compare(key) < 0).slice(0, place);
  const larger = free.filter(({ value }) => value.compare(key) > 0).slice(0, 3 - place);
  if (smaller.length !== place || larger.length !== 3 - place) return null;
  const { story, ask } = drawn;
  const all = [...smaller, ...larger].map(({ value, code, says }) => ({ value, code, says }));
  return alignCents(
    [...all, { value: key, code: null, says: '' }]
      .toSorted((a, b) => a.value.compare(b.value))
      .map(({ value, code, says }) => ({ text: answerText(story, ask.asked, value), code, says })),
  );
}

/** Options with cents in all of them where one has cents: `$275.00` beside `$132.65`. */
export const alignCents = (options: Choice[]): Choice[] =>
  options.some(({ text }) => /^\$[\d ]+\.\d\d$/.test(text))
    ? options.map((one) => ({ ...one, text: one.text.replace(/^\$[\d ]+$/, '$&.00') }))
    : options;
