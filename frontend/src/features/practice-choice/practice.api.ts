import { createAssessment } from '@product/contracts/assessment/paper.endpoints';
import {
  deleteAssessment,
  generateMixed,
  generateReview,
  MIXED_COUNT,
  REVIEW_MAX,
  reviewStatus,
} from '@product/contracts/assessment/practice.endpoints';
import type { GradeLevel } from '@product/curriculum/grades';
import { HEURISTIC_IDS } from '@product/curriculum/heuristics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';
import type { ChosenFocus } from './focus.rules.js';

/** Whether the weekly review is open, and how much there is to look at again. */
export const reviewStatusQuery = queryOptions({
  queryKey: ['review-status'],
  queryFn: ({ signal }) => call(reviewStatus, {}, { signal }),
});

export const createTargeted = (studentId: string, gradeLevel: GradeLevel, focus: ChosenFocus) =>
  call(createAssessment, {
    body: {
      type: 'targeted',
      studentId,
      gradeLevel,
      focusArea: {
        subStrandIds: [...focus.subStrandIds],
        heuristicIds: HEURISTIC_IDS.filter((id) => focus.heuristicIds.includes(id)),
      },
    },
  });

export const createReview = () => call(generateReview, { body: { maxQuestions: REVIEW_MAX } });

export const createMixed = () =>
  call(generateMixed, {
    body: {
      assessmentType: 'mixed',
      questionCount: MIXED_COUNT,
      includeReadinessLevels: ['guided', 'independent', 'mastery'],
    },
  });

export const removeAssessment = (id: number) => call(deleteAssessment, { params: { id: String(id) } });
