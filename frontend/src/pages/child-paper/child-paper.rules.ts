import type {
  QuestionDispute,
  ReportOutcome,
  VerificationOutcome,
} from '@sumfox/contracts/assessment/dispute';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { markWord } from '../../entities/mark/index.js';
import type { ReviewVoice } from '../../features/read-review/index.js';

/** A reviewed question as it speaks of a child to the child's parent. */
export function parentVoice(name: string): ReviewVoice {
  return {
    answer: `${name}’s answer`,
    working: `${name}’s working`,
    drawing: `${name}’s drawing`,
    choice: `${name}’s choice`,
    goodSteps: 'Good steps in the working',
    readAs: 'Read as',
    told: `What Fox told ${name}:`,
    markWord: (kind) => (kind === 'unmarked' ? 'Not marked yet' : markWord(kind)),
  };
}

/** Which questions have no mark yet, and that they do not count; null when every question has one. */
export function unmarkedSentence({ feedback }: Pick<PaperOutcome, 'feedback'>): string | null {
  const numbers = feedback.flatMap((each, at) => (each === null ? [at + 1] : []));
  if (numbers.length === 0) return null;
  return numbers.length === 1
    ? `Question ${numbers[0]} is not marked yet and does not count until then.`
    : `Questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are not marked yet and do not count until then.`;
}

const REPORTED: Readonly<Record<ReportOutcome, string>> = {
  valid: 'It was solved again and is right.',
  replaced: 'Another question took its place.',
  faulty: 'It has a mistake, and nobody else gets it now.',
  waiting: 'A person of our team will look at it.',
};

const VERIFIED: Readonly<Record<VerificationOutcome, string>> = {
  proved: 'It was solved again and is right.',
  corrected: 'It was put right.',
  faulty: 'The question has a mistake, so all its marks are given.',
  waiting: 'A person of our team will look at it.',
};

const CHALLENGED = {
  approved: 'The mark went up.',
  waiting: 'A person of our team will look at it.',
  rejected: 'The mark stays.',
} as const;

/** What a child has asked about a question and what came of it, a sentence each; empty when nothing was asked. */
export function askedSentences({ report, challenge, verification }: QuestionDispute, name: string): string[] {
  return [
    report && `${name} reported this question. ${REPORTED[report]}`,
    challenge && `${name} challenged this mark. ${CHALLENGED[challenge.decision]}`,
    verification && `${name} asked about this solution. ${VERIFIED[verification.outcome]}`,
  ].filter((sentence) => sentence !== null);
}
