import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { paperCompleted } from '@sumfox/contracts/messages/events';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import {
  type Reading,
  type ReadTogether,
  findTogether,
  insertRows,
  reading,
} from '@sumfox/platform/database/entity-rows';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { Outbox, type OutboxRow } from '@sumfox/platform/messaging/outbox';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import type * as z from 'zod/mini';
import { type NewResult, forecastResults, versionsOf } from '../ability/index.js';
import { acceptedOf, groupByItem, marksAccepted, toPrint } from '../accepted-answer/index.js';
import { PaperQuestion, toResponses } from '../paper/index.js';
import { toCounting } from '../answer-check/index.js';
import { type GivenMark, listGivenMarks } from './given-mark.rules.js';
import { toLateMark } from './late-mark.rules.js';
import {
  addKeys,
  allMarksPlacesOf,
  keylessPlacesOf,
  QuestionResult,
  responsesToMarkOf,
  resultsOf,
  scoreOf,
  toAcceptedMark,
  toAllMarks,
  toCompletedPaper,
  toResultMark,
} from '../result/index.js';
import { Submission } from './submission.entity.js';
import { type MarkedPaper, lockMarkedPaper, settlePaper } from './submission.queries.js';
import { ResultWaiter } from './result-waiter.js';

const PLACE = [
  'questionIndex',
  'itemId',
  'question',
  'subStrandId',
  'heuristicId',
  'level',
  'template',
] as const;
type Place = Pick<PaperQuestion, (typeof PLACE)[number]>;

type Marked = z.output<typeof submissionMarked.data>;

/** What an event has done to a paper; without its outcome where no call waits for it. */
interface Applied {
  paperId: number;
  outcome: PaperOutcome | null;
}

/** What stands of a paper when its marks come. */
type Parts = ReadTogether<
  {
    questions: Reading<Place>;
    results: ReturnType<typeof resultsOf>;
    allMarks: ReturnType<typeof allMarksPlacesOf>;
    accepted: ReturnType<typeof acceptedOf>;
    versions: ReturnType<typeof versionsOf>;
  } & ReturnType<typeof responsesToMarkOf> &
    ReturnType<typeof keylessPlacesOf>
>;

/**
 * Stores the marks: results and proficiency change in the transaction of the inbox row, so once. A repeated run with
 * marks that were pending before adds only those and updates the score. An event of version 1 has no mark that can be
 * stored: the submission stays unsettled, and the sweeper requests its marks again.
 */
@HandlesEvent(submissionMarked)
export class SubmissionMarkedHandler implements EventHandler<typeof submissionMarked.data> {
  /** What an event has done, between its effect and its commit. */
  private readonly settled = new WeakMap<Marked, Applied>();

  constructor(
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly waiter: ResultWaiter,
  ) {}

  async apply(em: EntityManager, data: Marked): Promise<void> {
    const paper = await lockMarkedPaper(em, data.submissionId);
    const parts = await findTogether(em, {
      questions: reading(PaperQuestion, {
        fields: PLACE,
        where: { paperId: paper.id },
        orderBy: ['questionIndex'],
      }),
      results: resultsOf(paper.id),
      allMarks: allMarksPlacesOf(paper.id),
      accepted: acceptedOf(paper.itemIds),
      versions: versionsOf(paper.gradeLevel),
      ...responsesToMarkOf(paper.id),
      ...keylessPlacesOf(paper.id),
    });
    const decided = this.decide(paper, data, parts);
    await insertRows(em, QuestionResult, await forecastResults(em, decided, parts.versions));
    const results = [...parts.results, ...decided.map(({ result }) => result)];
    const score = scoreByPlace(parts.questions, results);
    const messages = this.toMessages(paper, score);
    const written = await settlePaper(em, {
      submissionId: data.submissionId,
      score,
      isSettled: results.length === parts.questions.length,
      messages,
    });
    if (written > 0) this.outbox.noteWritten(em, messages);
    this.settled.set(data, {
      paperId: paper.id,
      outcome: this.toOutcome(paper, score, { ...parts, results }),
    });
  }

  /** Wakes the submit call that waits for these marks in this process. */
  async onApplied(data: Marked): Promise<void> {
    const settled = this.settled.get(data) ?? (await this.findSettled(data));
    if (settled) this.waiter.completed(settled.paperId, settled.outcome);
  }

