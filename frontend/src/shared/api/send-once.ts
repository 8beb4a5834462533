import { CallError } from './call-error.js';
import { newUuid } from './trace-context.js';

/** A wish repeated later than this is a new one: what the first may have made has been used or left by then. */
const SAME_WISH_MS = 120_000;

const wishes = new Map<string, { requestId: string; at: number }>();

/**
 * Sends a wish under an id that every repeat of it carries, so that a double tap, or a try after an answer that got
 * lost, never makes two of what is wanted. The id is dropped once the server has said yes or no.
 * @param wish everything that tells this wish from another, as one text.
 */
export async function sendOnce<T>(wish: string, send: (requestId: string) => Promise<T>): Promise<T> {
  const known = wishes.get(wish);
  const requestId = known && Date.now() - known.at < SAME_WISH_MS ? known.requestId : newUuid();
  wishes.set(wish, { requestId, at: Date.now() });
  try {
    const answer = await send(requestId);
    wishes.delete(wish);
    return answer;
  } catch (error) {
    if (!(error instanceof CallError && error.isPassing)) wishes.delete(wish);
    throw error;
  }
}
