import type { ItemSpec } from './assemble-item.js';
import type { ShapeDraft } from './draw/draw-from-shapes.js';
import { WORKED_FORMS } from './forms/catalogue.js';
import type { DressedQuestion } from './forms/worked.js';
import { toPaperMarks } from './proof/demand.js';
import { measureDraft, measureDressed } from './proof/draft-demand.js';
import type { LevelWindow } from './proof/level-window.js';

/** What an item of a shape asks of a pupil, and what it is worth in a school's paper. */
export function measureItem(
  { gradeLevel: grade, level }: ItemSpec,
  { shape, draft }: ShapeDraft,
  { form: id }: Pick<DressedQuestion, 'form'>,
): Measured {
  const counted = measureDraft(shape)(draft);
  const form = WORKED_FORMS.find((one) => one.id === id) ?? null;
  const demand = measureDressed(counted, { grade, level }, form);
  return { demand, paperMarks: toPaperMarks(demand, grade, counted.lines) };
}

/** The points of an item, and its marks in a paper. */
export interface Measured {
  demand: number;
  paperMarks: number;
}

/** Both as an item keeps them. */
export const toMeasuredParams = ({ demand, paperMarks }: Measured): Record<string, string> => ({
  demand: String(demand),
  paperMarks: String(paperMarks),
});

/** Marks of a paper that a long item of Primary 6 is worth at least. */
const LEAST_OF_LONG = 3;

/** Points that are worth as much. */
export const POINTS_OF_LONG: LevelWindow = [7, 15];

/** Whether an item is to be worth as much. */
export const isLong = ({ gradeLevel, level }: ItemSpec): boolean =>
  gradeLevel === 'Primary 6' && level === 'mastery';

/** Whether it is worth too little for that. */
export const isTooShort = (spec: ItemSpec, paperMarks: number): boolean =>
  isLong(spec) && paperMarks < LEAST_OF_LONG;
