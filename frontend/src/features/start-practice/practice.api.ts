import { createAssessment, defaultGoal, PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import {
  deleteAssessment,
  generateMixed,
  generateReview,
  REVIEW_MAX,
} from '@sumfox/contracts/assessment/practice.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { ASKED_OF_EVERY_PAPER } from '../../entities/paper/index.js';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';
import type { ChosenFocus } from './focus.rules.js';

const targetedGoal = defaultGoal(PAPER_DEFAULTS.level);

export const createTargeted = (studentId: string, gradeLevel: GradeLevel, focus: ChosenFocus) =>
  sendOnce(`targeted ${studentId} ${JSON.stringify(focus)}`, (requestId) =>
    call(createAssessment, {
      body: {
        type: 'targeted',
        studentId,
        gradeLevel,
        ...ASKED_OF_EVERY_PAPER,
        focusArea: {
          subStrandIds: [...focus.subStrandIds],
          heuristicIds: [...focus.heuristicIds],
          proficiencyLevel: PAPER_DEFAULTS.level,
          targetedGoal,
        },
        targetedGoal,
        requestId,
      },
    }),
  );

export const createReview = (studentId: string) =>
  sendOnce(`review ${studentId}`, (requestId) =>
    call(generateReview, { body: { maxQuestions: REVIEW_MAX, requestId } }),
  );

export const createMixed = (studentId: string, questionCount: number) =>
  sendOnce(`mixed ${studentId} ${questionCount}`, (requestId) =>
    call(generateMixed, {
      body: {
        assessmentType: 'mixed',
        questionCount,
        includeReadinessLevels: ['guided', 'independent', 'mastery'],
        requestId,
      },
    }),
  );

export const removeAssessment = (id: number) => call(deleteAssessment, { params: { id: String(id) } });