  /** For a repeat, which has no effect. */
  private async findSettled({ submissionId }: Marked): Promise<Applied | null> {
    const submission = await this.database.fork().findOne(Submission, { id: submissionId });
    return submission && { paperId: submission.paperId, outcome: null };
  }

  /** The results of the marks that are new. */
  private decide(paper: MarkedPaper, data: Marked, parts: Parts): NewResult[] {
    const { questions } = parts;
    const known = new Set(parts.results.map(({ questionIndex }) => questionIndex));
    const counting = toCounting(toResponses(parts.responses), parts.firstTries);
    const allMarks = new Map(parts.allMarks.map((row) => [row.questionIndex, row.itemId]));
    const responses = addKeys(
      parts.schemes.map(({ scheme }) => scheme),
      counting,
    );
    const isLate = paper.status === 'completed';
    const marks = listGivenMarks(data.marks, responses).filter((mark) => !known.has(mark.questionIndex));
    const accepted = withAccepted(parts.accepted, responses);
    return marks.map((given) => {
      const question = questions[given.questionIndex];
      if (!question || question.question.id !== given.questionId)
        throw new Error(
          `a mark of ${data.submissionId} names question ${given.questionIndex}, which is another`,
        );
      // Found faulty after the child answered: no answer can be right, so every answer is.
      const mark =
        allMarks.get(given.questionIndex) === question.itemId
          ? toAllMarks(given)
          : accepted(isLate ? toLateMark(given, responses[given.questionIndex]) : given, question);
      const hintsUsed = counting.get(mark.questionIndex)?.hintsUsed ?? 0;
      return toResult(paper, question, { ...mark, isModelRead: given.isModelRead }, hintsUsed);
    });
  }

  /** With every mark pending there is nothing to tell; the paper stays in marking and the page asks again. */
  private toMessages(paper: MarkedPaper, score: number | null): OutboxRow[] {
    if (score === null || (paper.status === 'completed' && paper.score === score)) return [];
    const { id: assessmentId, pupilId, timeSpentSeconds } = paper;
    return [this.outbox.toEventRow(paperCompleted, { assessmentId, pupilId, score, timeSpentSeconds })];
  }

  /** The outcome for the submit call that waits for it; null where none waits here, or no mark is decided. */
  private toOutcome(
    paper: MarkedPaper,
    score: number | null,
    { questions, schemes, results, withheld, faulty }: Parts,
  ): PaperOutcome | null {
    if (score === null || !this.waiter.isAwaited(paper.id)) return null;
    return toCompletedPaper(paper, {
      questions: questions.map(({ question }) => question),
      schemes: schemes.map(({ scheme }) => scheme),
      results,
      withheld,
      faulty,
    }).outcome;
  }
}

/** Gives an answer that lacks marks what was accepted of the same one before. */
function withAccepted(
  accepted: Parts['accepted'],
  responses: readonly ResponseToMark[],
): (mark: QuestionMark, place: Place) => QuestionMark {
  const byItem = groupByItem(accepted);
  return (mark, { itemId, questionIndex, question }) => {
    const [known, response] = [byItem.get(itemId), responses[questionIndex]];
    if (!known || !response || mark.marksAwarded >= mark.marksPossible) return mark;
    return toAcceptedMark(mark, marksAccepted(known, toPrint(question.questionText, response)));
  };
}

/** Percent of the decided marks; null while none is. */
function scoreByPlace(questions: readonly Place[], results: Parts['results']): number | null {
  const awarded = new Map(results.map((result) => [result.questionIndex, result.marksAwarded]));
  return scoreOf(
    questions.map(({ questionIndex, subStrandId, question }) => ({
      subStrandId,
      subStrandDisplayName: question.subStrandDisplayName,
      marksAwarded: awarded.get(questionIndex) ?? null,
      marksPossible: question.marks,
    })),
  );
}

function toResult(paper: MarkedPaper, question: Place, mark: GivenMark, hintsUsed: number): NewResult {
  const result = {
    paperId: paper.id,
    questionIndex: question.questionIndex,
    pupilId: paper.pupilId,
    gradeLevel: paper.gradeLevel,
    subStrandId: question.subStrandId,
    heuristicId: question.heuristicId,
    level: question.level,
    ...toResultMark(mark),
    isModelRead: mark.isModelRead,
    hintsUsed,
    markedAt: new Date(paper.receivedAtMs),
  };
  const { template, itemId } = question;
  return { result, template, itemId, questionType: question.question.questionType };
}
