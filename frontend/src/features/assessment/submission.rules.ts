import { NOT_YET_KNOWN, responseStatus, type ResponseStatus } from '@sumfox/contracts/assessment/response';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { isDrawn } from '../working/sketch.rules.js';
import {
  getEntry,
  getSketch,
  hintsUsed,
  totalTime,
  type EntryPatch,
  type Journal,
  type JournalEntry,
} from './journal.rules.js';

export type SubmissionBody = EndpointRequest<typeof submitAssessment>['body'];
/** What tells how a question is answered. */
export type QuestionShape = Pick<
  PupilQuestion,
  'questionType' | 'blankCount' | 'answerCount' | 'answerLabels'
>;

export function entryStatus(question: QuestionShape, entry: JournalEntry): ResponseStatus {
  return responseStatus(question, {
    ...entry,
    drawing: isDrawn(getSketch(entry)) ? 'drawn' : null,
    answerParts: [...entry.answerParts],
    blankAnswers: [...entry.blankAnswers],
  });
}

/** Whether there is an answer to be sure of: "I don't know yet" says enough by itself. */
export function asksHowSure(question: QuestionShape, entry: JournalEntry): boolean {
  const texts = [entry.answer, ...entry.answerParts, ...entry.blankAnswers];
  return entryStatus(question, entry) === 'answered' && !texts.some((text) => text.trim() === NOT_YET_KNOWN);
}

/** Question numbers from 1 that still need a final answer (A§5). */
export function missingNumbers(questions: readonly QuestionShape[], journal: Journal): number[] {
  return questions.flatMap((question, index) =>
    entryStatus(question, getEntry(journal, index)) === 'answered' ? [] : [index + 1],
  );
}

/** Puts {@link NOT_YET_KNOWN} wherever the pupil has nothing yet. */
export function fillNotYetKnown(question: QuestionShape, entry: JournalEntry): EntryPatch {
  const fill = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, i) => (list[i]?.trim() ? list[i] : NOT_YET_KNOWN));
  if (question.questionType === 'fill-in-the-blank')
    return { blankAnswers: fill(entry.blankAnswers, question.blankCount) };
  if (question.questionType === 'mcq') return { answer: NOT_YET_KNOWN, selectedOption: null };
  if (question.answerCount > 1) return { answerParts: fill(entry.answerParts, question.answerCount) };
  return { answer: NOT_YET_KNOWN };
}

/** The answer in one line: parts as "Label: value" and blanks, joined by commas (A§5). The marker reads the lists. */
export function toAnswerLine(question: QuestionShape, entry: JournalEntry): string {
  if (question.questionType === 'mcq') return entry.selectedOption ?? entry.answer.trim();
  if (question.questionType === 'fill-in-the-blank')
    return entry.blankAnswers.map((text) => text.trim()).join(', ');
  if (question.answerCount > 1)
    return entry.answerParts
      .map((text, i) => `${question.answerLabels?.[i] ?? String(i + 1)}: ${text.trim()}`)
      .join(', ');
  return entry.answer.trim();
}

/** The whole paper as it is handed in. */
export function toSubmission(
  questions: readonly PupilQuestion[],
  journal: Journal,
  studentId: string,
  submissionId: string,
): SubmissionBody {
  return {
    assessmentId: journal.assessmentId,
    studentId,
    submissionId,
    asksUnreadable: journal.unreadable === null,
    timeSpent: totalTime(journal),
    answers: questions.map((question, index) => {
      const entry = getEntry(journal, index);
      return {
        questionId: question.id,
        questionIndex: index,
        questionType: question.questionType,
        revision: entry.revision,
        answer: toAnswerLine(question, entry),
        selectedOption: entry.selectedOption,
        answerParts: entry.answerParts.length > 0 ? [...entry.answerParts] : null,
        blankAnswers: entry.blankAnswers.length > 0 ? [...entry.blankAnswers] : null,
        working: entry.working,
        workingSteps: entry.working,
        timeSpent: Math.round(entry.timeSpent),
        confidenceLevel: entry.confidenceLevel ?? 'medium',
        hintsUsed: hintsUsed(journal, index),
      };
    }),
  };
}
