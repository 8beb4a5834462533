import { Inject, Injectable } from '@nestjs/common';
import type {
  StructureImpact,
  WithdrawnStructure,
  withdrawStructure,
} from '@sumfox/contracts/content/structures.endpoints';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { structureManaged } from '@sumfox/contracts/messages/content.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { v7 as uuid } from 'uuid';
import {
  WithdrawnStructureEntity,
  type WithdrawnStructureRow,
  countOfStructure,
  findStanding,
  listWithdrawn,
  lockWithdrawals,
  readNewest,
  readWithdrawn,
  restoreItems,
  retireOfStructure,
} from '../bank/index.js';
import { QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';
import { type StructurePlace, findStructurePlace } from './structure.rules.js';

type Withdrawal = EndpointInput<typeof withdrawStructure>['body'];
type GradeStructure = Pick<Withdrawal, 'gradeLevel' | 'structure'>;
type Admin = Pick<PersonCaller, 'userId'>;

/**
 * Withdraws structures from the questions of a grade, and brings them back (CONSOLE-17). Papers keep their questions
 * and their marks: a withdrawal finds no fault.
 */
@Injectable()
export class StructureService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
  ) {}

  async list(): Promise<WithdrawnStructure[]> {
    return (await listWithdrawn(this.database.fork())).map(toWithdrawn);
  }

  /** Throws `structure-not-found` for a structure that the grade does not draw. */
  async describe({ gradeLevel, structure }: GradeStructure): Promise<StructureImpact> {
    return this.database.snapshot(async (em) => {
      const place = await this.getPlace(em, { gradeLevel, structure });
      const newest = await readNewest(em, { gradeLevel, structure });
      const standing = await findStanding(em, { gradeLevel, structure });
      return {
        gradeLevel,
        structure,
        ...place,
        questions: await countOfStructure(em, { gradeLevel, structure }),
        example: newest && {
          questionText: newest.question.questionText,
          modelAnswer: newest.scheme.modelAnswer,
        },
        withdrawal: standing && toWithdrawn(standing),
      };
    });
  }

  /** Throws `structure-not-found`, and `last-structure` where a level would have none left. */
  async withdraw({ reason, ...own }: Withdrawal, admin: Admin): Promise<WithdrawnStructure> {
    return this.database.transaction(async (em) => {
      await lockWithdrawals(em);
      const standing = await findStanding(em, own);
      if (standing) return toWithdrawn(standing);
      const { lastAt } = await this.getPlace(em, own);
      if (lastAt.length > 0)
        throw new ProductError(
          'conflict',
          'last-structure',
          'A level would have no structure left. Restore another one there first.',
          { levels: lastAt },
        );
      const id = uuid();
      const questions = await retireOfStructure(em, own, id);
      const row = em.create(
        WithdrawnStructureEntity,
        { id, ...own, reason, questions, withdrawnAt: new Date(), restoredAt: null },
        { persist: true },
      );
      this.note(em, row, 'withdrawn', admin);
      return toWithdrawn(row);
    });
  }

  /** Returns how many questions are back in the bank; 0 for a structure that is not withdrawn. */
  async restore(own: GradeStructure, admin: Admin): Promise<number> {
    return this.database.transaction(async (em) => {
      await lockWithdrawals(em);
      const standing = await findStanding(em, own);
      if (!standing) return 0;
      standing.restoredAt = new Date();
      const questions = await restoreItems(em, standing.id, this.source.templateVersion);
      this.note(em, { ...standing, questions }, 'restored', admin);
      return questions;
    });
  }

  private async getPlace(em: EntityManager, own: GradeStructure): Promise<StructurePlace> {
    const place = findStructurePlace(this.source, await readWithdrawn(em), own);
    if (!place)
      throw new ProductError('not-found', 'structure-not-found', 'This structure is not drawn any more.');
    return place;
  }

  private note(
    em: EntityManager,
    { gradeLevel, structure, reason, questions }: Omit<WithdrawnStructureRow, 'id'>,
    action: 'withdrawn' | 'restored',
    { userId }: Admin,
  ): void {
    this.outbox.addEvent(em, structureManaged, {
      action,
      gradeLevel,
      structure,
      reason,
      questions,
      adminId: userId,
    });
  }
}

const toWithdrawn = ({
  id,
  gradeLevel,
  structure,
  reason,
  questions,
  withdrawnAt,
}: WithdrawnStructureRow): WithdrawnStructure => ({
  id,
  gradeLevel,
  structure,
  reason,
  questions,
  withdrawnAt: withdrawnAt.toISOString(),
});
