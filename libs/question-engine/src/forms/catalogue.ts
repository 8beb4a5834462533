import { WHO_IS_RIGHT } from './claims.forms.js';
import { CHOOSE_THE_EQUATION, ENOUGH_OR_NOT, WHAT_ELSE } from './choosing.forms.js';
import type { Form } from './drawn.js';
import { EXTRA_INFORMATION, OTHER_SIDE, PLAIN, TWO_SOURCES } from './plain.forms.js';
import { FILL_THE_WORKING, ORDER_THE_STEPS, PARTS, SPOT_THE_MISTAKE } from './working.forms.js';

/** Every form that is built. `other-unknown` is the plain form of an ask that is not at the end of the story. */
export const FORMS: readonly Form[] = [
  PLAIN,
  OTHER_SIDE,
  EXTRA_INFORMATION,
  WHAT_ELSE,
  SPOT_THE_MISTAKE,
  WHO_IS_RIGHT,
  CHOOSE_THE_EQUATION,
  ORDER_THE_STEPS,
  PARTS,
  TWO_SOURCES,
  FILL_THE_WORKING,
  ENOUGH_OR_NOT,
];

/** Null for an id that no form has. */
export const findForm = (id: string): Form | null => FORMS.find((form) => form.id === id) ?? null;
