import { hasJournals } from '../../entities/paper/index.js';

/**
 * Sends what papers on this device still hold back, and hands in those that were handed in without internet. What does
 * not get through stays stored, and everything does while the code that sends it cannot be fetched. Gives back the
 * papers that are now handed in.
 */
export async function sendUnsavedJournals(userId: string): Promise<number[]> {
  if (!(await hasJournals(userId))) return [];
  const sender = await import('./unsaved-journals.js').catch(() => null);
  return (await sender?.sendJournals(userId)) ?? [];
}
