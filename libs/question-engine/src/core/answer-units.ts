import type { Style } from './amount.js';
import type { CountedIn } from './counted-in.js';

/** Units the keypad offers beside the right one, so that choosing is still the pupil's work. */
const CHIPS: Readonly<Record<string, readonly string[]>> = {
  $: ['$'],
  '%': ['%'],
  '°': ['°'],
  km: ['km', 'm'],
  m: ['m', 'cm', 'km'],
  cm: ['cm', 'm', 'cm²'],
  'cm²': ['cm', 'cm²', 'cm³'],
  'cm³': ['cm²', 'cm³', 'ℓ'],
  kg: ['kg', 'g'],
  g: ['kg', 'g'],
  ℓ: ['ℓ', 'ml'],
  ml: ['ℓ', 'ml'],
  min: ['min', 'h'],
  h: ['h', 'min'],
  s: ['s', 'min'],
  'm²': ['m', 'm²'],
  'm³': ['m²', 'm³'],
  'km/h': ['km/h', 'm/min'],
  'm/min': ['m/min', 'km/h'],
  '¢': ['¢', '$'],
};

const COMPOUND_CHIPS: Readonly<Record<CountedIn, readonly string[]>> = {
  clock: [],
  min: ['h', 'min'],
  s: ['min', 's'],
  m: ['km', 'm'],
  cm: ['m', 'cm'],
  g: ['kg', 'g'],
  ml: ['ℓ', 'ml'],
  cents: ['$', '¢'],
};

/** Chips for an answer's unit; none for plain numbers, names and counted things. */
export function listUnitChips(style: Style): string[] {
  if (style.countedIn) return [...COMPOUND_CHIPS[style.countedIn]];
  return style.unit === null ? [] : [...(CHIPS[style.unit] ?? [style.unit])];
}
