import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type {
  ChallengeReason,
  ChallengeReply,
  QuestionDispute,
  ReportOutcome,
  VerificationOutcome,
} from '@sumfox/contracts/assessment/dispute';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { DISPUTE } from './dispute.messages.js';

/** The six reasons in a child's words, the commonest first (CHALLENGE-2). */
export const readReasons = (): ReadonlyArray<{ value: ChallengeReason; label: string }> => [
  { value: 'correct-result', label: DISPUTE.get().myResultIsRight },
  { value: 'same-meaning', label: DISPUTE.get().myAnswerMeansThe },
  { value: 'format-difference', label: DISPUTE.get().iWroteItAnotherWay },
  { value: 'units-equivalent', label: DISPUTE.get().iUsedAnotherUnit },
  { value: 'method-valid', label: DISPUTE.get().myWayOfWorking },
  { value: 'ai-error', label: DISPUTE.get().foxDidNotRead },
];

interface Said {
  title: string;
  text: string;
}

/** The words for the outcome of a report, at once and after a reload (CHALLENGE-11). */
export const readReportWords = (): Readonly<Record<ReportOutcome, Said>> => ({
  valid: { title: DISPUTE.get().questionIsCorrect, text: DISPUTE.get().foxSolvedItAgain },
  replaced: { title: DISPUTE.get().questionReplacedTitle, text: DISPUTE.get().thankYouHereIs },
  faulty: {
    title: DISPUTE.get().youFoundAMistake,
    text: DISPUTE.get().thankYouNobodyElse,
  },
  waiting: {
    title: DISPUTE.get().aGrownUpWillLook,
    text: DISPUTE.get().thankYouFoxCould,
  },
});

export const readVerificationWords = (): Readonly<Record<VerificationOutcome, Said>> => ({
  proved: { title: DISPUTE.get().solutionVerified, text: DISPUTE.get().solutionIsRight },
  corrected: { title: DISPUTE.get().solutionCorrected, text: DISPUTE.get().thankYouForAsking },
  faulty: {
    title: DISPUTE.get().youFoundAMistake,
    text: DISPUTE.get().allMarksGiven,
  },
  waiting: {
    title: DISPUTE.get().aGrownUpWillLook,
    text: DISPUTE.get().foxCouldNotProve,
  },
});

/** The titles for each outcome of a challenge (CHALLENGE-3); waiting is no verdict. */
const readChallengeTitles = (): Readonly<Record<ChallengeReply['decision'], string>> => ({
  approved: DISPUTE.get().challengeApproved,
  waiting: DISPUTE.get().waitingForAGrown,
  rejected: DISPUTE.get().challengeRejected,
});

export function challengeTitle({
  decision,
  newQuestion,
}: Pick<ChallengeReply, 'decision' | 'newQuestion'>): string {
  return newQuestion ? DISPUTE.get().questionReplaced : readChallengeTitles()[decision];
}

/** What has been asked about one question. */
export function findDispute(
  { disputes }: Pick<AccessedAssessment, 'disputes'>,
  index: number,
): QuestionDispute {
  return (
    disputes.find((each) => each.questionIndex === index) ?? {
      questionIndex: index,
      report: null,
      challenge: null,
      verification: null,
    }
  );
}

/** The paper with what has just been found out about one question. */
export function withDispute<Assessment extends AccessedAssessment>(
  assessment: Assessment,
  index: number,
  found: Partial<Omit<QuestionDispute, 'questionIndex'>>,
): Assessment {
  const others = assessment.disputes.filter((each) => each.questionIndex !== index);
  const disputes = [...others, { ...findDispute(assessment, index), ...found }];
  return { ...assessment, disputes: disputes.sort((a, b) => a.questionIndex - b.questionIndex) };
}

/** An open paper with another question at one place; a paper that is done keeps its own. */
export function withQuestion<Assessment extends AccessedAssessment>(
  assessment: Assessment,
  index: number,
  question: PupilQuestion,
): Assessment {
  if (assessment.isCompleted) return assessment;
  return {
    ...assessment,
    questions: assessment.questions.map((each, at) => (at === index ? question : each)),
  };
}
