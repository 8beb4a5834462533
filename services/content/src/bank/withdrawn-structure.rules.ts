import type { ItemProvenance } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { structureOfTemplate } from '@sumfox/question-engine/cell-structures';

/** Keys of the structures that are withdrawn now, by {@link withdrawnKey}. */
export type WithdrawnKeys = ReadonlySet<string>;

/** A structure of a grade as one word. */
export const withdrawnKey = (gradeLevel: GradeLevel, structure: string): string =>
  `${gradeLevel}|${structure}`;

/** Whether an item is of a withdrawn structure, in any form. */
export const isWithdrawn = (
  withdrawn: WithdrawnKeys,
  { gradeLevel, template }: Pick<ItemProvenance, 'gradeLevel' | 'template'>,
): boolean => withdrawn.size > 0 && withdrawn.has(withdrawnKey(gradeLevel, structureOfTemplate(template)));
