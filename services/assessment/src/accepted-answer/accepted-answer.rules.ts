import { createHash } from 'node:crypto';
import { isAboutWorking } from '@sumfox/contracts/assessment/dispute';
import type { JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { type Sameness, samenessOfAnswer, samenessOfWorking } from '@sumfox/question-kinds/sameness';

/** An answer as it is told from others, without a word of it. */
export interface AnswerPrint {
  answerHash: string;
  /** Of the answer and the working beside it. */
  workingHash: string;
}

/** An answer that earned more than the rules had given it, once somebody challenged the mark. */
export interface Accepted {
  answerHash: string;
  /** Null where the answer alone earned it, whatever the working. */
  workingHash: string | null;
  marksAwarded: number;
}

/** The print of an answer to a question, by the key of that copy of it. */
export function toPrint(questionText: string, response: ResponseToMark): AnswerPrint {
  return {
    answerHash: hash(samenessOfAnswer(questionText, response)),
    workingHash: hash(samenessOfWorking(questionText, response)),
  };
}

/**
 * What an approved challenge says of everybody who gave the same answer (CHALLENGE-7: the mark counts for them as
 * well); null when it says nothing of them: the mark stayed, or the question was at fault, which its
 * withdrawal sees to. Full marks for an answer hold for everybody; where the working may have earned them, or a part of
 * them, it has to be the same working too.
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

/** Marks that a person gave for an answer, or for what stands beside it. */
export interface PersonsMarks {
  readonly marksAwarded: number;
  readonly isForAnswer: boolean;
  /** What was typed beside the answer is all that there was: nothing was drawn. */
  readonly isTypedWhole: boolean;
}

/**
 * What marks that a person gave say of others: for the answer whatever the working, or for the same typed working alone;
 * null where a drawing, which no print tells from another, may have earned them.
 */
export function toAcceptedByPerson(
  { marksAwarded, isForAnswer, isTypedWhole }: PersonsMarks,
  { answerHash, workingHash }: AnswerPrint,
): Accepted | null {
  if (!isForAnswer && !isTypedWhole) return null;
  return { answerHash, workingHash: isForAnswer ? null : workingHash, marksAwarded };
}

/** The most that has been accepted of an answer; 0 when nobody has challenged it with success. */
export function marksAccepted(accepted: readonly Accepted[], print: AnswerPrint): number {
  const same = accepted.filter(
    ({ answerHash, workingHash }) =>
      answerHash === print.answerHash && (workingHash === null || workingHash === print.workingHash),
  );
  return Math.max(0, ...same.map(({ marksAwarded }) => marksAwarded));
}

function hash(sameness: Sameness): string {
  return createHash('sha256').update(JSON.stringify(sameness)).digest('base64url');
}
