import { NOT_YET_KNOWN, type ResponseStatus } from '@sumfox/contracts/assessment/response';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { answeringOf } from '@sumfox/question-kinds/registry';
import type { AnsweringKind } from '@sumfox/question-kinds/answering-kind';
import { responseStatus } from '@sumfox/question-kinds/response-status';
import { isDrawn } from '../working/index.js';
import { answerTexts, type EntryPatch, type JournalEntry, toKindFields } from './entry.rules.js';
import { getEntry, getSketch, hintsUsed, totalTime, type Journal } from './journal.rules.js';

export type SubmissionBody = EndpointRequest<typeof submitAssessment>['body'];
/** What tells how a question is answered, and what its parts are called. */
export type QuestionShape = Parameters<AnsweringKind['toWire']>[0];

export function entryStatus(question: QuestionShape, entry: JournalEntry): ResponseStatus {
  return responseStatus(question, {
    ...entry,
    drawing: isDrawn(getSketch(entry)) ? 'drawn' : null,
    ...toKindFields(entry),
  });
}

/** Whether there is an answer to be sure of: "I don't know yet" says enough by itself. */
export function asksHowSure(question: QuestionShape, entry: JournalEntry): boolean {
  const isUnknown = answerTexts(entry).some((text) => text.trim() === NOT_YET_KNOWN);
  return entryStatus(question, entry) === 'answered' && !isUnknown;
}

/** Question numbers from 1 that still need a final answer (PAPER-24). */
export function missingNumbers(questions: readonly QuestionShape[], journal: Journal): number[] {
  return questions.flatMap((question, index) =>
    entryStatus(question, getEntry(journal, index)) === 'answered' ? [] : [index + 1],
  );
}

/** Puts {@link NOT_YET_KNOWN} wherever the pupil has nothing yet. */
export function fillNotYetKnown(question: QuestionShape, entry: JournalEntry): EntryPatch {
  return answeringOf(question).fillEmpty(question, entry, NOT_YET_KNOWN);
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
        answer: answeringOf(question).toWire(question, entry),
        ...toKindFields(entry),
        working: entry.working,
        workingSteps: entry.working,
        timeSpent: Math.round(entry.timeSpent),
        confidenceLevel: entry.confidenceLevel ?? 'medium',
        hintsUsed: hintsUsed(journal, index),
      };
    }),
  };
}
