import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { markResponse } from '@product/answer-marking/mark-response';
import { CHECK_TRIES } from '@product/contracts/assessment/practice.endpoints';
import type { Recheck } from '@product/contracts/content/recheck.calls';
import type { WithdrawalOutcome } from '@product/contracts/messages/dispute.events';
import type { Item, MarkScheme } from '@product/contracts/question/item';
import { Database, type EntityManager } from '@product/platform/database/database';
import { v7 as uuid } from 'uuid';
import { findBesides, replaceQuestion, replaceScheme } from '../dispute/dispute.queries.js';
import { Paper, PaperQuestion } from '../paper/paper.entity.js';
import { listResponses } from '../paper/response.queries.js';
import { emptyResponse, type ResponseText } from '../paper/response.rules.js';
import { AnswerCheck } from '../practice/answer-check.entity.js';
import { answerKey, toCheckedAnswer } from '../practice/check.rules.js';
import { SelectionService } from '../selection/selection.service.js';
import { RaisedResult, toStoredMark } from '../submission/raised-result.js';
import { listResponsesToMark } from '../submission/response-to-mark.queries.js';
import { QuestionResult } from '../submission/submission.entity.js';
import { MarkCorrectionRow, type CorrectionEffect } from './correction.entity.js';
import type { BearingPlace } from './correction.queries.js';
import { type PlaceTreatment, treatPlace, toAllMarks, type WithdrawnPlace } from './correction.rules.js';

/** One place as it stands: its paper, what the child has there, and the mark if there is one. */
interface StandingPlace extends WithdrawnPlace {
  paper: Paper;
  standing: PaperQuestion;
  response: ResponseText | null;
}

interface Effect {
  effect: CorrectionEffect;
  marksGained: number;
}

/** Mends single places on papers whose question was found at fault. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly database: Database,
    private readonly results: RaisedResult,
    private readonly selection: SelectionService,
  ) {}

  /** Mends one place, once however often it is asked for. False while it has to wait. */
  async mend(place: BearingPlace, outcome: WithdrawalOutcome, recheck: Recheck): Promise<boolean> {
    const replacement = await this.findReplacement(place, recheck);
    return this.database.transaction(async (em) => {
      const stands = await look(em, place, LockMode.PESSIMISTIC_WRITE);
      // Erased, taken away or replaced meanwhile, or mended by another replica: nothing is left to do.
      if (!stands || (await this.isMended(em, place, outcome))) return true;
      const treatment = treatPlace(stands, recheck, new Date());
      const done = await this.treat(em, stands, treatment, replacement);
      if (!done) return false;
      em.create(
        MarkCorrectionRow,
        {
          id: uuid(),
          paperId: place.paperId,
          questionIndex: place.questionIndex,
          itemId: place.question.id,
          outcome,
          pupilId: stands.paper.pupilId,
          ...done,
          settledAt: new Date(),
          dismissedAt: null,
        },
        { persist: true },
      );
      return true;
    });
  }

  /** Asked for before the paper is locked, since it takes a call. */
  private async findReplacement(place: BearingPlace, recheck: Recheck): Promise<Item | null> {
    const stands = await look(this.database.fork(), place);
    if (!stands || treatPlace(stands, recheck, new Date()).kind !== 'replace') return null;
    return this.selection.replacement(stands.paper.pupilId, stands.paper.gradeLevel, place.question);
  }

  private async isMended(
    em: EntityManager,
    { paperId, questionIndex, question: { id: itemId } }: BearingPlace,
    outcome: WithdrawalOutcome,
  ): Promise<boolean> {
    return (await em.count(MarkCorrectionRow, { paperId, questionIndex, itemId, outcome })) > 0;
  }

  /** Null while it has to wait. */
  private async treat(
    em: EntityManager,
    place: StandingPlace,
    treatment: PlaceTreatment,
    replacement: Item | null,
  ): Promise<Effect | null> {
    switch (treatment.kind) {
      case 'keep':
        return { effect: 'kept', marksGained: 0 };
      case 'wait':
        return null;
      case 'replace': {
        // The place was taken since the other question was asked for, or the other way round: next time.
        if (!replacement) return null;
        const { paper, standing, response } = place;
        await replaceQuestion(em, paper.id, standing.questionIndex, replacement, response);
        return { effect: 'replaced', marksGained: 0 };
      }
      case 'mark-by':
        return this.markBy(em, place, treatment.scheme);
      case 'all-marks':
        return this.giveAllMarks(em, place);
    }
  }

  private async markBy(em: EntityManager, place: StandingPlace, scheme: MarkScheme): Promise<Effect> {
    const { paper, standing } = place;
    const { questionIndex } = standing;
    await replaceScheme(em, paper.id, questionIndex, scheme);
    if (paper.status !== 'completed') await mendCheck(em, place, scheme);
    const response = place.isMarked ? (await listResponsesToMark(em, paper.id))[questionIndex] : undefined;
    if (!response) return { effect: 'rekeyed', marksGained: 0 };
    return this.raise(em, paper, markResponse({ ...response, scheme }));
  }

  private async giveAllMarks(em: EntityManager, { paper, standing }: StandingPlace): Promise<Effect> {
    const { questionIndex } = standing;
    const result = await em.findOne(QuestionResult, { paperId: paper.id, questionIndex });
    if (!result) return { effect: 'all-marks', marksGained: 0 };
    return this.raise(em, paper, toAllMarks(toStoredMark(result, standing.itemId)));
  }

  private async raise(em: EntityManager, paper: Paper, mark: Parameters<RaisedResult['raise']>[2]) {
    const marksGained = await this.results.raise(em, paper, mark, 'withdrawn');
    return { effect: marksGained > 0 ? 'raised' : 'kept', marksGained } as const;
  }
}

