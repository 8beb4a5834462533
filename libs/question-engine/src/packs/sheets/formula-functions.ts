import { CLOCK_12, CLOCK_24 } from '../../core/amount.js';
import { joinWithAnd } from '../../core/label-phrase.js';
import { capital } from '../../core/people.js';
import type { Dice } from '../../core/dice.js';
import { ExpressionFault, evaluate } from '../../core/expression.js';
import { PICTURE_THINGS, type PictureThing, oneThing } from '../../drawing/thing-icon.js';
import { offScale } from '../statements/angle-reasons.js';
import { type Exact, exact, findDecimalPlaces, gcd, toWhole } from '../../numbers/exact.js';
import {
  decimalText,
  fractionText,
  improperText,
  moneyText,
  ordinalText,
} from '../../numbers/number-text.js';

type Value = Exact | string;
type Work = (args: readonly Value[], dice: Dice | null) => Value;

const number = (value: Value | undefined): Exact => {
  if (value === undefined || typeof value === 'string')
    throw new ExpressionFault(`not a number: ${value ?? ''}`);
  return value;
};
const words = (value: Value | undefined): string => {
  if (typeof value !== 'string') throw new ExpressionFault(`not words: ${value?.toFraction() ?? ''}`);
  return value;
};
const whole = (value: Value | undefined): number => toWhole(number(value));

const ofNumbers =
  (work: (...numbers: Exact[]) => Exact): Work =>
  (args) =>
    work(...args.map(number));

const ofWholes =
  (work: (...wholes: number[]) => number): Work =>
  (args) =>
    exact(work(...args.map(whole)));

const asText =
  (write: (value: Exact, second: number) => string): Work =>
  ([value, second]) =>
    write(number(value), second === undefined ? 0 : whole(second));

const drawn =
  (draw: (dice: Dice, args: readonly Value[]) => Value): Work =>
  (args, dice) => {
    if (!dice) throw new ExpressionFault('a proof draws nothing');
    return draw(dice, args);
  };

/** Minutes after midnight of a time as it is written on one of the two clocks. */
function readClock(text: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2})[. ](\d\d)(?: ([ap])\.m\.)?$/.exec(text) ?? [];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours * 60 + Number(minute);
}

const powerOfTen = (places: Exact | undefined): number => 10 ** (places ? toWhole(places) : 0);

/** The multiple of 10 to the power of minus `places` below a value. */
const cut = (value: Exact, places?: Exact): Exact =>
  value.mul(powerOfTen(places)).floor().div(powerOfTen(places));

const PART_NAMES =
  'whole,whole,halves,thirds,quarters,fifths,sixths,sevenths,eighths,ninths,tenths,elevenths,twelfths';

const DRAWS: Readonly<Record<string, Work>> = {
  int: drawn((dice, [low, high]) => exact(dice.int(whole(low), whole(high)))),
  multiple: drawn((dice, [step, low, high]) => exact(dice.multiple(whole(step), whole(low), whole(high)))),
  pick: drawn((dice, args) => dice.pick(args)),
  chance: drawn((dice, [oneIn]) => exact(dice.chance(whole(oneIn)) ? 1 : 0)),
  // A proper fraction whose denominator is within bounds before it is made simple.
  proper: drawn((dice, [least, most]) => {
    const bottom = dice.int(whole(least), whole(most));
    return exact(dice.int(1, bottom - 1), bottom);
  }),
};

const NUMBERS: Readonly<Record<string, Work>> = {
  floor: ofNumbers((value) => (value ?? exact(0)).floor()),
  abs: ofNumbers((value) => (value ?? exact(0)).abs()),
  mod: ofNumbers((value, by) =>
    (value ?? exact(0)).sub(
      (value ?? exact(0))
        .div(by ?? 1)
        .floor()
        .mul(by ?? 1),
    ),
  ),
  min: ofNumbers((...all) => all.reduce((a, b) => (a.compare(b) <= 0 ? a : b))),
  max: ofNumbers((...all) => all.reduce((a, b) => (a.compare(b) >= 0 ? a : b))),
  pow: ofWholes((base = 0, power = 0) => base ** power),
  gcd: ofWholes((a = 0, b = 0) => gcd(a, b)),
  lcm: ofWholes((a = 1, b = 1) => (a * b) / gcd(a, b)),
  top: ofNumbers((value) => exact(Number(value?.n ?? 0))),
  bottom: ofNumbers((value) => exact(Number(value?.d ?? 1))),
  // Decimal places of a value; 99 where its decimal never ends.
  places: ofNumbers((value) => exact(findDecimalPlaces(value ?? exact(0)) ?? 99)),
  cut: ofNumbers((value, places) => cut(value ?? exact(0), places)),
  round: ofNumbers((value, places) => cut((value ?? exact(0)).add(exact(1, 2 * powerOfTen(places))), places)),
};

