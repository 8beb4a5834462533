import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { get, keys, set } from 'idb-keyval';

/**
 * Questions of papers in work, in IndexedDB beside their journals, so that a paper once opened can be opened again
 * without internet. They bear no key. They go when the paper is handed in and when the pupil signs out.
 */
export const paperKey = (userId: string, id: number): string => `paper:${userId}:${id}`;

/** Raised when the page begins to rely on a field that papers kept earlier lack; those are fetched again. */
const FORMAT = 1;

interface KeptPaper {
  format: typeof FORMAT;
  paper: OpenAssessment;
}

function isKept(value: unknown): value is KeptPaper {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
}

/** Without storage the paper simply needs the internet, as it did before. */
export async function keepPaper(userId: string, paper: OpenAssessment): Promise<void> {
  try {
    await set(paperKey(userId, paper.id), { format: FORMAT, paper } satisfies KeptPaper);
  } catch {
    return;
  }
}

/** The paper as the server last gave it; null when this device does not hold it. */
export async function findKeptPaper(userId: string, id: number): Promise<OpenAssessment | null> {
  try {
    const stored: unknown = await get(paperKey(userId, id));
    return isKept(stored) ? stored.paper : null;
  } catch {
    return null;
  }
}

/** Every paper of a pupil that this device holds, the newest first. */
export async function listKeptPapers(userId: string): Promise<OpenAssessment[]> {
  try {
    const own = (await keys()).filter((key) => String(key).startsWith(`paper:${userId}:`));
    const stored: unknown[] = await Promise.all(own.map((key) => get(key)));
    return stored
      .filter(isKept)
      .map(({ paper }) => paper)
      .toSorted((a, b) => b.id - a.id);
  } catch {
    return [];
  }
}
