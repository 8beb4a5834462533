import type {
  ExchangedQuestion,
  KnownQuestion,
  OpenAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { changedPlaces, takeReplacement } from './journal-replacement.rules.js';
import { type Journal, type MadePicture, toDelta } from './journal.rules.js';
import type { SaveRequest } from './paper-session.ports.js';

type QuestionId = Pick<PupilQuestion, 'id'>;

/** Notes that the pupil has seen a question; the same journal when that was known. */
export function noteSeen(journal: Journal, index: number, questionId: string): Journal {
  if (journal.seen?.[index] === questionId) return journal;
  return { ...journal, seen: { ...journal.seen, [index]: questionId } };
}

/** The questions of a paper as this page has them, for the server that may exchange those not seen (PAPER-26). */
export function toKnown(journal: Journal, questions: readonly QuestionId[]): KnownQuestion[] {
  return questions.map(({ id }, index) => ({ questionId: id, isSeen: journal.seen?.[index] === id }));
}

/** One save. @param known of a diagnostic only */
export function toSaveRequest(
  journal: Journal,
  indexes: readonly number[],
  made: MadePicture | null,
  known: KnownQuestion[] | undefined,
): SaveRequest {
  const { currentQuestion } = journal;
  return { answers: toDelta(journal, indexes, made), currentQuestion, ...(known ? { known } : {}) };
}

/** What a page does with the questions that the server has exchanged. */
export interface TakenExchanges {
  journal: Journal;
  taken: ExchangedQuestion[];
  /** Places, from 0, where the pupil has seen the page's question meanwhile: the server is to put it back. */
  kept: number[];
  /** Places, from 0, where a question that the pupil has seen gives way: another device shows the new one. */
  lost: number[];
}

/**
 * Takes the exchanged questions that the pupil has not seen.
 * @param sent what the page told with the save; a question that was seen then is gone for good.
 */
export function takeExchanges(
  journal: Journal,
  exchanged: readonly ExchangedQuestion[],
  sent: readonly KnownQuestion[],
): TakenExchanges {
  const result: TakenExchanges = { journal, taken: [], kept: [], lost: [] };
  for (const one of exchanged) {
    const index = one.questionIndex;
    const told = sent[index];
    if (told?.isSeen) result.lost.push(index);
    else if (told && journal.seen?.[index] === told.questionId) {
      result.kept.push(index);
      continue;
    }
    result.taken.push(one);
    const { [index]: _old, ...seen } = result.journal.seen ?? {};
    result.journal = { ...takeReplacement(result.journal, index, 0), seen };
  }
  return result;
}

/**
 * The paper as the server has it, with the questions that the pupil has seen on this device: they stay until the server
 * has been told.
 */
export function withOwnSeen(
  journal: Journal,
  known: Pick<OpenAssessment, 'questions'> | null,
  assessment: OpenAssessment,
): OpenAssessment {
  if (!known || assessment.type !== 'diagnostic') return assessment;
  const own = changedPlaces(known, assessment).filter(
    (index) => journal.seen?.[index] === known.questions[index]?.id,
  );
  if (own.length === 0) return assessment;
  const questions = assessment.questions.map((question, index) =>
    own.includes(index) ? (known.questions[index] ?? question) : question,
  );
  return { ...assessment, questions };
}
