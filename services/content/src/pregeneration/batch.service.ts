import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model } from '@sumfox/ai/model';
import type { CoverageMap } from '@sumfox/contracts/content/coverage-map.endpoints';
import { BATCH_LIMITS, type Batch } from '@sumfox/contracts/content/pregeneration';
import type { BatchForm } from '@sumfox/contracts/content/pregeneration.endpoints';
import { secondsToTomorrow } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import { batchManaged } from '@sumfox/contracts/messages/content.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Dice, mixSeed } from '@sumfox/question-engine/core/dice';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod/mini';
import { MODEL_QUESTIONS_CONFIG, type ModelQuestionsConfig } from '../config.js';
import { BatchEntity, type BatchRow } from './batch.entity.js';
import { BatchMessages } from './batch-messages.js';
import { combinationSentence, findFilterFault } from './batch-filter.rules.js';
import { type Pairing, listBatchPairings, planBatch, planPlaces } from './batch-plan.rules.js';
import { readStats } from './factory-figures.queries.js';
import type { ItemCell } from '../bank/index.js';
import {
  countBatches,
  findByRequest,
  insertPlan,
  isOver,
  leaveToEngine,
  leftToday,
  listBatches,
  lockBatch,
  lockBatches,
  toBatch,
} from './batch.queries.js';
import { QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';

/** The admin who changes a batch. */
export type BatchAdmin = Pick<PersonCaller, 'userId'>;

/** Operations of admins on batches. */
@Injectable()
export class BatchService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly messages: BatchMessages,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(MODEL) private readonly model: Model,
    @Inject(MODEL_QUESTIONS_CONFIG) private readonly config: ModelQuestionsConfig,
  ) {}

  /** The latest, newest first. */
  async list(): Promise<Batch[]> {
    return (await listBatches(this.database.fork())).map(toBatch);
  }

  /** Starts a batch with its whole plan, or returns the batch of the same request. */
  async create(form: BatchForm, admin: BatchAdmin): Promise<Batch> {
    const pairings = this.listPairings(form);
    return this.database.transaction(async (em) => {
      await lockBatches(em);
      const known = await findByRequest(em, form.requestId);
      if (known) return toBatch(known);
      await rejectBeyondLimits(em, form.targetQuestions);
      const batch = createBatch(em, form);
      await em.flush();
      await insertPlan(em, batch.id, this.plan(batch.id, form, pairings));
      await this.messages.start(em, batch);
      this.note(em, batch, 'created', admin);
      return toBatch(batch);
    });
  }

  /** Starts a batch for places that are chosen under the lock of all batches, or returns that of the same request. */
  async createForPlaces(
    form: BatchForm,
    admin: BatchAdmin,
    choose: (em: EntityManager) => Promise<ReadonlyArray<Pairing & Pick<ItemCell, 'level'>>>,
  ): Promise<Batch> {
    return this.database.transaction(async (em) => {
      await lockBatches(em);
      const known = await findByRequest(em, form.requestId);
      if (known) return toBatch(known);
      const places = await choose(em);
      const ordered = { ...form, targetQuestions: places.length };
      await rejectBeyondLimits(em, places.length);
      const batch = createBatch(em, ordered);
      await em.flush();
      const dice = new Dice(mixSeed(batch.id));
      await insertPlan(em, batch.id, planPlaces(ordered, places, this.modelPercent, dice));
      await this.messages.start(em, batch);
      this.note(em, batch, 'created', admin);
      return toBatch(batch);
    });
  }

  /** The pairings that questions can be made of. */
  listSupported(primaryLevel: BatchForm['primaryLevel']): Pairing[] {
    const all = { primaryLevel, subStrandFilter: [], heuristicFilter: [] };
    return listBatchPairings(all, (grade) => this.source.listSupportedPairings(grade));
  }

  /** What today still allows, how long a question takes, and the model's share. */
  async describeLimits(em: EntityManager): Promise<Omit<CoverageMap, 'cells'>> {
    const { active, questionsToday } = await countBatches(em);
    const { averageValidationTime: secondsPerQuestion } = await readStats(em);
    return {
      today: { left: leftToday(questionsToday), freeBatches: Math.max(0, BATCH_LIMITS.active - active) },
      secondsPerQuestion,
      modelPercent: this.modelPercent,
    };
  }

  private get modelPercent(): number {
    return this.model.isConfigured ? this.config.percent : 0;
  }

  /** Pauses after the current questions; a batch paused for its budget then waits for an admin. */
  async pause(id: string, admin: BatchAdmin): Promise<Batch> {
    return this.change(id, (em, batch) => {
      rejectFinished(batch);
      if (batch.status === 'paused' && batch.pausedBecause === 'by-admin') return;
      Object.assign(batch, { status: 'paused', pausedBecause: 'by-admin', pausedAt: new Date() });
      this.messages.progress(em, batch);
      this.note(em, batch, 'paused', admin);
    });
  }

  /** Resumes; `withoutModel` leaves the rest to the engine. */
  async resume(id: string, withoutModel: boolean, admin: BatchAdmin): Promise<Batch> {
    return this.change(id, async (em, batch) => {
      rejectFinished(batch);
      if (withoutModel) await leaveToEngine(em, id);
      if (batch.status === 'running') return;
      await this.resumeBatch(em, batch);
      this.note(em, batch, 'resumed', admin);
    });
  }

  /** Resumes a batch that is paused for its budget; does nothing for others. */
  async resumeIfPossible(id: string): Promise<boolean> {
    return this.database.transaction(async (em) => {
      const batch = await lockBatch(em, id);
      if (batch?.pausedBecause !== 'over-budget') return false;
      await this.resumeBatch(em, batch);
      return true;
    });
  }

  /** Ends it for good after the current questions. Repeatable. */
  async cancel(id: string, admin: BatchAdmin): Promise<Batch> {
    return this.change(id, (em, batch) => {
      if (batch.status === 'cancelled') return;
      rejectFinished(batch);
      this.end(em, batch);
      this.note(em, batch, 'cancelled', admin);
    });
  }

  /** Takes it off the list, cancelled first where it was not over. A repeat finds what was wanted. */
  async delete(id: string, admin: BatchAdmin): Promise<void> {
    await this.database.transaction(async (em) => {
      const batch = await lockBatch(em, id);
      if (!batch) throw notFound();
      if (batch.deletedAt) return;
      if (!isOver(batch)) this.end(em, batch);
      batch.deletedAt = new Date();
      this.note(em, batch, 'deleted', admin);
    });
  }

  private async change(
    id: string,
    change: (em: EntityManager, batch: BatchRow) => Promise<void> | void,
  ): Promise<Batch> {
    return this.database.transaction(async (em) => {
      const batch = await lockBatch(em, id);
      if (!batch || batch.deletedAt) throw notFound();
      await change(em, batch);
      return toBatch(batch);
    });
  }

  private async resumeBatch(em: EntityManager, batch: BatchRow): Promise<void> {
    Object.assign(batch, { status: 'running', pausedBecause: null, pausedAt: null });
    await this.messages.start(em, batch);
  }

  private end(em: EntityManager, batch: BatchRow): void {
    Object.assign(batch, {
      status: 'cancelled',
      pausedBecause: null,
      pausedAt: null,
      finishedAt: new Date(),
    });
    this.messages.progress(em, batch);
  }

  private listPairings(form: BatchForm): Pairing[] {
    const fault = findFilterFault(form);
    if (fault !== null) throw new ProductError('bad-request', 'invalid-filter', fault);
    const pairings = listBatchPairings(form, (grade) => this.source.listSupportedPairings(grade));
    if (pairings.length === 0)
      throw new ProductError('bad-request', 'invalid-combination', combinationSentence(form));
    return pairings;
  }

  private plan(id: string, form: BatchForm, pairings: readonly Pairing[]) {
    return planBatch(form, pairings, this.modelPercent, new Dice(mixSeed(id)));
  }

  private note(
    em: EntityManager,
    { id, primaryLevel, targetQuestions, generatedQuestions }: BatchRow,
    action: z.output<typeof batchManaged.data>['action'],
    { userId }: BatchAdmin,
  ): void {
    this.outbox.addEvent(em, batchManaged, {
      batchId: id,
      action,
      adminId: userId,
      gradeLevel: primaryLevel,
      targetQuestions,
      generatedQuestions,
    });
  }
}

