/** A queue without a first connection waits without limit; callers here must not. */
const LIMIT_MS = 3_000;

/** Rejects when Redis does not answer in time. The work may still be done, so it must be repeatable. */
export async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the queue did not answer in time')), LIMIT_MS);
  });
  // When the limit wins, the work may still fail later, and that has been told already.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