/** The place as it stands now; null when the item is no longer there. */
async function look(
  em: EntityManager,
  { paperId, questionIndex, question }: BearingPlace,
  lockMode: LockMode.NONE | LockMode.PESSIMISTIC_WRITE = LockMode.NONE,
): Promise<StandingPlace | null> {
  const paper = await em.findOne(Paper, { id: paperId }, { lockMode });
  const standing = await em.findOne(PaperQuestion, { paperId, questionIndex, itemId: question.id });
  if (!paper || !standing) return null;
  const response = (await listResponses(em, paperId)).get(questionIndex) ?? null;
  const { drawing, firstTry } = await findBesides(em, paperId, questionIndex);
  const check = await em.findOne(AnswerCheck, { paperId, questionIndex });
  return {
    paper,
    standing,
    response,
    status: paper.status,
    touchedAt: paper.lastSavedAt ?? paper.createdAt,
    hasWork: drawing !== null || firstTry !== null || (response !== null && hasText(response)),
    wasCalledRight: check?.lastCheck.outcome === 'right',
    isMarked: (await em.count(QuestionResult, { paperId, questionIndex })) > 0,
  };
}

const NOTHING = answerKey(emptyResponse(0));

function hasText(response: ResponseText): boolean {
  return response.working.trim() !== '' || answerKey(response) !== NOTHING;
}

/**
 * What was said of a try by the key that was not right: a first try that is right after all is said so, and any other
 * is taken back, so that the child may try with the right key.
 */
async function mendCheck(
  em: EntityManager,
  { paper, standing }: StandingPlace,
  scheme: MarkScheme,
): Promise<void> {
  const { questionIndex, question } = standing;
  const check = await em.findOne(AnswerCheck, { paperId: paper.id, questionIndex });
  if (!check) return;
  const { answer, selectedOption, blankAnswers, answerParts, working } = check.firstTry;
  const mark = markResponse({
    questionIndex,
    scheme,
    answer,
    selectedOption,
    blankAnswers,
    answerParts,
    working,
  });
  if (!mark.isCorrect) return void em.remove(check);
  check.isSettled = true;
  check.lastAnswer = answerKey(check.firstTry);
  check.lastCheck = toCheckedAnswer(question, scheme, mark, CHECK_TRIES, CHECK_TRIES);
}
