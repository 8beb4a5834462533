import { useMutation } from '@tanstack/react-query';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { notify } from '../../shared/ui/notify.js';

/** A busy product gets the call again so often before the pupil is asked; the id of the wish keeps it to one paper. */
const QUIET_REPEATS = 2;

interface Wish<Answer, Asked> {
  make: (asked: Asked) => Promise<Answer>;
  onMade: (answer: Answer, asked: Asked) => void;
  /** A title, and the sentence of ERROR-3 where the product has none of its own. */
  explain: (error: Error) => { title: string; text: string; tone?: 'info' | 'error' };
}

/** The making of a paper, as {@link MakingOverlay} shows it. */
export interface Making {
  isPending: boolean;
  /** Why there is no paper yet, where the same call may make one later; else null. */
  failure: { title: string; text: string } | null;
  /** Sends the same wish again. */
  askAgain: () => void;
  reset: () => void;
}

/** Whether the product did not come to an answer: then the same wish may be sent again. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/** Whether it was out of time, and has perhaps made the paper meanwhile. */
const isOutOfTime = (error: unknown): boolean =>
  error instanceof CallError && [502, 503, 504].includes(error.status);

/**
 * Makes a paper once. A refusal is said in a notice; what had no answer stands over the page until the pupil has sent
 * it again or gone back (ERROR-10).
 */
export function useMaking<Answer, Asked = void>({ make, onMade, explain }: Wish<Answer, Asked>) {
  const making = useMutation<Answer, Error, Asked>({
    mutationFn: make,
    retry: (repeats, error) => repeats < QUIET_REPEATS && isOutOfTime(error),
    retryDelay: (repeats) => 1_000 * (repeats + 1),
    onSuccess: onMade,
    onError: (error) => {
      if (isUnanswered(error)) return;
      const { title, text, tone = 'error' } = explain(error);
      notify(title, errorSentence(error, text), tone);
    },
  });
  const { error, variables } = making;
  return {
    ...making,
    failure: error && isUnanswered(error) ? explain(error) : null,
    askAgain: () => making.mutate(variables as Asked),
  };
}
