import { Injectable } from '@nestjs/common';
import type { ReportOutcome, VerificationOutcome } from '@sumfox/contracts/assessment/dispute';
import type { FlaggedQuestion } from '@sumfox/contracts/assessment/dispute.endpoints';
import { type Recheck, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import type { CallInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import { questionFlagged } from '@sumfox/contracts/messages/dispute.events';
import type { Item, MarkScheme, Question } from '@sumfox/contracts/question/item';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import {
  getOwnPaper,
  listMarkSchemes,
  listQuestions,
  listResponses,
  lockOwnPaper,
  type Paper,
} from '../paper/index.js';
import { SelectionService } from '../selection/index.js';
import { QuestionReport } from '../dispute-record/index.js';
import { findBesides, lockReports, rejectTooManyReports, replaceQuestion } from './dispute.queries.js';
import { noSuchQuestion } from './dispute.rules.js';
import { VerificationService } from './verification.service.js';

const SENTENCES: Readonly<Record<ReportOutcome, string>> = {
  valid: 'Fox solved it again. The question is right, so you can go on with it.',
  replaced: 'Thank you! Here is another question for you.',
  faulty: 'Thank you! You found a mistake. No other pupil gets this question now.',
  waiting: 'Thank you! Fox could not prove this question by itself. A grown-up of our team will look at it.',
};

/** State of a question for its pupil after the recheck. */
const OUTCOMES: Readonly<Record<VerificationOutcome, ReportOutcome>> = {
  proved: 'valid',
  corrected: 'faulty',
  faulty: 'faulty',
  waiting: 'waiting',
};

/** A question with its key, and the engine's result. */
interface Doubted {
  question: Question;
  scheme: MarkScheme;
  recheck: Recheck;
  /** Replacement of the question. */
  replacement: Item | null;
  /** Outcome when no other question replaces it. */
  outcome: ReportOutcome;
}

/** Takes reports of questions: checks again, and replaces what does not hold while the paper is still open. */
@Injectable()
export class ReportService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    private readonly selection: SelectionService,
    private readonly verifications: VerificationService,
  ) {}

  /** Stores one report for each question of a paper; a repeated request returns the first result (CHALLENGE-11). */
  async flag(paperId: number, pupilId: string, questionIndex: number): Promise<FlaggedQuestion> {
    const em = this.database.fork();
    const paper = await getOwnPaper(em, paperId, pupilId);
    const known = await em.findOne(QuestionReport, { paperId, questionIndex });
    if (known) return this.answer(em, known);
    rejectMarking(paper);
    await rejectTooManyReports(em, pupilId);
    const doubted = await this.doubt(em, paper, questionIndex);
    return this.database.transaction(async (inner) => {
      const locked = await lockOwnPaper(inner, paperId, pupilId);
      await lockReports(inner, pupilId);
      const first = await inner.findOne(QuestionReport, { paperId, questionIndex });
      if (first) return this.answer(inner, first);
      await rejectTooManyReports(inner, pupilId);
      return this.settle(inner, locked, questionIndex, doubted);
    });
  }

  private async doubt(em: EntityManager, paper: Paper, questionIndex: number): Promise<Doubted> {
    const question = (await listQuestions(em, paper.id))[questionIndex];
    const scheme = (await listMarkSchemes(em, paper.id))[questionIndex];
    if (!question || !scheme) throw noSuchQuestion();
    const recheck = await this.services.call(recheckItem, { question, scheme });
    const isReplaced = recheck.outcome !== 'proved' && paper.status === 'in-progress';
    const replacement = isReplaced
      ? await this.selection.replacement(paper.pupilId, paper.gradeLevel, question)
      : null;
    const outcome =
      recheck.outcome === 'unproved' && !replacement
        ? await this.askPerson({
            paperId: paper.id,
            questionIndex,
            pupilId: paper.pupilId,
            question,
            scheme,
          })
        : OUTCOMES[recheck.outcome === 'unproved' ? 'waiting' : recheck.outcome];
    return { question, scheme, recheck, replacement, outcome };
  }

  /**
   * Opens a review of a question, or returns an earlier decision. Throws 429 beyond the daily limit, since the reply
   * must not promise a review that does not happen.
   */
  private async askPerson(place: CallInput<typeof proveSolution>): Promise<ReportOutcome> {
    return OUTCOMES[(await this.services.call(proveSolution, place)).outcome];
  }

  private async settle(
    em: EntityManager,
    paper: Paper,
    questionIndex: number,
    { question, scheme, recheck, replacement, outcome: found }: Doubted,
  ): Promise<FlaggedQuestion> {
    // Submitted during the recheck: the present question is the one to mark.
    rejectMarking(paper);
    const isOpen = paper.status === 'in-progress';
    const response = (await listResponses(em, paper.id, questionIndex)).get(questionIndex) ?? null;
    const outcome = isOpen && replacement ? 'replaced' : found;
    const report = em.create(
      QuestionReport,
      {
        paperId: paper.id,
        questionIndex,
        pupilId: paper.pupilId,
        outcome,
        question,
        scheme,
        response,
        ...(await findBesides(em, paper.id, questionIndex)),
        createdAt: new Date(),
      },
      { persist: true },
    );
    if (isOpen && replacement) await replaceQuestion(em, paper.id, questionIndex, replacement, response);
    else if (recheck.scheme)
      await this.verifications.correct(
        em,
        { paperId: paper.id, pupilId: paper.pupilId, questionIndex },
        recheck.scheme,
        'report',
      );
    this.outbox.addEvent(em, questionFlagged, {
      assessmentId: paper.id,
      questionIndex,
      itemId: question.id,
      pupilId: paper.pupilId,
      outcome,
    });
    return this.answer(em, report);
  }

  private async answer(
    em: EntityManager,
    { paperId, questionIndex, outcome }: Pick<QuestionReport, 'paperId' | 'questionIndex' | 'outcome'>,
  ): Promise<FlaggedQuestion> {
    const standing = (await listQuestions(em, paperId))[questionIndex] ?? null;
    return {
      success: true,
      outcome,
      questionValid: outcome === 'valid',
      newQuestion: outcome === 'replaced' ? standing : null,
      revision: (await listResponses(em, paperId, questionIndex)).get(questionIndex)?.revision ?? 0,
      message: SENTENCES[outcome],
    };
  }
}

/** Throws 409 during marking: the paper must not change then. */
function rejectMarking(paper: Pick<Paper, 'status'>): void {
  if (paper.status === 'marking')
    throw new ProductError(
      'conflict',
      'being-marked',
      'Fox is marking this now. Please report it after that.',
    );
}
