import { createAssessment, defaultGoal, PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { ASKED_OF_EVERY_PAPER } from '../../entities/paper/index.js';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';
import type { ChosenFocus } from '../start-practice/index.js';

/** A paper that a parent asks for. */
export interface AskedPaper {
  kind: 'diagnostic' | 'adaptive' | 'targeted';
  /** Topics and methods of a targeted one. */
  focus: ChosenFocus | null;
  /** Day in Singapore, `2026-11-25`; null: none. */
  dueOn: string | null;
}

/** Makes a paper for a child. */
export const createPaperFor = (child: Pick<LinkedChild, 'userId' | 'gradeLevel'>, asked: AskedPaper) =>
  sendOnce(`make ${child.userId} ${child.gradeLevel} ${JSON.stringify(asked)}`, (requestId) =>
    call(createAssessment, { body: toBody(child, asked, requestId) }),
  );

function toBody(
  { userId, gradeLevel }: Pick<LinkedChild, 'userId' | 'gradeLevel'>,
  { kind, focus, dueOn }: AskedPaper,
  requestId: string,
) {
  const all = {
    studentId: userId,
    gradeLevel,
    ...ASKED_OF_EVERY_PAPER,
    ...(dueOn === null ? {} : { dueOn }),
    requestId,
  };
  if (kind === 'diagnostic')
    return {
      type: 'diagnostic' as const,
      ...all,
      comprehensiveMap: true,
      minQuestionsPerCombination: PAPER_DEFAULTS.minQuestionsPerCombination,
    };
  if (kind === 'adaptive')
    return { type: 'adaptive' as const, ...all, proficiencyBalance: PAPER_DEFAULTS.proficiencyBalance };
  const targetedGoal = defaultGoal(PAPER_DEFAULTS.level);
  return {
    type: 'targeted' as const,
    ...all,
    targetedGoal,
    focusArea: {
      subStrandIds: [...(focus?.subStrandIds ?? [])],
      heuristicIds: [...(focus?.heuristicIds ?? [])],
      proficiencyLevel: PAPER_DEFAULTS.level,
      targetedGoal,
    },
  };
}
