import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { CountedIn } from './counted-in.js';
import { type Exact, type Num, exact, findDecimalPlaces, isWhole, toWhole } from '../numbers/exact.js';
import { decimalText, fractionText, moneyText, numberText, ratioText } from '../numbers/number-text.js';

/** How a kind of quantity is written and which values of it make sense. */
export interface Style {
  /** With unit, as a teacher writes it: `1.95 kg`, `$45`, `57°`, `8 : 9`. */
  text(value: Num): string;
  /** Without unit, for a blank whose unit is printed beside it. */
  bare(value: Num): string;
  /** Printed beside the answer box; null for a plain number, a ratio or a counted noun. */
  unit: string | null;
  /** The noun of a counted quantity ("24 pupils"), else null. */
  noun: string | null;
  /** Positive, writable in the grade's places, whole where things are counted. */
  allows(value: Num): boolean;
  /** For texts such as `1 h 30 min` or `4.05 p.m.`: what the value counts. */
  countedIn?: CountedIn;
  /** For answers that are names: the value is the place of the name in this list, from 1. */
  names?: readonly string[];
  /** Other ways to write a value that are as right, such as `metres` for `m`. */
  also?: (value: Num) => readonly string[];
  /** For answers that are drawn: how the drawing is compared, and the tolerance of its size. */
  drawn?: Pick<AnswerPolicy, 'drawn' | 'tolerance'>;
}

/** A value with its style. */
export interface Amount {
  value: Exact;
  style: Style;
}

/** Pairs a value with its style. */
export function amount(value: Num, style: Style): Amount {
  return { value: exact(value), style };
}

const within = (value: Num, most: number): boolean => {
  const q = exact(value);
  return q.compare(0) > 0 && q.compare(most) <= 0;
};

/** Counted things: `1265 masks`, `1 mask`. A plural that is not simply `s` is given with its singular. */
export function countOf(noun: string, singular = noun.replace(/(?<=x|sh|ch|ss)es$|s$/, '')): Style {
  return {
    text: (v) => `${decimalText(v)} ${exact(v).equals(1) ? singular : noun}`,
    bare: (v) => decimalText(v),
    unit: null,
    noun,
    allows: (v) => isWhole(v) && within(v, 10_000_000),
  };
}

/** A whole number without a unit. */
export const PLAIN: Style = {
  text: (v) => decimalText(v),
  bare: (v) => decimalText(v),
  unit: null,
  noun: null,
  allows: (v) => isWhole(v) && within(v, 10_000_000),
};

/** A number that may have up to three decimal places, without a unit. */
export const PLAIN_DECIMAL: Style = {
  ...PLAIN,
  allows: (v) => (findDecimalPlaces(v) ?? 9) <= 3 && within(v, 10_000_000),
};

/** Dollars and cents, in steps of five cents. */
export const MONEY: Style = {
  text: (v) => moneyText(v),
  bare: (v) => moneyText(v).slice(1),
  unit: '$',
  noun: null,
  allows: (v) => isWhole(exact(v).mul(20)) && within(v, 10_000_000),
};

/** Dollars and cents to the cent, as on a bill with GST. */
export const MONEY_TO_CENT: Style = {
  ...MONEY,
  allows: (v) => isWhole(exact(v).mul(100)) && within(v, 10_000_000),
};

/** A measured quantity in decimals of up to `places` places: `1.95 kg`. */
export function measured(unit: string, places = 3): Style {
  return {
    text: (v) => `${decimalText(v)} ${unit}`,
    bare: (v) => decimalText(v),
    unit,
    noun: null,
    allows: (v) => (findDecimalPlaces(v) ?? 9) <= places && within(v, 1_000_000),
  };
}

/** A measured quantity in fractions and mixed numbers: `1 1/4 kg`. Denominators up to 24. */
export function measuredFraction(unit: string): Style {
  return {
    text: (v) => `${fractionText(v)} ${unit}`,
    bare: (v) => fractionText(v),
    unit,
    noun: null,
    allows: (v) => exact(v).d <= 24n && within(v, 10_000),
  };
}

