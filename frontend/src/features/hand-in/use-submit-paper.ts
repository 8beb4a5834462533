import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { clearNotices, notify } from '../../shared/ui/notify.js';
import { CallError } from '../../shared/api/call-error.js';
import { newTraceId, newUuid } from '../../shared/api/trace-context.js';
import {
  assessmentQuery,
  CHANGED_BY_RESULT,
  changedPlaces,
  missingNumbers,
  removeJournal,
  submitPaper,
  toSubmission,
} from '../../entities/paper/index.js';
import type { PaperSession } from '../save-answers/index.js';
import { HAND_IN } from './hand-in.messages.js';

/** The question numbers in the notice of an incomplete paper (PAPER-24). */
export function incompleteText(numbers: readonly number[]): string {
  return numbers.length === 1
    ? HAND_IN.get().questionStillNeedsAn({ number: numbers[0] ?? '' })
    : HAND_IN.get().questionsAndStillNeed({
        first: numbers.slice(0, -1).join(', '),
        last: numbers.at(-1) ?? '',
      });
}

function notifyFailed(): void {
  notify(HAND_IN.get().submissionFailed, HAND_IN.get().failedToSubmitAssessment, 'error');
}

/** One kind sentence on answers that could not be read; nothing is lost by them. */
export function unreadableText(numbers: readonly number[]): string {
  return numbers.length === 1
    ? HAND_IN.get().foxCouldNotRead({ number: numbers[0] ?? '' })
    : HAND_IN.get().foxCouldNotReadYour({
        first: numbers.slice(0, -1).join(', '),
        last: numbers.at(-1) ?? '',
      });
}

/** What a refused paper does on the page. */
interface AfterRefusal {
  session: PaperSession;
  /** Shows a question by its number. */
  onMissing: (questionNumber: number) => void;
  takeNewQuestions: () => Promise<void>;
  refetch: () => void;
}

function tellRefusal(error: Error, { session, onMissing, takeNewQuestions, refetch }: AfterRefusal): void {
  const missing = error instanceof CallError ? error.details['missingQuestions'] : undefined;
  const unreadable = error instanceof CallError ? error.details['unreadableQuestions'] : undefined;
  if (Array.isArray(unreadable) && typeof unreadable[0] === 'number') {
    session.askUnreadable(unreadable.map((number) => Number(number) - 1));
    notify(HAND_IN.get().almostThere, unreadableText(unreadable.map(Number)), 'info');
    onMissing(unreadable[0]);
  } else if (Array.isArray(missing) && typeof missing[0] === 'number') {
    const numbers = missing.map(Number);
    notify(HAND_IN.get().incompleteAssessment, incompleteText(numbers), 'error');
    onMissing(numbers[0] ?? 1);
  } else if (error instanceof CallError && error.code === 'no-such-question')
    takeNewQuestions().catch(notifyFailed);
  else if (error instanceof CallError && error.status === 409) refetch();
  // Without internet the page itself says that the paper goes by itself; "try again" would be wrong advice.
  else if (!(error instanceof CallError && error.status === 0)) notifyFailed();
}

/** Sends the paper, and puts what comes of it on the page. */
function useSubmission(
  assessment: OpenAssessment,
  session: PaperSession,
  userId: string,
  { onMissing, onSettled }: { onMissing: (questionNumber: number) => void; onSettled: () => void },
) {
  const client = useQueryClient();
  const { id, questions } = assessment;

  /** A question was found at fault since this page was opened: the one in its place is shown, and all else stays. */
  const takeNewQuestions = async (): Promise<void> => {
    const now = await client.fetchQuery({ ...assessmentQuery(id), staleTime: 0 });
    if (now.isCompleted) return;
    const places = changedPlaces(assessment, now);
    if (places.length === 0) return notifyFailed();
    for (const index of places) session.replaceQuestion(index, now.answers[index]?.revision ?? 0);
    notify(HAND_IN.get().questionReplaced, HAND_IN.get().oneQuestionHadA, 'info');
    onMissing((places[0] ?? 0) + 1);
  };
  const refetch = (): void => void client.invalidateQueries({ queryKey: assessmentQuery(id).queryKey });

  return useMutation({
    mutationFn: async () => {
      await session.sendDrawings();
      const submissionId = session.handIn(newUuid);
      return submitPaper(toSubmission(questions, session.takeStock(), userId, submissionId), newTraceId());
    },
    onSuccess: async () => {
      session.handedIn();
      // What was said of single questions has no place beside the result.
      clearNotices();
      notify(HAND_IN.get().assessmentSubmitted, HAND_IN.get().answersHandedIn, 'success');
      await removeJournal(userId, id);
      // From here on the paper is the server's: the page waits for the result and asks until it is there.
      client.setQueryData(assessmentQuery(id).queryKey, { ...assessment, status: 'marking' });
      for (const queryKey of CHANGED_BY_RESULT) void client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: assessmentQuery(id).queryKey });
    },
    onError: (error) => {
      session.takeBack(error instanceof CallError && !error.isPassing);
      tellRefusal(error, { session, onMissing, takeNewQuestions, refetch });
    },
    onSettled,
  });
}

/**
 * Hands the paper in: once, however often the button is pressed, and again by itself when the connection is back.
 * @param onMissing gets the first question number without an answer.
 */
export function useSubmitPaper(
  assessment: OpenAssessment,
  session: PaperSession,
  userId: string,
  onMissing: (questionNumber: number) => void,
) {
  const busy = useRef(false);
  const { questions } = assessment;
  const onSettled = (): void => {
    busy.current = false;
  };
  const mutation = useSubmission(assessment, session, userId, { onMissing, onSettled });
  const { mutate } = mutation;

  const submit = useCallback((): void => {
    if (busy.current) return;
    const missing = missingNumbers(questions, session.snapshot().journal);
    if (missing[0] !== undefined) {
      notify(HAND_IN.get().incompleteAssessment, incompleteText(missing), 'error');
      onMissing(missing[0]);
      return;
    }
    busy.current = true;
    mutate();
  }, [questions, session, onMissing, mutate]);

  const waitsForConnection =
    mutation.isError && mutation.error instanceof CallError && mutation.error.status === 0;
  useEffect(() => {
    if (!waitsForConnection) return undefined;
    window.addEventListener('online', submit);
    return () => window.removeEventListener('online', submit);
  }, [waitsForConnection, submit]);
  // Handed in on an earlier visit that ended before the server could answer.
  useEffect(() => {
    const { journal, isElsewhere } = session.snapshot();
    if (journal.isHandedIn && !isElsewhere) submit();
  }, [session, submit]);

  return { submit, isSubmitting: mutation.isPending || mutation.isSuccess, waitsForConnection };
}