function createBatch(em: EntityManager, form: BatchForm): BatchRow {
  const { primaryLevel, requestId, ...rest } = form;
  return em.create(
    BatchEntity,
    {
      ...rest,
      id: uuid(),
      primaryLevel: primaryLevel === '' || primaryLevel === 'all' ? null : primaryLevel,
      requestId: requestId ?? null,
      generatedQuestions: 0,
      validatedQuestions: 0,
      unmadeQuestions: 0,
      tookMs: 0,
      status: 'running',
      pausedBecause: null,
      startedAt: new Date(),
      pausedAt: null,
      finishedAt: null,
      deletedAt: null,
    },
    { persist: true },
  );
}

async function rejectBeyondLimits(em: EntityManager, questions: number): Promise<void> {
  const { active, questionsToday } = await countBatches(em);
  if (active >= BATCH_LIMITS.active)
    throw new ProductError(
      'too-many',
      'active-batches',
      `${BATCH_LIMITS.active} batches are running or paused already. Wait until one is done, or cancel one.`,
    );
  const left = leftToday(questionsToday);
  if (questions > left)
    throw new ProductError(
      'too-many',
      'day-limit',
      `Batches may have ${BATCH_LIMITS.questionsPerDay} questions a day; ${left} are left today.`,
      { left, retryAfterSeconds: secondsToTomorrow(new Date()) },
    );
}

function rejectFinished(batch: BatchRow): void {
  if (isOver(batch)) throw new ProductError('conflict', 'batch-over', 'This batch has ended.');
}

function notFound(): ProductError {
  return new ProductError('not-found', 'batch-not-found', 'Batch Not Found');
}
