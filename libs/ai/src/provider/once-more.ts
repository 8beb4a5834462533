import { DelegateBackoff, handleWhenResult, retry } from 'cockatiel';

/** Advice of a response about a retry: the milliseconds until then, or null where a retry is not worth it. */
export interface Repeatable {
  readonly repeatAfterMs: number | null;
}

/** Calls once more where the first result asks for it, after the pause that it names. */
export const ONCE_MORE = retry(
  handleWhenResult((result) => repeatAfter(result) !== null),
  {
    maxAttempts: 1,
    backoff: new DelegateBackoff(({ result }) => ('value' in result && repeatAfter(result.value)) || 0),
  },
);

function repeatAfter(result: unknown): number | null {
  return (result as Partial<Repeatable>).repeatAfterMs ?? null;
}
