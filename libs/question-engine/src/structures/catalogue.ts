import { CHANGED_STRUCTURES } from './catalogue/changed.structures.js';
import { COMPARED_STRUCTURES } from './catalogue/compared.structures.js';
import { EARLY_STRUCTURES } from './catalogue/early.structures.js';
import { EQUAL_END_STRUCTURES } from './catalogue/equal-ends.structures.js';
import { EQUAL_THEN_STRUCTURES } from './catalogue/equal-then.structures.js';
import { FRACTION_STRUCTURES } from './catalogue/fractions.structures.js';
import { GROUPED_STRUCTURES } from './catalogue/grouped.structures.js';
import { DEDUCED_STRUCTURES } from './catalogue/deduced.structures.js';
import { LETTER_STRUCTURES } from './catalogue/letters.structures.js';
import { MOVED_ON_STRUCTURES } from './catalogue/moved-on.structures.js';
import { PAIR_STRUCTURES } from './catalogue/pairs.structures.js';
import { ROW_STRUCTURES } from './catalogue/rows.structures.js';
import { MOVED_STRUCTURES } from './catalogue/moved.structures.js';
import { RATIO_STRUCTURES } from './catalogue/ratio.structures.js';
import { SHORT_ROW_STRUCTURES } from './catalogue/short-rows.structures.js';
import { SHARE_STRUCTURES } from './catalogue/shares.structures.js';
import { THREE_STEP_STRUCTURES } from './catalogue/three-step.structures.js';
import { TWO_COMPARED_WITH_ONE } from './catalogue/three-compared.structures.js';
import { TWO_STEP_STRUCTURES } from './catalogue/two-step.structures.js';
import { GATEWAYS, tellThrough } from './gateways.js';
import type { Structure } from './structure.js';

/** Every structure that is built, by family. */
export const STRUCTURES: readonly Structure[] = [
  ...EARLY_STRUCTURES,
  ...COMPARED_STRUCTURES,
  TWO_COMPARED_WITH_ONE,
  ...MOVED_STRUCTURES,
  ...MOVED_ON_STRUCTURES,
  ...EQUAL_END_STRUCTURES,
  ...EQUAL_THEN_STRUCTURES,
  ...CHANGED_STRUCTURES,
  ...RATIO_STRUCTURES,
  ...FRACTION_STRUCTURES,
  ...SHARE_STRUCTURES,
  ...TWO_STEP_STRUCTURES,
  ...THREE_STEP_STRUCTURES,
  ...GROUPED_STRUCTURES,
  ...ROW_STRUCTURES,
  ...SHORT_ROW_STRUCTURES,
  ...DEDUCED_STRUCTURES,
  ...PAIR_STRUCTURES,
  ...LETTER_STRUCTURES,
];

/** The families of which one told amount may be told through a gateway. */
const TOLD_THROUGH: readonly Structure[] = STRUCTURES.filter(({ grades }) =>
  grades.some((grade) => ['Primary 4', 'Primary 5', 'Primary 6'].includes(grade)),
);

/** Every join of a structure and a gateway. */
export const GATEWAY_STRUCTURES: readonly Structure[] = [...GATEWAYS.values()].flatMap((gateway) =>
  TOLD_THROUGH.map((structure) => tellThrough(structure, gateway)),
);

const BY_ID: ReadonlyMap<string, Structure> = new Map(
  [...STRUCTURES, ...GATEWAY_STRUCTURES].map((structure) => [structure.id, structure]),
);

/** Null for an id that no structure has. */
export const findStructure = (id: string): Structure | null => BY_ID.get(id) ?? null;
