import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
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

/** Units and the first grade that has met them. */
const FIRST_GRADE: Readonly<Record<string, number>> = {
  m: 2,
  kg: 2,
  g: 2,
  ℓ: 2,
  km: 3,
  ml: 3,
  s: 3,
  'cm²': 3,
  'm²': 3,
  '°': 4,
  'cm³': 5,
  'm³': 5,
  'm/min': 6,
};

/** Chips for an answer's unit that the grade has met; none for plain numbers, names and counted things. */
export function listUnitChips(style: Style, grade: GradeLevel): string[] {
  if (style.countedIn) return [...COMPOUND_CHIPS[style.countedIn]];
  const { unit } = style;
  if (unit === null) return [];
  const at = gradeNumber(grade);
  return (CHIPS[unit] ?? [unit]).filter((chip) => chip === unit || (FIRST_GRADE[chip] ?? 1) <= at);
}
