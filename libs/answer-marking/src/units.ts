import { divide, multiply, toRational, type Rational } from './rational.js';

/**
 * A dimension, packed: each base quantity owns a power of 16, its exponent counts how often. Multiplying two
 * quantities adds their dimensions. 0 is a bare number.
 */
export type Dimension = number;
const LENGTH = 1;
const MASS = 16;
const TIME = 256;
const MONEY = 4096;
const ANGLE = 65_536;
const TEMPERATURE = 1_048_576;
const COUNT = 16_777_216;
const CALENDAR = 268_435_456;
const FOREIGN = 4_294_967_296;
export const DIMENSION = { LENGTH, MASS, TIME, MONEY, ANGLE, TEMPERATURE, COUNT, CALENDAR, FOREIGN } as const;
export const AREA: Dimension = 2 * LENGTH;
export const VOLUME: Dimension = 3 * LENGTH;

/** A unit of measure. Base units: cm, g, s, cent, degree, °C, unit, month. A millilitre is a cubic centimetre. */
export interface Unit {
  /** The symbol as printed in a paper: `cm²`, `km/h`, `$`. */
  readonly symbol: string;
  readonly dimension: Dimension;
  /** How many base units it is. */
  readonly factor: Rational;
}

interface UnitRow {
  readonly symbol: string;
  readonly dimension: Dimension;
  readonly n: bigint;
  readonly d?: bigint;
  readonly spellings: string;
  /** Set for metric units, whose full names are made from it. */
  readonly prefix?: string;
}

/** The full names of the metric units in British and American spelling; an s makes the plural. */
const METRIC_NAMES: Readonly<Record<Dimension, string>> = {
  [LENGTH]: 'metre meter',
  [MASS]: 'gram gramme',
  [VOLUME]: 'litre liter',
};

const ROWS: readonly UnitRow[] = [
  { symbol: 'mm', dimension: LENGTH, n: 1n, d: 10n, spellings: 'mm mms', prefix: 'milli' },
  { symbol: 'cm', dimension: LENGTH, n: 1n, spellings: 'cm cms', prefix: 'centi' },
  { symbol: 'm', dimension: LENGTH, n: 100n, spellings: 'm', prefix: '' },
  { symbol: 'km', dimension: LENGTH, n: 100_000n, spellings: 'km kms', prefix: 'kilo' },
  { symbol: 'mg', dimension: MASS, n: 1n, d: 1000n, spellings: 'mg', prefix: 'milli' },
  { symbol: 'g', dimension: MASS, n: 1n, spellings: 'g gm gms', prefix: '' },
  { symbol: 'kg', dimension: MASS, n: 1000n, spellings: 'kg kgs kilo kilos', prefix: 'kilo' },
  { symbol: 't', dimension: MASS, n: 1_000_000n, spellings: 't tonne tonnes' },
  { symbol: 'ml', dimension: VOLUME, n: 1n, spellings: 'ml mls cc', prefix: 'milli' },
  { symbol: 'l', dimension: VOLUME, n: 1000n, spellings: 'l ltr ltrs', prefix: '' },
  { symbol: 'ha', dimension: AREA, n: 100_000_000n, spellings: 'ha hectare hectares' },
  { symbol: 's', dimension: TIME, n: 1n, spellings: 's sec secs second seconds' },
  { symbol: 'min', dimension: TIME, n: 60n, spellings: 'min mins minute minutes' },
  { symbol: 'h', dimension: TIME, n: 3600n, spellings: 'h hr hrs hour hours' },
  { symbol: 'day', dimension: TIME, n: 86_400n, spellings: 'd day days' },
  { symbol: 'week', dimension: TIME, n: 604_800n, spellings: 'wk wks week weeks' },
  { symbol: 'month', dimension: CALENDAR, n: 1n, spellings: 'mth mths month months' },
  { symbol: 'year', dimension: CALENDAR, n: 12n, spellings: 'yr yrs year years' },
  { symbol: 'cent', dimension: MONEY, n: 1n, spellings: '¢ c ct cts cent cents' },
  { symbol: '$', dimension: MONEY, n: 100n, spellings: '$ s$ sgd dollar dollars' },
  { symbol: '°', dimension: ANGLE, n: 1n, spellings: '° deg degs degree degrees' },
  { symbol: '°C', dimension: TEMPERATURE, n: 1n, spellings: 'celsius centigrade' },
  { symbol: '°F', dimension: FOREIGN, n: 1n, spellings: 'fahrenheit' },
  { symbol: 'unit', dimension: COUNT, n: 1n, spellings: 'unit units' },
  { symbol: 'km/h', dimension: LENGTH - TIME, n: 100_000n, d: 3600n, spellings: 'kmph kph kmh' },
  { symbol: 'US$', dimension: FOREIGN, n: 1n, spellings: 'us$ usd' },
  { symbol: '£', dimension: FOREIGN, n: 1n, spellings: '£ gbp pound pounds' },
  { symbol: '€', dimension: FOREIGN, n: 1n, spellings: '€ eur euro euros' },
  { symbol: '¥', dimension: FOREIGN, n: 1n, spellings: '¥ yen yuan rmb' },
  { symbol: 'RM', dimension: FOREIGN, n: 1n, spellings: 'rm myr ringgit' },
];

const UNITS = new Map<string, Unit>();
const BY_SYMBOL = new Map<string, Unit>();
for (const row of ROWS) {
  const unit: Unit = { symbol: row.symbol, dimension: row.dimension, factor: toRational(row.n, row.d ?? 1n) };
  BY_SYMBOL.set(row.symbol, unit);
  for (const spelling of row.spellings.split(' ')) UNITS.set(spelling, unit);
  if (row.prefix === undefined) continue;
  for (const name of METRIC_NAMES[row.dimension]?.split(' ') ?? []) {
    UNITS.set(row.prefix + name, unit).set(`${row.prefix}${name}s`, unit);
  }
}

/** The unit a word or sign spells, letter case ignored by the caller (P9); null for any other word. */
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
  return BY_SYMBOL.get(NEXT_SMALLER[unit.symbol] ?? '') ?? null;
}

/** The percent sign as a factor. It is no dimension. */
export const HUNDREDTH = toRational(1n, 100n);
