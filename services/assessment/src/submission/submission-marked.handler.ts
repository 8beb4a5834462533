import { LockMode } from '@mikro-orm/postgresql';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { paperCompleted } from '@sumfox/contracts/messages/events';
import { submissionMarked } from '@sumfox/contracts/messages/marking.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { findRows, insertRows } from '@sumfox/platform/database/entity-rows';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import type * as z from 'zod/mini';
import { type NewResult, forecastResults } from '../ability/index.js';
import { AcceptedAnswers, marksAccepted, toPrint } from '../accepted-answer/index.js';
import { Paper, PaperQuestion } from '../paper/index.js';
import { listCountingResponses } from '../answer-check/index.js';
import { type GivenMark, listGivenMarks } from './given-mark.rules.js';
import { toLateMark } from './late-mark.rules.js';
import {
  addKeys,
  listAllMarksPlaces,
  QuestionResult,
  scoreOf,
  toAcceptedMark,
  toAllMarks,
  toResultMark,
} from '../result/index.js';
import { Submission } from './submission.entity.js';
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

/**
 * Stores the marks: results and proficiency change in the transaction of the inbox row, so once. A repeated run with
 * marks that were pending before adds only those and updates the score. An event of version 1 has no mark that can be
 * stored: the submission stays unsettled, and the sweeper requests its marks again.
 */
@HandlesEvent(submissionMarked)
export class SubmissionMarkedHandler implements EventHandler<typeof submissionMarked.data> {
  /** Paper of an event between its effect and its commit. */
  private readonly papers = new WeakMap<Marked, number>();

  constructor(
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedAnswers,
    private readonly database: Database,
    private readonly waiter: ResultWaiter,
  ) {}

  async apply(em: EntityManager, data: Marked): Promise<void> {
    const submission = await em.findOneOrFail(Submission, { id: data.submissionId });
    const paper = await em.findOneOrFail(
      Paper,
      { id: submission.paperId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    this.papers.set(data, paper.id);
    const where = { paperId: paper.id };
    const questions = await findRows(em, PaperQuestion, {
      fields: PLACE,
      where,
      orderBy: ['questionIndex'],
    });
    const results = await findRows(em, QuestionResult, { fields: ['questionIndex', 'marksAwarded'], where });
    const known = new Map(results.map((r) => [r.questionIndex, r.marksAwarded] as const));
    const counting = await listCountingResponses(em, paper.id);
    const allMarks = await listAllMarksPlaces(em, paper.id);
    const responses = await addKeys(em, paper.id, counting);
    const isLate = paper.status === 'completed';
    const marks = listGivenMarks(data.marks, responses).filter((mark) => !known.has(mark.questionIndex));
    const accepted = await this.findAccepted(em, questions, responses, marks);
    const decided: NewResult[] = [];
    for (const given of marks) {
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
      known.set(mark.questionIndex, mark.marksAwarded);
      const hintsUsed = counting.get(mark.questionIndex)?.hintsUsed ?? 0;
      const settled = { ...mark, isModelRead: given.isModelRead };
      decided.push(toResult(paper, submission, question, settled, hintsUsed));
    }
    await insertRows(em, QuestionResult, await forecastResults(em, decided));
    const score = scoreOf(
      questions.map((q) => ({
        subStrandId: q.subStrandId,
        subStrandDisplayName: q.question.subStrandDisplayName,
        marksAwarded: known.get(q.questionIndex) ?? null,
        marksPossible: q.question.marks,
      })),
    );
    if (known.size === questions.length) submission.settledAt = new Date();
    // With every mark pending there is nothing to show; the paper stays in marking and the page asks again.
    if (score === null) return;
    this.complete(em, paper, submission, score);
  }

  /** Wakes the submit call that waits for these marks in this process. */
  async onApplied(data: Marked): Promise<void> {
    const paperId = this.papers.get(data) ?? (await this.findPaperId(data));
    if (paperId !== undefined) this.waiter.completed(paperId);
  }

  /** For a repeat, which has no effect. */
  private async findPaperId({ submissionId }: Marked): Promise<number | undefined> {
    return (await this.database.fork().findOne(Submission, { id: submissionId }))?.paperId;
  }

  /** Gives an answer what was accepted of the same one before. */
  private async findAccepted(
    em: EntityManager,
    questions: readonly Place[],
    responses: readonly ResponseToMark[],
    marks: readonly QuestionMark[],
  ): Promise<(mark: QuestionMark, place: Place) => QuestionMark> {
    const missed = marks.filter((mark) => mark.marksAwarded < mark.marksPossible);
    const itemIds = missed.flatMap(({ questionIndex }) => questions[questionIndex]?.itemId ?? []);
    const byItem = await this.accepted.find(em, itemIds);
    if (byItem.size === 0) return (mark) => mark;
    return (mark, { itemId, questionIndex, question }) => {
      const [known, response] = [byItem.get(itemId), responses[questionIndex]];
      if (!known || !response) return mark;
      return toAcceptedMark(mark, marksAccepted(known, toPrint(question.questionText, response)));
    };
  }

  private complete(em: EntityManager, paper: Paper, submission: Submission, score: number): void {
    const isNews = paper.status !== 'completed' || paper.score !== score;
    paper.status = 'completed';
    paper.score = score;
    paper.completedAt = submission.receivedAt;
    paper.timeSpentSeconds = submission.timeSpentSeconds;
    if (isNews)
      this.outbox.addEvent(em, paperCompleted, {
        assessmentId: paper.id,
        pupilId: paper.pupilId,
        score,
        timeSpentSeconds: submission.timeSpentSeconds,
      });
  }
}

function toResult(
  paper: Paper,
  submission: Submission,
  question: Place,
  mark: GivenMark,
  hintsUsed: number,
): NewResult {
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
    markedAt: submission.receivedAt,
  };
  const { template, itemId } = question;
  return { result, template, itemId, questionType: question.question.questionType };
}
