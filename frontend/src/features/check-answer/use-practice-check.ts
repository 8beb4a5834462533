import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import {
  assessmentKey,
  checkPaperAnswer,
  getEntry,
  toAnswerKey,
  toDelta,
} from '../../entities/paper/index.js';
import type { PaperSession } from '../save-answers/index.js';
import { CHECK_ANSWER } from './check-answer.messages.js';

/** What the pupil reads when a check did not get through; the answer itself is kept by the journal. */
function checkProblem(error: unknown): string {
  if (error instanceof CallError && error.status === 0) return CHECK_ANSWER.get().foxCouldNotReach;
  return errorSentence(error, CHECK_ANSWER.get().foxCouldNotCheck);
}

/** Has the answers of a practice paper checked, one question at a time, and keeps in the journal what was said. */
export function usePracticeCheck(assessment: OpenAssessment, session: PaperSession) {
  const client = useQueryClient();
  const { id } = assessment;
  const mutation = useMutation({
    mutationFn: async (index: number) => {
      // What another device wrote later comes first: a try is spent on the answer that is seen, and on no other.
      await session.flush();
      const journal = session.takeStock();
      const [entry] = toDelta(journal, [index]);
      const said = await checkPaperAnswer(id, { ...entry, questionIndex: index });
      return { said, answerKey: toAnswerKey(getEntry(journal, index)) };
    },
    onSuccess: ({ said, answerKey }, index) => session.recordCheck(index, answerKey, said),
    onError: (error) => {
      // Handed in meanwhile, in another tab or on another device.
      if (error instanceof CallError && error.status === 409)
        void client.invalidateQueries({ queryKey: assessmentKey(id) });
    },
  });
  const { mutate, isPending, variables, error } = mutation;
  const check = useCallback((index: number) => mutate(index), [mutate]);
  return {
    check,
    isChecking: (index: number): boolean => isPending && variables === index,
    problem: (index: number): string | null => (error && variables === index ? checkProblem(error) : null),
  };
}
