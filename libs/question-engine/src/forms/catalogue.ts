import { WHO_IS_RIGHT } from './claims.forms.js';
import { ENOUGH_OR_NOT, WHAT_ELSE } from './choosing.forms.js';
import type { Form } from './drawn.js';
import { GRAPH_AND_TEXT, GRAPH_TURNED } from './graph.forms.js';
import { MEND_AN_ANSWER, MEND_THE_ANSWER, MEND_THE_LINE } from './mending.forms.js';
import { PARTS } from './parts.forms.js';
import { EXTRA_INFORMATION, OTHER_SIDE, PLAIN, TWO_SOURCES } from './plain.forms.js';
import { CHOOSE_THE_MODEL } from './sentence.forms.js';
import { ORDER_THE_STEPS } from './steps.forms.js';
import { ofWorking } from './worked-core.js';
import type { WorkedForm } from './worked.js';
import { FILL_THE_WORKING, SPOT_THE_MISTAKE } from './working.forms.js';

/** Forms about the working of a question: for draws of the core and of shapes. */
export const WORKED_FORMS: readonly WorkedForm[] = [
  FILL_THE_WORKING,
  CHOOSE_THE_MODEL,
  WHO_IS_RIGHT,
  ORDER_THE_STEPS,
  SPOT_THE_MISTAKE,
  MEND_THE_ANSWER,
  MEND_AN_ANSWER,
  MEND_THE_LINE,
];

/** Forms of cells about graphs. A form that shows a line of the working would tell what is to be read from the graph. */
export const GRAPH_FORMS: readonly Form[] = [
  GRAPH_AND_TEXT,
  GRAPH_TURNED,
  ofWorking(WHO_IS_RIGHT),
  ofWorking(ORDER_THE_STEPS),
  ofWorking(MEND_THE_ANSWER),
];

/** Every form of the core. `other-unknown` is the plain form of an ask that is not at the end of the story. */
export const FORMS: readonly Form[] = [
  PLAIN,
  OTHER_SIDE,
  EXTRA_INFORMATION,
  WHAT_ELSE,
  PARTS,
  TWO_SOURCES,
  ENOUGH_OR_NOT,
  ...WORKED_FORMS.map(ofWorking),
];

/** Forms of cells about data: amounts are read from a graph, or from a table where none can be drawn. */
export const DATA_FORMS: readonly Form[] = [GRAPH_AND_TEXT, ...FORMS];
