import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { getMarkingRun, type QuestionMark, type RunMark } from '@sumfox/contracts/marking/run.calls';
import { paperCompleted, submissionMarked } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { EventHandler } from '@sumfox/platform/messaging/event-handler';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { Caller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type * as z from 'zod/mini';
import { marksAccepted, toAcceptedMark, toPrint } from '../correction/accepted-answer.rules.js';
import { AcceptedAnswers } from '../correction/accepted-answer.service.js';
import { listAllMarksPlaces } from '../correction/correction.queries.js';
import { toAllMarks } from '../correction/correction.rules.js';
import { Paper, PaperQuestion } from '../paper/paper.entity.js';
import { listCountingResponses } from '../practice/answer-check.queries.js';
import { toLateMark } from './late-mark.rules.js';
import { scoreOf } from './outcome.rules.js';
import { listResponsesToMark } from './response-to-mark.queries.js';
import { QuestionResult, Submission } from './submission.entity.js';

const ASSESSMENT: Caller = { process: 'assessment', userId: null, role: null, sessionId: null };

type Marked = z.output<typeof submissionMarked.data>;

/**
 * Brings the marks home: results and proficiency move together with the inbox row, so once. A run that comes again
 * with marks that were undecided before adds just those and settles the score anew.
 */
@Injectable()
export class SubmissionMarkedHandler implements EventHandler<typeof submissionMarked.data, RunMark[]> {
  readonly event = submissionMarked;

  constructor(
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedAnswers,
  ) {}

  /** The event carries ids and marks; the words to the child are read from where they are kept. */
  async prepare(data: Marked): Promise<RunMark[]> {
    const { marks } = await this.services.call(
      getMarkingRun,
      { submissionId: data.submissionId },
      ASSESSMENT,
    );
    if (!marks) throw new Error(`the marking run of ${data.submissionId} is not finished`);
    return marks;
  }

  async apply(em: EntityManager, data: Marked, marks: RunMark[]): Promise<void> {
    const submission = await em.findOneOrFail(Submission, { id: data.submissionId });
    const paper = await em.findOneOrFail(
      Paper,
      { id: submission.paperId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const questions = await em.find(
      PaperQuestion,
      { paperId: paper.id },
      { orderBy: { questionIndex: 'asc' } },
    );
    const known = new Map(
      (await em.find(QuestionResult, { paperId: paper.id })).map(
        (r) => [r.questionIndex, r.marksAwarded] as const,
      ),
    );
    const counting = await listCountingResponses(em, paper.id);
    const allMarks = await listAllMarksPlaces(em, paper.id);
    const late = paper.status === 'completed' ? await listResponsesToMark(em, paper.id) : [];
    const accepted = await this.findAccepted(em, paper, questions, marks);
    for (const given of marks) {
      const question = questions[given.questionIndex];
      if (!question || question.question.id !== given.questionId)
        throw new Error(
          `a mark of ${data.submissionId} names question ${given.questionIndex}, which is another`,
        );
      if (known.has(given.questionIndex)) continue;
      // Found at fault after the child had answered it: nothing can be right, so everything is.
      const mark =
        allMarks.get(given.questionIndex) === question.itemId
          ? toAllMarks(given)
          : accepted(toLateMark(given, late[given.questionIndex]), question);
      known.set(mark.questionIndex, mark.marksAwarded);
      this.storeResult(
        em,
        paper,
        submission,
        question,
        { ...mark, isModelRead: given.isModelRead ?? false },
        counting.get(mark.questionIndex)?.hintsUsed ?? 0,
      );
    }
    const score = scoreOf(
      questions.map((q) => ({
        subStrandId: q.subStrandId,
        subStrandDisplayName: q.question.subStrandDisplayName,
        marksAwarded: known.get(q.questionIndex) ?? null,
        marksPossible: q.question.marks,
      })),
    );
    if (known.size === questions.length) submission.settledAt = new Date();
    // With nothing decided there is nothing to show yet; the paper stays with marking and is asked for again.
    if (score === null) return;
    this.complete(em, paper, submission, score);
  }

  /** Gives an answer what was accepted of the same one before. */
  private async findAccepted(
    em: EntityManager,
    paper: Paper,
    questions: readonly PaperQuestion[],
    marks: readonly QuestionMark[],
  ): Promise<(mark: QuestionMark, place: PaperQuestion) => QuestionMark> {
    const missed = marks.filter((mark) => mark.marksAwarded < mark.marksPossible);
    const itemIds = missed.flatMap(({ questionIndex }) => questions[questionIndex]?.itemId ?? []);
    const byItem = await this.accepted.find(em, itemIds);
    if (byItem.size === 0) return (mark) => mark;
    const responses = await listResponsesToMark(em, paper.id);
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

  private storeResult(
    em: EntityManager,
    paper: Paper,
    submission: Submission,
    question: PaperQuestion,
    mark: RunMark,
    hintsUsed: number,
  ): void {
    em.create(
      QuestionResult,
      {
        paperId: paper.id,
        questionIndex: question.questionIndex,
        pupilId: paper.pupilId,
        gradeLevel: paper.gradeLevel,
        subStrandId: question.subStrandId,
        heuristicId: question.heuristicId,
        level: question.level,
        outcome: mark.outcome,
        isCorrect: mark.isCorrect,
        marksAwarded: mark.marksAwarded,
        marksPossible: mark.marksPossible,
        reasonCode: mark.reasonCode,
        feedback: mark.feedback,
        suggestions: mark.suggestions,
        readAs: mark.readAs,
        workingMarks: mark.workingMarks,
        misconceptionCode: mark.misconceptionCode,
        isModelRead: mark.isModelRead ?? false,
        hintsUsed,
        markedAt: submission.receivedAt,
      },
      { persist: true },
    );
  }
}
