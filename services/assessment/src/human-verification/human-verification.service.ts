import { Injectable } from '@nestjs/common';
import type { VerifiedPaper, verifyPaper } from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { itemDoubted } from '@sumfox/contracts/messages/dispute.events';
import { paperVerified } from '@sumfox/contracts/messages/review.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { toAnswerLine } from '@sumfox/question-kinds/given-answer';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod/mini';
import { AcceptedAnswers, toAcceptedByPerson } from '../accepted-answer/index.js';
import { findDrawing, type Paper, PaperQuestion } from '../paper/index.js';
import { RaisedResult, tellRaised } from '../result/index.js';
import { QuestionVerdictRow } from '../verdict-record/index.js';
import { PaperVerification } from './human-verification.entity.js';
import { getCompletedForAdmin, listStandingPlaces } from './human-verification.queries.js';
import {
  type GivenVerdict,
  type StandingPlace,
  type VerdictEffect,
  isFaulty,
  rejectUngivable,
  toEffect,
  toFaults,
  toReviewerMark,
  toVoidMark,
} from './human-verification.rules.js';

type Body = EndpointInput<typeof verifyPaper>['body'];
type ToldVerdict = z.output<typeof paperVerified.data>['verdicts'][number];

/** One verdict in progress, with the state of its place. */
interface Verdict {
  given: GivenVerdict;
  place: PaperQuestion;
  marks: NonNullable<StandingPlace['marks']>;
  effect: VerdictEffect;
}

/**
 * Applies a reviewer's verdicts on a completed paper. `RaisedResult` raises marks, as everywhere; score, messages,
 * events and records are one transaction under the paper's lock.
 */
@Injectable()
export class HumanVerificationService {
  constructor(
    private readonly database: Database,
    private readonly results: RaisedResult,
    private readonly accepted: AcceptedAnswers,
    private readonly outbox: Outbox,
  ) {}

  /** Stores all verdicts or none; a repeated request returns the first result. {@link verifyPaper} lists the refusals. */
  async verify(paperId: number, { requestId, verdicts }: Body, caller: PersonCaller): Promise<VerifiedPaper> {
    return this.database.transaction(async (em) => {
      const paper = await getCompletedForAdmin(em, paperId, true);
      const first = await em.findOne(PaperVerification, { id: requestId });
      if (first) return answerRepeat(first, paperId, caller.userId);
      const places = await listStandingPlaces(em, paper);
      rejectUngivable(verdicts, places);
      const told: ToldVerdict[] = [];
      let marksGained = 0;
      for (const verdict of await this.prepare(em, paperId, verdicts, places)) {
        const gained = await this.settle(em, paper, verdict, { requestId, decidedBy: caller.userId });
        marksGained += gained;
        told.push(toTold(verdict, gained));
      }
      const verification = em.create(
        PaperVerification,
        {
          id: requestId,
          paperId,
          decidedBy: caller.userId,
          decidedAt: new Date(),
          verified: verdicts.length,
          marksGained,
          scoreAfter: paper.score ?? 0,
        },
        { persist: true },
      );
      this.outbox.addEvent(em, paperVerified, {
        verificationId: requestId,
        assessmentId: paperId,
        pupilId: paper.pupilId,
        decidedBy: caller.userId,
        verdicts: told,
      });
      return toReply(verification);
    });
  }

  /** All verdicts are checked before the first change. */
  private async prepare(
    em: EntityManager,
    paperId: number,
    verdicts: readonly GivenVerdict[],
    places: ReadonlyMap<number, StandingPlace>,
  ): Promise<Verdict[]> {
    const questions = await em.find(PaperQuestion, { paperId });
    return verdicts.flatMap((given) => {
      const place = questions.find(({ questionIndex }) => questionIndex === given.questionIndex);
      const marks = places.get(given.questionIndex)?.marks;
      return place && marks ? [{ given, place, marks, effect: toEffect(given, marks) }] : [];
    });
  }

