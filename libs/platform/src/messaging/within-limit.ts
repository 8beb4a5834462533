/** A queue without a first connection waits without limit; callers here must not. */
const LIMIT_MS = 3_000;

/** Rejects when Redis has not answered in time. The work may be done all the same, so it must bear being repeated. */
export async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the queue did not answer in time')), LIMIT_MS);
  });
  // When the limit wins, the work may still fail later, and that has been told already.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
