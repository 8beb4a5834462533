import { MIXED_COUNT } from '@sumfox/contracts/assessment/practice.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError } from '../../shared/api/call-error.js';
import { CHANGED_BY_RESULT } from '../../entities/paper/index.js';
import type { ChosenFocus } from './focus.rules.js';
import { createMixed, createReview, createTargeted } from './practice.api.js';
import { START_PRACTICE } from './start-practice.messages.js';
import { useMaking } from './use-making.js';

/** Goes to a paper that was just made. */
export function useGoTo() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (id: number): void => {
    for (const queryKey of CHANGED_BY_RESULT) void client.invalidateQueries({ queryKey });
    void navigate(`/assessment/${id}`);
  };
}

/** A paper on what the pupil chose in the Zoom In dialog (HOME-7, ERROR-5). */
export function useTargetedPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMaking({
    make: (focus: ChosenFocus) => createTargeted(user.userId, user.gradeLevel, focus),
    onMade: ({ assessment }) => {
      notify(
        START_PRACTICE.get().targetedAssessmentCreated,
        START_PRACTICE.get().yourTargetedAssessmentIs,
        'success',
      );
      goTo(assessment.assessmentId);
    },
    explain: (error) => {
      const t = START_PRACTICE.get();
      const isUnanswered = error instanceof CallError && error.status === 0;
      return {
        title: isUnanswered ? t.generationFailed : t.assessmentCreationFailed,
        text: isUnanswered ? t.failedToGenerateTargeted : t.failedToCreateTargeted,
      };
    },
  });
}

/** The weekly review: locked, nothing to review, or a paper of mistakes (PROFICIENCY-8, ERROR-5). */
export function useWeeklyReview() {
  const user = useUser();
  const goTo = useGoTo();
  return useMaking({
    make: () => createReview(user.userId),
    onMade: ({ data }) => {
      if (data.assessmentId === null) {
        notify(START_PRACTICE.get().noMistakesToReview, START_PRACTICE.get().greatJobYouHavent, 'success');
        return;
      }
      notify(
        START_PRACTICE.get().reviewAssessmentGenerated,
        START_PRACTICE.get().createdReviewWithQuestions({ questionsCount: data.questionsCount }),
        'success',
      );
      goTo(data.assessmentId);
    },
    explain: (error) =>
      error instanceof CallError && error.code === 'review-locked'
        ? { title: START_PRACTICE.get().weeklyReviewNotReady, text: error.message, tone: 'info' }
        : {
            title: START_PRACTICE.get().reviewGenerationFailed,
            text: START_PRACTICE.get().failedToGenerateReview,
          },
  });
}

/** Mixed questions, straight away: five, or as many as the Play key said, which needs no notice. */
export function useMixedPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMaking({
    make: (promised: number | void) => createMixed(user.userId, promised ?? MIXED_COUNT),
    onMade: ({ assessment }, promised) => {
      if (promised === undefined)
        notify(
          START_PRACTICE.get().assessmentGenerated,
          START_PRACTICE.get().fiveQuestionsThatFit,
          'success',
        );
      goTo(assessment.id);
    },
    explain: explainGeneration,
  });
}

export const explainGeneration = () => ({
  title: START_PRACTICE.get().generationFailed,
  text: START_PRACTICE.get().failedToGenerateAssessment,
});
