import { exam, inLine, optionColumns, plainNumbers, solutions, twoColumns } from './first-layouts.js';
import { drill, inParts, keyTable, pictures } from './second-layouts.js';
import type { Layout } from './sheet-parts.js';

/** Layouts that the rules were made with. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  exam,
  'in line': inLine,
  'plain numbers': plainNumbers,
  'two columns': twoColumns,
  'option columns': optionColumns,
  solutions,
  drill,
  pictures,
  'in parts': inParts,
  'key table': keyTable,
};
