import { createHash } from 'node:crypto';
import {
  type ChallengeReason,
  isAboutWorking as isReasonAboutWorking,
} from '@sumfox/contracts/assessment/dispute';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { type Fingerprint, answerFingerprint, workingFingerprint } from '@sumfox/question-kinds/fingerprint';
import type { ReviewRow } from './review.entity.js';

/** Whether an entry is about a working, so that part of the marks says something of every entry of its group. */
export function isAboutWorking({ kind, asked }: Pick<ReviewRow, 'kind' | 'asked'>): boolean {
  if (kind !== 'challenge') return kind !== 'verification';
  return asked.challengeReason !== null && isReasonAboutWorking(asked.challengeReason);
}

/** One key for all entries of a kind and item that are the same question; it reveals no text. */
export function toGroupKey(
  { kind, itemId }: Pick<ReviewRow, 'kind' | 'itemId'>,
  fingerprint: Fingerprint,
): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, itemId, fingerprint]))
    .digest('hex');
}

/** A challenge: the same answer, marked by the same key and doubted for the same reason. */
export function challengeFingerprint(
  reason: ChallengeReason,
  questionText: string,
  response: ResponseToMark,
): Fingerprint {
  return isReasonAboutWorking(reason)
    ? [reason, ...workingFingerprint(questionText, response)]
    : [reason, ...answerFingerprint(questionText, response)];
}
