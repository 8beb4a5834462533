import type { Agreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import type {
  AssessmentForVerification,
  QuestionToVerify,
  QuestionVerdict,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import { optionLine, ownAnswerLines } from '../../entities/question/index.js';
import type { PaperFilters } from '../../entities/verification/index.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

export const NO_FILTERS: PaperFilters = { student: '', assessment: '', grade: '', flagged: false };

export function isFiltered({ student, assessment, grade, flagged }: PaperFilters): boolean {
  return student.trim() !== '' || assessment.trim() !== '' || grade !== '' || flagged;
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Singapore',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `Nov 02, 2026 09:05` (`MMM dd, yyyy HH:mm`, CONSOLE-12) for an ISO moment, in Singapore. */
export function verificationMoment(iso: string): string {
  const parts = new Map(MOMENT.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('month')} ${of('day')}, ${of('year')} ${of('hour')}:${of('minute')}`;
}

/** Whole minutes (CONSOLE-12). */
export function minutesText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return VERIFY_MARKS.get().minutes({ count: minutes });
}

/** `1 mark`, `3 marks`. */
export function marksText(marks: number): string {
  return VERIFY_MARKS.get().marks({ count: marks });
}

/** How far a paper is; null before its first verdict. */
export function progressText({
  verified,
  totalQuestions,
}: Pick<AssessmentForVerification, 'verified' | 'totalQuestions'>): string | null {
  if (verified === 0) return null;
  return verified >= totalQuestions
    ? VERIFY_MARKS.get().verified
    : VERIFY_MARKS.get().verifiedOf({ verified, all: totalQuestions });
}

/** Percent of verified marks that stood; null while there are none. */
export function agreementPercent({ verified, agreed }: Agreement): number | null {
  return verified === 0 ? null : Math.round((100 * agreed) / verified);
}

/** `8 of 9 stood`, and why the others did not. */
export function agreementWords({ verified, agreed, tooStrict, tooGenerous, voided }: Agreement): string {
  const t = VERIFY_MARKS.get();
  const others = [
    [tooStrict, t.tooStrict],
    [tooGenerous, t.tooGenerous],
    [voided, t.voided],
  ] as const;
  const said = others.filter(([count]) => count > 0).map(([count, toWords]) => toWords({ count }));
  return [t.stood({ agreed, verified }), ...said].join(', ');
}

/** Whether the pupil put down an answer, beside any working. */
export function hasAnswer({ question, answer }: Pick<QuestionToVerify, 'question' | 'answer'>): boolean {
  return ownAnswerLines(question, answer).some((line) => line.trim() !== '');
}

/** The pupil's answer, or the words for none (CONSOLE-12). */
export function answerLines({ question, answer }: Pick<QuestionToVerify, 'question' | 'answer'>): string[] {
  return hasAnswer({ question, answer })
    ? ownAnswerLines(question, answer)
    : [VERIFY_MARKS.get().noAnswerProvided];
}

/** The right option with its text, or the model answer; null where no key is known to be right. */
export function expectedLine({
  question,
  expectedAnswer,
}: Pick<QuestionToVerify, 'question' | 'expectedAnswer'>): string | null {
  const expected = expectedAnswer.trim();
  return optionLine(question, expected) ?? (expected === '' ? null : expected);
}

/** A mark that is there, and whose challenge is not decided in Reviews. */
export function canBeVerified({
  feedback,
  challenge,
}: Pick<QuestionToVerify, 'feedback' | 'challenge'>): boolean {
  return feedback !== null && challenge !== 'waiting';
}

/** Why a mark should be looked at, in a few words each. */
export function doubtWords({
  challenge,
  report,
  isModelRead,
}: Pick<QuestionToVerify, 'challenge' | 'report' | 'isModelRead'>): string[] {
  return [
    challenge === 'waiting'
      ? VERIFY_MARKS.get().challengedWaitsInReviews
      : challenge && VERIFY_MARKS.get().challenge({ challenge }),
    report && VERIFY_MARKS.get().reportedByThePupil,
    isModelRead && VERIFY_MARKS.get().workingReadByAi,
  ].filter((words) => typeof words === 'string');
}

/** What was said of a mark before. */
export function verdictWords({
  verdict,
  marksBefore,
  marksGiven,
  isQuestionFaulty,
}: QuestionVerdict): string {
  if (verdict === 'approve') return VERIFY_MARKS.get().approved;
  if (verdict === 'void')
    return isQuestionFaulty ? VERIFY_MARKS.get().voidTheQuestionIs : VERIFY_MARKS.get().voidOnThisPaper;
  const given = marksGiven ?? marksBefore;
  return given < marksBefore
    ? VERIFY_MARKS.get().foundTooGenerousInstead({ marksText: marksText(given), marksBefore })
    : VERIFY_MARKS.get().correctedFromTo({ marksBefore, marksText: marksText(given) });
}

/** The faults that were found in the question; null for none. */
export function faultWords({ faults }: Pick<QuestionVerdict, 'faults'>): string | null {
  if (!faults || faults.length === 0) return null;
  const t = VERIFY_MARKS.get();
  return t.faultsFound({ faults: faults.map((fault) => t.faultNames[fault]).join(', ') });
}
