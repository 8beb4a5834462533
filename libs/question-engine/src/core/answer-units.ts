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
};

/** Chips for an answer's unit; none for plain numbers and counted things. */
export function listUnitChips(unit: string | null): string[] {
  return unit === null ? [] : [...(CHIPS[unit] ?? [unit])];
}
