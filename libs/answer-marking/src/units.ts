import { divide, multiply, toRational, type Rational } from './rational.js';

/**
 * A dimension, packed: each base quantity owns a power of 16, its exponent counts how often. Multiplying two
 * quantities adds their dimensions. 0 is a bare number.
 */
export type Dimension = number;
export const LENGTH = 1;
export const MASS = 16;
export const TIME = 256;
export const MONEY = 4096;
export const ANGLE = 65_536;
export const TEMPERATURE = 1_048_576;
export const COUNT = 16_777_216;
export const CALENDAR = 268_435_456;
export const FOREIGN = 4_294_967_296;
export const AREA: Dimension = 2 * LENGTH;
export const VOLUME: Dimension = 3 * LENGTH;

/** A unit of measure. Base units: cm, g, s, cent, degree, °C, unit, month. A millilitre is a cubic centimetre. */
export interface Unit {
  /** The symbol as printed in a paper: `cm²`, `km/h`, `$`. */
  readonly symbol: string;
  readonly dimension: Dimension;
  /** Size in base units. */
  readonly factor: Rational;
}

/**
 * Dimension; spellings in lower case, the first being the symbol and a star marking an optional plural s; and the size
 * in base units as numerator and denominator.
 */
type UnitRow = readonly [dimension: Dimension, spellings: string, n?: number, d?: number];

const ROWS: readonly UnitRow[] = [
  [LENGTH, 'mm* millimetre* millimeter*', 1, 10],
  [LENGTH, 'cm* centimetre* centimeter*'],
  [LENGTH, 'm metre* meter*', 100],
  [LENGTH, 'km* kilometre* kilometer*', 100_000],
  [MASS, 'mg milligram* milligramme*', 1, 1000],
  [MASS, 'g gm* gram* gramme*'],
  [MASS, 'kg* kilo* kilogram* kilogramme*', 1000],
  [MASS, 't tonne*', 1_000_000],
  [VOLUME, 'ml* cc millilitre* milliliter*'],
  [VOLUME, 'l ltr* litre* liter*', 1000],
  [AREA, 'ha hectare*', 100_000_000],
  [TIME, 's sec* second*'],
  [TIME, 'min* minute*', 60],
  [TIME, 'h hr* hour*', 3600],
  [TIME, 'day* d', 86_400],
  [TIME, 'week* wk*', 604_800],
  [CALENDAR, 'month* mth*'],
  [CALENDAR, 'year* yr*', 12],
  [MONEY, 'cent* ¢ c ct*'],
  [MONEY, '$ s$ sgd dollar*', 100],
  [ANGLE, '° deg* degree*'],
  [TEMPERATURE, '°C celsius centigrade'],
  [COUNT, 'unit*'],
  [LENGTH - TIME, 'km/h kmph kph kmh', 100_000, 3600],
  [FOREIGN, '°F fahrenheit'],
  [FOREIGN, 'US$ usd'],
  [FOREIGN, '£ gbp pound*'],
  [FOREIGN, '€ eur euro*'],
  [FOREIGN, '¥ yen yuan rmb'],
  [FOREIGN, 'RM myr ringgit'],
];

/** By spelling; a later row wins. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  ROWS.flatMap(([dimension, spellings, n = 1, d = 1]) => {
    const symbol = spellings.replace(/[* ].*/, '');
    const unit: Unit = { symbol, dimension, factor: toRational(BigInt(n), BigInt(d)) };
    return spellings
      .toLowerCase()
      .split(' ')
      .flatMap((spelling): [string, Unit][] => {
        const singular = spelling.replace('*', '');
        return singular === spelling
          ? [[singular, unit]]
          : [
              [singular, unit],
              [`${singular}s`, unit],
            ];
      });
  }),
);

/** Units in full: words that a child may misspell. */
export const UNIT_NAMES: readonly string[] = [...UNITS.keys()].filter((name) => /^[a-z]{5,}$/.test(name));

/** The unit a word or sign spells, letter case ignored by the caller (MARK-9); null for any other word. */
export function findUnit(spelling: string): Unit | null {
  return UNITS.get(spelling) ?? null;
}

/** Square or cubic of a length or of counted units; null for anything else. */
export function findPower(unit: Unit, power: 2 | 3): Unit | null {
  if (unit.dimension !== LENGTH && unit.dimension !== COUNT) return null;
  const factor = multiply(power === 2 ? unit.factor : multiply(unit.factor, unit.factor), unit.factor);
  return { symbol: `${unit.symbol}${power === 2 ? '²' : '³'}`, dimension: unit.dimension * power, factor };
}

/** One unit for each of another: `km/h`, `$/kg`. */
export function toRate(top: Unit, bottom: Unit): Unit {
  return {
    symbol: `${top.symbol}/${bottom.symbol}`,
    dimension: top.dimension - bottom.dimension,
    factor: divide(top.factor, bottom.factor),
  };
}

const NEXT_SMALLER: Readonly<Record<string, string>> = {
  week: 'day',
  day: 'h',
  h: 'min',
  min: 's',
  km: 'm',
  m: 'cm',
  cm: 'mm',
  kg: 'g',
  l: 'ml',
  $: 'cent',
  year: 'month',
};

/** The unit that ordinarily follows in a compound (`1 h 30` means minutes); null when there is none. */
export function findNextSmaller(unit: Unit): Unit | null {
  return findUnit(NEXT_SMALLER[unit.symbol] ?? '');
}

/** The percent sign as a factor. It is no dimension. */
export const HUNDREDTH = toRational(1n, 100n);
