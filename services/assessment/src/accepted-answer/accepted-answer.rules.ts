import { createHash } from 'node:crypto';
import { isAboutWorking } from '@sumfox/contracts/assessment/dispute';
import type { JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { type Fingerprint, answerFingerprint, workingFingerprint } from '@sumfox/question-kinds/fingerprint';

/** Fingerprint of an answer without its words. */
export interface AnswerPrint {
  answerHash: string;
  /** Hash of the answer and the working beside it. */
  workingHash: string;
}

/** An answer that earned more than the rules' marks after a challenge. */
export interface Accepted {
  answerHash: string;
  /** Null when the answer alone earned it, with any working. */
  workingHash: string | null;
  marksAwarded: number;
}

/** The print of an answer to a question, by the key of that copy of it. */
export function toPrint(questionText: string, response: ResponseToMark): AnswerPrint {
  return {
    answerHash: hash(answerFingerprint(questionText, response)),
    workingHash: hash(workingFingerprint(questionText, response)),
  };
}

/**
 * Effect of an approved challenge on pupils with the same answer (CHALLENGE-7). Null when the mark stayed, or when the
 * question was faulty, which its withdrawal handles. Full marks for an answer apply to every pupil. Marks that the
 * working may have earned, and partial marks, require the same working.
 */
export function toAccepted(
  { mark, scheme, reason }: Pick<JudgedChallenge, 'mark' | 'scheme' | 'reason'>,
  print: AnswerPrint,
): Accepted | null {
  if (!mark || scheme || mark.reasonCode === 'question-at-fault') return null;
  const isForAnswer = mark.isCorrect && !isAboutWorking(reason);
  return {
    answerHash: print.answerHash,
    workingHash: isForAnswer ? null : print.workingHash,
    marksAwarded: mark.marksAwarded,
  };
}

/** A reviewer's marks for an answer, or for its working. */
export interface ReviewerMarks {
  readonly marksAwarded: number;
  readonly isForAnswer: boolean;
  /** True when the working was typed only, without a drawing. */
  readonly isTypedWhole: boolean;
}

/**
 * Effect of a reviewer's marks on others: for the answer with any working, or for the same typed working only. Null
 * when a drawing may have earned them, since the fingerprint does not cover drawings.
 */
export function toAcceptedByPerson(
  { marksAwarded, isForAnswer, isTypedWhole }: ReviewerMarks,
  { answerHash, workingHash }: AnswerPrint,
): Accepted | null {
  if (!isForAnswer && !isTypedWhole) return null;
  return { answerHash, workingHash: isForAnswer ? null : workingHash, marksAwarded };
}

/** Highest accepted marks of an answer; 0 without an accepted challenge. */
export function marksAccepted(accepted: readonly Accepted[], print: AnswerPrint): number {
  const same = accepted.filter(
    ({ answerHash, workingHash }) =>
      answerHash === print.answerHash && (workingHash === null || workingHash === print.workingHash),
  );
  return Math.max(0, ...same.map(({ marksAwarded }) => marksAwarded));
}

function hash(fingerprint: Fingerprint): string {
  return createHash('sha256').update(JSON.stringify(fingerprint)).digest('base64url');
}
