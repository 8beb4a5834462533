import { KNOWN_UNITS } from '../checks/asked-unit.js';
import {
  FRACTION,
  MONEY_TO_CENT,
  PERCENT,
  PLAIN,
  PLAIN_DECIMAL,
  type Style,
  countOf,
  degrees,
  measured,
  measuredFraction,
} from '../core/amount.js';

/** Other spellings of a unit's sign, as authors type them. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    km: ['kilometre', 'kilometres'],
    m: ['metre', 'metres'],
    cm: ['centimetre', 'centimetres'],
    kg: ['kilogram', 'kilograms'],
    g: ['gram', 'grams'],
    ℓ: ['l', 'L', 'litre', 'litres'],
    ml: ['mL', 'millilitre', 'millilitres'],
    h: ['hour', 'hours', 'hr'],
    min: ['minute', 'minutes', 'mins'],
    s: ['second', 'seconds'],
    $: ['dollar', 'dollars'],
    '%': ['percent', 'per cent'],
    '°': ['degree', 'degrees'],
    'cm²': ['cm2', 'cm^2', 'sq cm', 'square cm', 'square centimetres'],
    'm²': ['m2', 'm^2', 'square m', 'square metres'],
    'cm³': ['cm3', 'cm^3', 'cubic cm', 'cubic centimetres'],
    'm³': ['m3', 'm^3', 'cubic m', 'cubic metres'],
    'km/h': ['kmh', 'km per hour', 'km/hour'],
    'm/min': ['m per min', 'm per minute'],
  }).flatMap(([sign, spellings]) => spellings.map((spelling) => [spelling, sign] as const)),
);

/** The unit in the product's sign; a noun stays as it is. */
export function tidyUnit(unit: string | null): string | null {
  const plain = unit?.trim() ?? '';
  return plain === '' ? null : (SIGNS.get(plain) ?? plain);
}

/** `box` of `boxes`, `cherry` of `cherries`. */
function singularOf(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/(?<=x|z|ch|sh|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

const NOUN = /^[A-Za-z][A-Za-z -]{1,30}$/;

/**
 * How a value is written in the product, by its unit and by the form the author chose for its number; null for a unit
 * that is neither one nor a noun.
 */
export function findStyle(unit: string | null, value: string): Style | null {
  const isFraction = value.includes('/');
  if (unit === null) return isFraction ? FRACTION : value.includes('.') ? PLAIN_DECIMAL : PLAIN;
  if (unit === '$') return MONEY_TO_CENT;
  if (unit === '%') return PERCENT;
  if (unit === '°') return degrees();
  if (KNOWN_UNITS.includes(unit)) return isFraction ? measuredFraction(unit) : measured(unit);
  return NOUN.test(unit) ? countOf(unit, singularOf(unit)) : null;
}