const TEXTS: Readonly<Record<string, Work>> = {
  frac: asText((value) => fractionText(value)),
  imp: asText((value) => improperText(value)),
  dec: asText((value, least) => decimalText(value, least)),
  money: asText((value) => moneyText(value)),
  // Minutes after midnight as `3.20 p.m.` and as `15 20`, and back.
  clock12: asText((value) => CLOCK_12.text(value)),
  clock24: asText((value) => CLOCK_24.text(value)),
  minutesOf: ([text]) => exact(readClock(words(text))),
  nth: asText((value) => ordinalText(toWhole(value))),
  parts: asText((value) => PART_NAMES.split(',')[toWhole(value)] ?? 'parts'),
  // Over a given denominator: `over(1/2, 12)` is 6/12.
  over: asText((value, bottom) => `${decimalText(value.mul(bottom))}/${bottom}`),
  many: ([count, one, more]) =>
    `${decimalText(number(count))} ${words(number(count).equals(1) ? one : more)}`,
  cap: ([text]) => capital(words(text)),
  // The value of `3 1/2`, `0.35`, `40%` or `4 × 3`.
  value: ([text]) => {
    const shown = words(text).replace('$', '');
    return shown.endsWith('%') ? evaluate(shown.slice(0, -1)).div(100) : evaluate(shown);
  },
  // The value of `4n + 7` or `n/3` where the letter is a number.
  at: ([expression, letter, value]) =>
    evaluate(
      words(expression)
        .replace(
          new RegExp(`(\\d*)${words(letter)}`, 'g'),
          (_, times: string) => `(${times === '' ? 1 : times} × ${whole(value)})`,
        )
        .replaceAll('/', ' ÷ '),
    ),
  // A place, from 1, in words with bars or gaps between.
  item: ([list, place]) => words(list).split(words(list).includes('|') ? '|' : ' ')[whole(place) - 1] ?? '',
  list: ([list]) => joinWithAnd(words(list).split('|')),
  has: ([list, part]) => exact(words(list).includes(words(part)) ? 1 : 0),
};

/** None of a value that is no whole number. */
const factorsOf = (value: Exact): number[] =>
  Array.from({ length: value.d === 1n ? toWhole(value) : 0 }, (_, i) => i + 1).filter(
    (divisor) => toWhole(value) % divisor === 0,
  );

const partsOf = (list: Value | undefined): string[] =>
  words(list)
    .split('|')
    .filter((part) => part !== '');

const isThing = (text: string): text is PictureThing => PICTURE_THINGS.some((one) => one === text);

const ofDegrees =
  (work: (radians: number) => number): Work =>
  ([at]) =>
    exact(Math.round(work((number(at).valueOf() * Math.PI) / 180) * 10_000), 10_000);

/** Values of coins and notes for an amount, largest first, mostly large ones; null where they are too many. */
function drawPieces(dice: Dice, amount: number, allowed: readonly number[]): number[] | null {
  const pieces: number[] = [];
  for (let rest = amount; rest > 0; rest -= pieces.at(-1) ?? 0) {
    const [first, second] = allowed.filter((piece) => piece <= rest);
    if (first === undefined || pieces.length >= MOST_PIECES) return null;
    pieces.push(second !== undefined && dice.chance(3) ? second : first);
  }
  return pieces.toSorted((a, b) => b - a);
}
const MOST_PIECES = 12;

/** A scale is told as `500 10 50`: its largest value, one mark, and the step of its numbers. */
function fitsScale(scale: string, value: number): boolean {
  const [max = 0, step = 1] = scale.split(' ').map(Number);
  return value < max && value * 5 >= max && value % step === 0;
}

/** Shares of lengths by an angle, exact enough for a drawing, and sizes for it. */
const FIGURES: Readonly<Record<string, Work>> = {
  sin: ofDegrees(Math.sin),
  cos: ofDegrees(Math.cos),
  tan: ofDegrees(Math.tan),
  // Another size than the told one: so many degrees off, on the same side of the right angle; 0 where there is none.
  offScale: drawn((dice, [size, by, low, high]) =>
    exact(offScale(dice, whole(size), whole(by), [whole(low), whole(high)]) ?? 0),
  ),
};

/** Lists are words with bars between. */
const LISTS: Readonly<Record<string, Work>> = {
  size: ([list]) => exact(partsOf(list).length),
  without: ([list, part]) =>
    partsOf(list)
      .filter((one) => one !== words(part))
      .join('|'),
  // `10 + 10 + 10`.
  repeat: ([value, times, between]) =>
    Array.from({ length: whole(times) }, () => decimalText(number(value))).join(words(between)),
  pickThing: drawn((dice) => dice.pick(PICTURE_THINGS)),
  oneThing: ([things]) => (isThing(words(things)) ? oneThing(words(things) as PictureThing) : words(things)),
  inBoth: ([one, other]) =>
    partsOf(one)
      .filter((part) => partsOf(other).includes(part))
      .join('|'),
  pickFrom: drawn((dice, [list]) => dice.pick(partsOf(list))),
  shuffle: drawn((dice, [list]) => dice.shuffle(partsOf(list)).join('|')),
  join: ([list, between, before]) =>
    partsOf(list)
      .map((part) => words(before) + part)
      .join(words(between)),
  pieces: drawn((dice, [allowed, amount]) =>
    (drawPieces(dice, whole(amount), partsOf(allowed).map(Number)) ?? []).join('|'),
  ),
  pickScale: drawn((dice, [scales, value]) => {
    const fitting = partsOf(scales).filter((scale) => fitsScale(scale, whole(value)));
    return fitting.length === 0 ? '' : dice.pick(fitting);
  }),
  commas: ([list]) => partsOf(list).join(', '),
  factorList: ([value]) => factorsOf(number(value)).join('|'),
  // `1 × 12, 2 × 6, 3 × 4`.
  factorPairs: ([value]) =>
    factorsOf(number(value))
      .filter((factor) => factor * factor <= whole(value))
      .map((factor) => `${factor} × ${whole(value) / factor}`)
      .join(', '),
  // Digits from 2 that divide a number, or that do not.
  digitsThat: ([value, divide]) =>
    [2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => (whole(value) % digit === 0) === (whole(divide) === 1))
      .join('|'),
};

/** What a formula of a sheet may call. */
export const FUNCTIONS: Readonly<Record<string, Work>> = {
  ...DRAWS,
  ...NUMBERS,
  ...TEXTS,
  ...LISTS,
  ...FIGURES,
};
