import type { OpenAssessment } from '@product/contracts/assessment/paper.endpoints';
import { get, keys, set } from 'idb-keyval';

/**
 * Questions of papers in work, in IndexedDB beside their journals, so that a paper once opened can be opened again
 * without internet. They bear no key. They go when the paper is handed in and when the pupil signs out.
 */
export const paperKey = (userId: string, id: number): string => `paper:${userId}:${id}`;

function isPaper(value: unknown): value is OpenAssessment {
  return typeof value === 'object' && value !== null && 'questions' in value && 'isCompleted' in value;
}

/** Without storage the paper simply needs the internet, as it did before. */
export async function keepPaper(userId: string, paper: OpenAssessment): Promise<void> {
  try {
    await set(paperKey(userId, paper.id), paper);
  } catch {
    return;
  }
}

/** The paper as the server last gave it; null when this device does not hold it. */
export async function findKeptPaper(userId: string, id: number): Promise<OpenAssessment | null> {
  try {
    const stored: unknown = await get(paperKey(userId, id));
    return isPaper(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Every paper of a pupil that this device holds, the newest first. */
export async function listKeptPapers(userId: string): Promise<OpenAssessment[]> {
  try {
    const own = (await keys()).filter((key) => String(key).startsWith(`paper:${userId}:`));
    const stored: unknown[] = await Promise.all(own.map((key) => get(key)));
    return stored.filter(isPaper).toSorted((a, b) => b.id - a.id);
  } catch {
    return [];
  }
}
