import { CHANGED_STRUCTURES } from './catalogue/changed.structures.js';
import { COMPARED_STRUCTURES } from './catalogue/compared.structures.js';
import { EARLY_STRUCTURES } from './catalogue/early.structures.js';
import { FRACTION_STRUCTURES } from './catalogue/fractions.structures.js';
import { GROUPED_STRUCTURES } from './catalogue/grouped.structures.js';
import { MOVED_STRUCTURES } from './catalogue/moved.structures.js';
import { RATIO_STRUCTURES } from './catalogue/ratio.structures.js';
import { SHARE_STRUCTURES } from './catalogue/shares.structures.js';
import { THREE_STEP_STRUCTURES } from './catalogue/three-step.structures.js';
import { TWO_STEP_STRUCTURES } from './catalogue/two-step.structures.js';
import type { Structure } from './structure.js';

/** Every structure that is built, by family. */
export const STRUCTURES: readonly Structure[] = [
  ...EARLY_STRUCTURES,
  ...COMPARED_STRUCTURES,
  ...MOVED_STRUCTURES,
  ...CHANGED_STRUCTURES,
  ...RATIO_STRUCTURES,
  ...FRACTION_STRUCTURES,
  ...SHARE_STRUCTURES,
  ...TWO_STEP_STRUCTURES,
  ...THREE_STEP_STRUCTURES,
  ...GROUPED_STRUCTURES,
];

/** Null for an id that no structure has. */
export const findStructure = (id: string): Structure | null =>
  STRUCTURES.find((structure) => structure.id === id) ?? null;
