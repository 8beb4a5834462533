import { measured } from '../../core/amount.js';

/** What lengths and areas of a situation are counted in. */
export interface Units {
  length: ReturnType<typeof measured>;
  area: ReturnType<typeof measured>;
}

export const CENTIMETRES: Units = { length: measured('cm', 0), area: measured('cm²', 0) };
export const METRES: Units = { length: measured('m', 0), area: measured('m²', 0) };
