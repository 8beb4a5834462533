import { CHANGED_STRUCTURES } from './catalogue/changed.structures.js';
import { COMPARED_STRUCTURES } from './catalogue/compared.structures.js';
import { EARLY_STRUCTURES } from './catalogue/early.structures.js';
import type { Structure } from './structure.js';

/** Every structure that is built, by family. */
export const STRUCTURES: readonly Structure[] = [
  ...EARLY_STRUCTURES,
  ...COMPARED_STRUCTURES,
  ...CHANGED_STRUCTURES,
];

/** Null for an id that no structure has. */
export const findStructure = (id: string): Structure | null =>
  STRUCTURES.find((structure) => structure.id === id) ?? null;
