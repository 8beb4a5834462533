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
  return useMutation({
    mutationFn: (focus: ChosenFocus) => createTargeted(user.userId, user.gradeLevel, focus),
    onSuccess: ({ assessment }) => {
      notify('Targeted Assessment Created!', "Your targeted assessment is ready. Let's begin!", 'success');
      goTo(assessment.assessmentId);
    },
    onError: (error) => {
      const title =
        error instanceof CallError && error.status === 0 ? 'Generation Failed' : 'Assessment Creation Failed';
      const fallback =
        title === 'Generation Failed'
          ? 'Failed to generate targeted assessment. Please try again.'
          : 'Failed to create targeted assessment. Please try again.';
      notify(title, errorSentence(error, fallback), 'error');
    },
  });
}

/** The weekly review: locked, nothing to review, or a paper of mistakes (PROFICIENCY-8, ERROR-5). */
export function useWeeklyReview() {
  const user = useUser();
  const goTo = useGoTo();
  return useMutation({
    mutationFn: () => createReview(user.userId),
    onSuccess: ({ data }) => {
      if (data.assessmentId === null) {
        notify('No Mistakes to Review', "Great job! You haven't made any mistakes this week.", 'success');
        return;
      }
      notify(
        'Review Assessment Generated',
        `Created review with ${data.questionsCount} questions from your mistakes.`,
        'success',
      );
      goTo(data.assessmentId);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'review-locked')
        notify('Weekly Review Not Ready', error.message);
      else
        notify(
          'Review Generation Failed',
          errorSentence(error, 'Failed to generate review assessment. Please try again.'),
          'error',
        );
    },
  });
}

/** Mixed questions, straight away: five, or as many as the Play key said, which needs no notice. */
export function useMixedPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMutation({
    mutationFn: (promised: number | void) => createMixed(user.userId, promised ?? MIXED_COUNT),
    onSuccess: ({ assessment }, promised) => {
      if (promised === undefined) notify('Assessment Generated', 'Five questions that fit you.', 'success');
      goTo(assessment.id);
    },
    onError: (error) =>
      notify(
        'Generation Failed',
        errorSentence(error, 'Failed to generate assessment. Please try again.'),
        'error',
      ),
  });
}

/** New questions like those that lost marks, straight away. */
export function useSimilarPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMutation({
    mutationFn: (wish: SimilarWish) => createSimilar(user.userId, wish),
    onSuccess: ({ data }) => {
      if (data.assessmentId === null) {
        notify('Nothing to try again', 'Every question of this assessment is right. Well done!', 'success');
        return;
      }
      const count = data.questionsCount === 1 ? '1 new question' : `${data.questionsCount} new questions`;
      notify('Assessment Generated', `${count} like the ones you want to learn.`, 'success');
      goTo(data.assessmentId);
    },
    onError: (error) =>
      notify(
        'Generation Failed',
        errorSentence(error, 'Failed to generate assessment. Please try again.'),
        'error',
      ),
  });
}

/** Removes an unfinished assessment (PAPER-12). */
export function useRemoveAssessment() {
  const client = useQueryClient();
  const { userId } = useUser();
  return useMutation({
    mutationFn: removeAssessment,
    onSuccess: async (_, id) => {
      notify('Assessment deleted', 'The incomplete assessment has been removed.', 'success');
      await removeJournal(userId, id);
    },
    onError: (error) =>
      notify('Error', `Failed to delete assessment: ${errorSentence(error, 'Please try again.')}`, 'error'),
    onSettled: async () => {
      for (const queryKey of CHANGED_BY_RESULT) await client.invalidateQueries({ queryKey });
    },
  });
}
