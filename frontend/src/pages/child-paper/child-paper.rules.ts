import type {
  QuestionDispute,
  ReportOutcome,
  VerificationOutcome,
} from '@sumfox/contracts/assessment/dispute';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { markWord } from '../../entities/mark/index.js';
import type { ReviewVoice } from '../../features/read-review/index.js';
import { CHILD_PAPER } from './child-paper.messages.js';

/** A reviewed question as it speaks of a child to the child's parent. */
export function parentVoice(name: string): ReviewVoice {
  return {
    answer: CHILD_PAPER.get().answerOf({ name }),
    working: CHILD_PAPER.get().workingOf({ name }),
    drawing: CHILD_PAPER.get().drawingOf({ name }),
    choice: CHILD_PAPER.get().choiceOf({ name }),
    goodSteps: CHILD_PAPER.get().goodStepsInThe,
    readAs: CHILD_PAPER.get().readAs,
    told: CHILD_PAPER.get().whatFoxTold({ name }),
    reached: (step) => CHILD_PAPER.get().thisIsTheResult({ number: step }),
    compare: CHILD_PAPER.get().compareThisLine,
    markWord: (kind) => (kind === 'unmarked' ? CHILD_PAPER.get().notMarkedYet : markWord(kind)),
  };
}

/** Which questions have no mark yet, and that they do not count; null when every question has one. */
export function unmarkedSentence({ feedback }: Pick<PaperOutcome, 'feedback'>): string | null {
  const numbers = feedback.flatMap((each, at) => (each === null ? [at + 1] : []));
  if (numbers.length === 0) return null;
  return numbers.length === 1
    ? CHILD_PAPER.get().questionIsNotMarked({ number: numbers[0] ?? '' })
    : CHILD_PAPER.get().questionsAndAreNot({
        first: numbers.slice(0, -1).join(', '),
        last: numbers.at(-1) ?? '',
      });
}

const readReported = (): Readonly<Record<ReportOutcome, string>> => ({
  valid: CHILD_PAPER.get().itWasSolvedAgain,
  replaced: CHILD_PAPER.get().anotherQuestionTookIts,
  faulty: CHILD_PAPER.get().itHasAMistake,
  waiting: CHILD_PAPER.get().aPersonOfOur,
});

const readVerified = (): Readonly<Record<VerificationOutcome, string>> => ({
  proved: CHILD_PAPER.get().itWasSolvedAgain,
  corrected: CHILD_PAPER.get().itWasPutRight,
  faulty: CHILD_PAPER.get().theQuestionHasA,
  waiting: CHILD_PAPER.get().aPersonOfOur,
});

const readChallenged = () =>
  ({
    approved: CHILD_PAPER.get().theMarkWentUp,
    waiting: CHILD_PAPER.get().aPersonOfOur,
    rejected: CHILD_PAPER.get().theMarkStays,
  }) as const;

/** What a child has asked about a question and what came of it, a sentence each; empty when nothing was asked. */
export function askedSentences({ report, challenge, verification }: QuestionDispute, name: string): string[] {
  return [
    report && CHILD_PAPER.get().reportedThisQuestion({ name, reported: readReported()[report] }),
    challenge &&
      CHILD_PAPER.get().challengedThisMark({ name, challenged: readChallenged()[challenge.decision] }),
    verification &&
      CHILD_PAPER.get().askedAboutThisSolution({ name, verified: readVerified()[verification.outcome] }),
  ].filter((sentence) => sentence !== null);
}
