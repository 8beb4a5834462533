import { Inject, Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { type AssessmentType, PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import { paperCreated } from '@sumfox/contracts/messages/events';
import { isDayLimit } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import type { ErasurePlan } from '@sumfox/platform/database/erasure-plan';
import { deleteWithParts } from '@sumfox/platform/erasure/delete-with-parts';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ERASURE_PLAN } from '@sumfox/platform/tokens';
import { ASSESSMENT_CONFIG, type AssessmentConfig } from '../config.js';
import { Paper, isOpenDiagnostic } from './paper.entity.js';
import { PAPER_FIELD, rejectTooManyPapers, storePaper } from './paper-making.queries.js';
import { lockOwnPaper } from './paper.queries.js';
import { countAnswered } from './response.queries.js';

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

const OF_MADE = ['id', 'type', 'status', 'questionCount', 'createdAt', 'lastSavedAt'] as const;

/** A paper as far as its maker needs it. */
export type MadePaper = Pick<Paper, (typeof OF_MADE)[number]>;

/** Stands in the event of a paper until its row has a number; no paper has it. */
const NOT_NUMBERED = 0;

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
  ): Promise<MadePaper | Extract<Choice, null>> {
    const known = await this.findMade(request);
    if (known) return known;
    const papersPerDay = request.at ? null : this.config.papersPerDay;
    try {
      if (papersPerDay !== null)
        await rejectTooManyPapers(this.database.fork(), request.pupilId, papersPerDay);
      const items = await select();
      if (items === null) return null as Extract<Choice, null>;
      return await this.store(request, items, papersPerDay);
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

  private async findMade({ pupilId, requestId }: PaperRequest): Promise<MadePaper | null> {
    if (requestId === undefined) return null;
    const where = { pupilId, requestId };
    const [made] = await findRows(this.database.fork(), Paper, { fields: OF_MADE, where });
    return made ?? null;
  }

  private async store(
    { type, pupilId, gradeLevel, requestId, maxTimeMinutes, targetedGoal, dueOn, at }: PaperRequest,
    items: readonly Item[],
    papersPerDay: number | null,
  ): Promise<MadePaper> {
    const paper = {
      pupilId,
      type,
      gradeLevel,
      questionCount: items.length,
      requestId: requestId ?? null,
      maxTimeMinutes: maxTimeMinutes ?? PAPER_DEFAULTS.maxTimeMinutes,
      targetedGoal: targetedGoal ?? null,
      dueOn: dueOn ?? null,
      createdAt: at ?? new Date(),
    };
    const itemIds = items.map(({ question }) => question.id);
    const created = { [PAPER_FIELD]: NOT_NUMBERED, pupilId, type, gradeLevel, itemIds };
    const messages = [this.outbox.toEventRow(paperCreated, created)];
    const id = await storePaper(this.database.fork(), paper, { items, papersPerDay, messages });
    // With the number, as the statement wrote them.
    this.outbox.announce(messages.map((row) => ({ ...row, data: { ...created, [PAPER_FIELD]: id } })));
    return { ...paper, id, status: 'in-progress', lastSavedAt: null };
  }

  /** The pupil's diagnostic of a grade to go on with; see {@link isOpenDiagnostic}. */
  async findOpenDiagnostic(pupilId: string, gradeLevel: GradeLevel): Promise<MadePaper | null> {
    const unfinished = await findRows(this.database.fork(), Paper, {
      fields: OF_MADE,
      where: { pupilId, gradeLevel, type: 'diagnostic', status: ['in-progress', 'marking'] },
      orderBy: ['id'],
    });
    return unfinished.findLast((paper) => isOpenDiagnostic(paper, new Date())) ?? null;
  }
}

/** Checks whether a parallel repeat of the request may have created the paper, perhaps the last one of the day. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof UniqueConstraintViolationException || isDayLimit(error);
}
