import { MIXED_COUNT } from '@sumfox/contracts/assessment/practice.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { CHANGED_BY_RESULT, removeJournal } from '../../entities/paper/index.js';
import type { ChosenFocus } from './focus.rules.js';
import {
  createMixed,
  createReview,
  createSimilar,
  createTargeted,
  removeAssessment,
  type SimilarWish,
} from './practice.api.js';
import { START_PRACTICE } from './start-practice.messages.js';
import { useMaking } from './use-making.js';

function useGoTo() {
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
        title: t.assessmentCreationFailed,
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

/** New questions like those that lost marks, straight away. */
export function useSimilarPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMaking({
    make: (wish: SimilarWish) => createSimilar(user.userId, wish),
    onMade: ({ data }) => {
      if (data.assessmentId === null) {
        notify(START_PRACTICE.get().nothingToTryAgain, START_PRACTICE.get().everyQuestionOfThis, 'success');
        return;
      }
      const count =
        data.questionsCount === 1
          ? '1 new question'
          : START_PRACTICE.get().newQuestions({ questionsCount: data.questionsCount });
      notify(
        START_PRACTICE.get().assessmentGenerated,
        START_PRACTICE.get().likeTheOnesYou({ count }),
        'success',
      );
      goTo(data.assessmentId);
    },
    explain: explainGeneration,
  });
}

const explainGeneration = () => ({
  title: START_PRACTICE.get().generationFailed,
  text: START_PRACTICE.get().failedToGenerateAssessment,
});

/** Removes an unfinished assessment (PAPER-12). */
export function useRemoveAssessment() {
  const client = useQueryClient();
  const { userId } = useUser();
  return useMutation({
    mutationFn: removeAssessment,
    onSuccess: async (_, id) => {
      notify(
        START_PRACTICE.get().assessmentDeleted,
        START_PRACTICE.get().theIncompleteAssessmentHas,
        'success',
      );
      await removeJournal(userId, id);
    },
    onError: (error) =>
      notify(
        START_PRACTICE.get().error,
        START_PRACTICE.get().failedToDelete({
          reason: errorSentence(error, START_PRACTICE.get().pleaseTryAgain),
        }),
        'error',
      ),
    onSettled: async () => {
      for (const queryKey of CHANGED_BY_RESULT) await client.invalidateQueries({ queryKey });
    },
  });
}
