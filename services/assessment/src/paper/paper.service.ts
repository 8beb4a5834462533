import { Inject, Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { type AssessmentType, PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import { paperCreated } from '@sumfox/contracts/messages/events';
import { isDayLimit } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { ErasurePlan } from '@sumfox/platform/database/erasure-plan';
import { deleteWithParts } from '@sumfox/platform/erasure/delete-with-parts';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ERASURE_PLAN } from '@sumfox/platform/tokens';
import { ASSESSMENT_CONFIG, type AssessmentConfig } from '../config.js';
import { Paper, isOpenDiagnostic } from './paper.entity.js';
import { insertQuestions, lockOwnPaper } from './paper.queries.js';
import { countAnswered } from './response.queries.js';
import { countPaper, rejectTooManyPapers } from './papers-made.queries.js';

/** A paper that a pupil wants. */
export interface PaperRequest {
  type: AssessmentType;
  pupilId: string;
  gradeLevel: GradeLevel;
  /** The same for each repeat of one request. */
  requestId: string | undefined;
  maxTimeMinutes?: number | undefined;
  targetedGoal?: string | undefined;
  dueOn?: string | undefined;
  /** When it is made; absent: now. A paper of another time does not count to the pupil's papers of today. */
  at?: Date | undefined;
}

/** Makes papers, and takes unfinished ones away. */
@Injectable()
export class PaperService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(ASSESSMENT_CONFIG) private readonly config: AssessmentConfig,
    @Inject(ERASURE_PLAN) private readonly erasure: ErasurePlan,
  ) {}

  /**
   * Creates a paper from the items that `select` chooses. A repeated or parallel request returns the existing paper
   * without a selection. Throws 429 beyond the pupil's daily papers. @returns null when `select` finds no items
   */
  async createFrom<Choice extends readonly Item[] | null>(
    request: PaperRequest,
    select: () => Promise<Choice>,
  ): Promise<Paper | Extract<Choice, null>> {
    const known = await this.findMade(request);
    if (known) return known;
    const papersPerDay = request.at ? null : this.config.papersPerDay;
    try {
      if (papersPerDay !== null)
        await rejectTooManyPapers(this.database.fork(), request.pupilId, papersPerDay);
      const items = await select();
      if (items === null) return null as Extract<Choice, null>;
      return await this.database.transaction(async (em) => {
        if (papersPerDay !== null) await countPaper(em, request.pupilId, papersPerDay);
        return this.store(em, request, items);
      });
    } catch (error) {
      const made = isOvertaken(error) ? await this.findMade(request) : null;
      if (!made) throw error;
      return made;
    }
  }

  /** Removes an unfinished paper with its answers. 409 after submission: a result stays. */
  async remove(id: number, pupilId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, id, pupilId);
      if (paper.status !== 'in-progress')
        throw new ProductError('conflict', 'already-submitted', 'A finished assessment cannot be removed.');
      await deleteWithParts(em, this.erasure, Paper, id);
    });
  }

  /** Takes back a paper that a parent assigned: 403 for another paper, 409 once it has an answer or is handed in. */
  async takeBack(id: number, pupilId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, id, pupilId);
      if (paper.dueOn == null) throw new ProductError('forbidden', 'role', 'Access denied');
      const answered = (await countAnswered(em, [id])).get(id) ?? 0;
      if (paper.status !== 'in-progress' || answered > 0)
        throw new ProductError(
          'conflict',
          'already-begun',
          'Your child has already begun this assessment, so it stays.',
        );
      await deleteWithParts(em, this.erasure, Paper, id);
    });
  }

  private findMade({ pupilId, requestId }: PaperRequest): Promise<Paper | null> {
    if (requestId === undefined) return Promise.resolve(null);
    return this.database.fork().findOne(Paper, { pupilId, requestId });
  }

  private async store(
    em: EntityManager,
    { type, pupilId, gradeLevel, requestId, maxTimeMinutes, targetedGoal, dueOn, at }: PaperRequest,
    items: readonly Item[],
  ): Promise<Paper> {
    const paper = em.create(
      Paper,
      {
        pupilId,
        type,
        gradeLevel,
        status: 'in-progress',
        questionCount: items.length,
        currentQuestion: 0,
        requestId: requestId ?? null,
        maxTimeMinutes: maxTimeMinutes ?? PAPER_DEFAULTS.maxTimeMinutes,
        targetedGoal: targetedGoal ?? null,
        dueOn: dueOn ?? null,
        createdAt: at ?? new Date(),
        lastSavedAt: null,
        completedAt: null,
        score: null,
        timeSpentSeconds: null,
      },
      { persist: true },
    );
    await em.flush();
    await insertQuestions(em, paper.id, items);
    this.outbox.addEvent(em, paperCreated, {
      assessmentId: paper.id,
      pupilId,
      type,
      gradeLevel,
      itemIds: items.map((i) => i.question.id),
    });
    return paper;
  }

  /** The pupil's diagnostic of a grade to go on with; see {@link isOpenDiagnostic}. */
  async findOpenDiagnostic(pupilId: string, gradeLevel: GradeLevel): Promise<Paper | null> {
    const unfinished = await this.database
      .fork()
      .find(
        Paper,
        { pupilId, gradeLevel, type: 'diagnostic', status: { $ne: 'completed' } },
        { orderBy: { id: 'desc' }, limit: 5 },
      );
    return unfinished.find((paper) => isOpenDiagnostic(paper, new Date())) ?? null;
  }
}

/** Checks whether a parallel repeat of the request may have created the paper, perhaps the last one of the day. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof UniqueConstraintViolationException || isDayLimit(error);
}