/** A part of one metre, kilogram or litre, as Primary 3 has them: `5/8 m`, `1 m`. Denominators up to 12. */
export const fractionOfOne = (unit: string): Style => ({
  ...measuredFraction(unit),
  allows: (v) => exact(v).d <= 12n && within(v, 1),
});

/** A bare fraction or mixed number in simplest form. */
export const FRACTION: Style = {
  text: (v) => fractionText(v),
  bare: (v) => fractionText(v),
  unit: null,
  noun: null,
  allows: (v) => exact(v).d <= 64n && within(v, 10_000),
};

/** Percent; the value is the number before the sign. */
export const PERCENT: Style = {
  text: (v) => `${decimalText(v)}%`,
  bare: (v) => decimalText(v),
  unit: '%',
  noun: null,
  allows: (v) => (findDecimalPlaces(v) ?? 9) <= 1 && within(v, 1000),
};

/** Degrees, up to a full turn unless told otherwise. */
export function degrees(most = 360): Style {
  return {
    text: (v) => `${decimalText(v)}°`,
    bare: (v) => decimalText(v),
    unit: '°',
    noun: null,
    allows: (v) => isWhole(v) && within(v, most),
  };
}

/** Two-term ratio in simplest form; the value is first term over second term. */
export const RATIO: Style = {
  text: (v) => ratioText(exact(v)),
  bare: (v) => ratioText(exact(v)),
  unit: null,
  noun: null,
  allows: (v) => within(v, 1000) && exact(v).n <= 60n && exact(v).d <= 60n,
};

/** For working lines: a number with no unit. */
export const BARE: Style = {
  text: (v) => numberText(v),
  bare: (v) => numberText(v),
  unit: null,
  noun: null,
  allows: (v) => exact(v).compare(0) > 0,
};

/** One of a few names: a shape, a day, a person, a point `(7, 2)`, an expression `3n + 2`. The value is its place from 1. */
export function oneOf(names: readonly string[], also?: (name: string) => readonly string[]): Style {
  const name = (v: Num): string => names[toWhole(v) - 1] ?? '';
  return {
    text: name,
    bare: name,
    unit: null,
    noun: null,
    names,
    ...(also ? { also: (v: Num) => also(name(v)) } : {}),
    allows: (v) => isWhole(v) && within(v, names.length),
  };
}

/** A quantity in two units, counted in the smaller: `1 km 250 m`, `2 h`, `45 min`. */
export function compound(large: string, small: Exclude<CountedIn, 'clock' | 'cents'>, per: number): Style {
  const text = (v: Num): string => {
    const total = toWhole(v);
    const whole = Math.floor(total / per);
    const rest = total % per;
    return [
      ...(whole > 0 ? [`${decimalText(whole)} ${large}`] : []),
      ...(rest > 0 || whole === 0 ? [`${decimalText(rest)} ${small}`] : []),
    ].join(' ');
  };
  return {
    text,
    bare: text,
    unit: null,
    noun: null,
    countedIn: small,
    allows: (v) => isWhole(v) && within(v, 1_000_000),
  };
}

export const HOURS_MINUTES = compound('h', 'min', 60);

function clock(text: (hour: number, minute: number) => string, ofDay: (minutes: number) => boolean): Style {
  const write = (v: Num): string => text(Math.floor(toWhole(v) / 60), toWhole(v) % 60);
  return {
    text: write,
    bare: write,
    unit: null,
    noun: null,
    countedIn: 'clock',
    allows: (v) => isWhole(v) && exact(v).compare(0) >= 0 && exact(v).compare(1440) < 0 && ofDay(toWhole(v)),
  };
}

const hour12 = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);
const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes after midnight as `3.20 p.m.`. */
export const CLOCK_12 = clock(
  (h, m) => `${hour12(h)}.${two(m)} ${h < 12 ? 'a.m.' : 'p.m.'}`,
  () => true,
);
/** Minutes after midnight as `15 20`. */
export const CLOCK_24 = clock(
  (h, m) => `${two(h)} ${two(m)}`,
  () => true,
);
/** Minutes after midnight, before noon, as `4 o'clock` or `half past 4`. */
export const CLOCK_WORDS = clock(
  (h, m) => (m === 0 ? `${hour12(h)} o'clock` : `half past ${hour12(h)}`),
  (v) => v % 30 === 0 && v < 720,
);
