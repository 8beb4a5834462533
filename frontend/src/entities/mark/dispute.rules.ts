import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type {
  ChallengeReason,
  ChallengeReply,
  QuestionDispute,
  ReportOutcome,
  VerificationOutcome,
} from '@sumfox/contracts/assessment/dispute';
import type { PupilQuestion } from '@sumfox/contracts/question/item';

/** The six reasons in a child's words, the commonest first (CHALLENGE-2). */
export const REASONS: ReadonlyArray<{ value: ChallengeReason; label: string }> = [
  { value: 'correct-result', label: 'My result is right' },
  { value: 'same-meaning', label: 'My answer means the same' },
  { value: 'format-difference', label: 'I only wrote it another way' },
  { value: 'units-equivalent', label: 'I used another unit, but it is as much' },
  { value: 'method-valid', label: 'My way of working is right too' },
  { value: 'ai-error', label: 'Fox did not read my answer right' },
];

interface Said {
  title: string;
  text: string;
}

/** The words for the outcome of a report, at once and after a reload (CHALLENGE-11). */
export const REPORT_WORDS: Readonly<Record<ReportOutcome, Said>> = {
  valid: { title: 'Question is Correct', text: 'Fox solved it again. The question is right.' },
  replaced: { title: 'Question Replaced', text: 'Thank you! Here is another question for you.' },
  faulty: {
    title: 'You found a mistake!',
    text: 'Thank you! Nobody else gets this question now. If your mark is not full, ask Fox to look again.',
  },
  waiting: {
    title: 'A grown-up will look',
    text: 'Thank you! Fox could not prove this question by itself. A grown-up of our team will look at it.',
  },
};

export const VERIFICATION_WORDS: Readonly<Record<VerificationOutcome, Said>> = {
  proved: { title: 'Solution Verified', text: 'Fox solved it again. The solution is right.' },
  corrected: { title: 'Solution Corrected', text: 'Thank you for asking! The solution is right now.' },
  faulty: {
    title: 'You found a mistake!',
    text: 'Thank you for asking! This question has a mistake, so you get all its marks.',
  },
  waiting: {
    title: 'A grown-up will look',
    text: 'Fox could not prove this solution by itself. A grown-up of our team will look at it.',
  },
};

/** The titles for each outcome of a challenge (CHALLENGE-3); waiting is no verdict. */
const CHALLENGE_TITLES: Readonly<Record<ChallengeReply['decision'], string>> = {
  approved: 'Challenge Approved!',
  waiting: 'Waiting for a grown-up',
  rejected: 'Challenge Rejected',
};

export function challengeTitle({
  decision,
  newQuestion,
}: Pick<ChallengeReply, 'decision' | 'newQuestion'>): string {
  return newQuestion ? 'Question Replaced!' : CHALLENGE_TITLES[decision];
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