  /** Gives back the marks gained. */
  private async settle(
    em: EntityManager,
    paper: Paper,
    { given, place, marks, effect }: Verdict,
    { requestId, decidedBy }: { requestId: string; decidedBy: string },
  ): Promise<number> {
    const { questionIndex, itemId } = place;
    const decidedAt = new Date();
    await em.nativeUpdate(
      QuestionVerdictRow,
      { paperId: paper.id, questionIndex, replacedAt: null },
      { replacedAt: decidedAt },
    );
    const isQuestionFaulty = isFaulty(given);
    const row = em.create(
      QuestionVerdictRow,
      {
        id: uuid(),
        verificationId: requestId,
        paperId: paper.id,
        questionIndex,
        itemId,
        verdict: given.verdict,
        marksBefore: marks.marksAwarded,
        marksGiven: given.verdict === 'correct' ? (given.marksGiven ?? null) : null,
        isQuestionFaulty,
        faults: toFaults(given),
        note: given.note?.trim() ?? '',
        decidedBy,
        decidedAt,
        replacedAt: null,
      },
      { persist: true },
    );
    if (isQuestionFaulty) this.outbox.addEvent(em, itemDoubted, { itemId, doubt: 'person', answers: 1 });
    const gained = await this.move(em, paper, questionIndex, effect);
    if (gained > 0) await tellRaised(em, paper, place, 'human-verification', gained);
    await this.accept(em, paper.id, { given, place, marks, effect }, row.id);
    return gained;
  }

  /** Effect of a raised mark on other pupils (0064). */
  private async accept(
    em: EntityManager,
    paperId: number,
    { given, place: { questionIndex }, marks, effect }: Verdict,
    verdictId: string,
  ): Promise<void> {
    if (effect.kind !== 'raise') return;
    const isDrawn = (await findDrawing(em, paperId, questionIndex)) !== null;
    await this.accepted.accept(em, { paperId, questionIndex }, verdictId, (print, response) => {
      const hasAnswer = toAnswerLine({ ...response, answer: response.answer ?? '' }) !== '';
      return toAcceptedByPerson(
        {
          marksAwarded: effect.marks,
          // A part of the marks is for a working, and so is all that a blank earns: neither is for an answer.
          isForAnswer: given.isForAnswer === true && hasAnswer && effect.marks === marks.marksPossible,
          isTypedWhole: response.working.trim() !== '' && !isDrawn,
        },
        print,
      );
    });
  }

  private async move(
    em: EntityManager,
    paper: Paper,
    questionIndex: number,
    effect: VerdictEffect,
  ): Promise<number> {
    if (effect.kind === 'keep') return 0;
    const gained = await this.results.raiseBy(
      em,
      paper,
      questionIndex,
      (mark) => (effect.kind === 'all' ? toVoidMark(mark) : toReviewerMark(mark, effect.marks)),
      'human-verification',
    );
    return gained ?? 0;
  }
}

function toTold({ given, place, marks }: Verdict, gained: number): ToldVerdict {
  return {
    questionIndex: place.questionIndex,
    itemId: place.itemId,
    questionType: place.question.questionType,
    verdict: given.verdict,
    isQuestionFaulty: isFaulty(given),
    marksBefore: marks.marksAwarded,
    marksGiven: given.verdict === 'correct' ? (given.marksGiven ?? null) : null,
    marksAfter: marks.marksAwarded + gained,
    marksPossible: marks.marksPossible,
  };
}

/** Throws 409 where the id was used for something else. */
function answerRepeat(first: PaperVerification, paperId: number, userId: string): VerifiedPaper {
  if (first.paperId !== paperId || first.decidedBy !== userId)
    throw new ProductError('conflict', 'request-used', 'This request was sent before for something else.');
  return toReply(first);
}

function toReply({ verified, marksGained, scoreAfter }: PaperVerification): VerifiedPaper {
  return { success: true, verified, marksGained, score: scoreAfter };
}
