import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { DEFAULT_GOAL, type Goal, type GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { v7 as uuid } from 'uuid';
import { PupilAccessService } from '../pupil-access/index.js';
import { type GoalSide, PracticeGoal } from './goal.entity.js';
import { toGoalState } from './goal.queries.js';

/** Goals that a parent and a child agree on (PARENT-12). */
@Injectable()
export class GoalService {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  /** Throws `unknown-topic` (400) for a topic that the grade lacks. */
  async propose(pupilId: string, wanted: Goal, caller: PersonCaller): Promise<GoalState> {
    const { gradeLevel } = await this.access.getPupil(pupilId, caller);
    rejectForeignTopic(wanted, gradeLevel);
    return this.change(pupilId, gradeLevel, (row) => {
      const from = sideOf(caller);
      if (isSame(row.goal ?? DEFAULT_GOAL, wanted) && row.goal != null) return setProposal(row, null);
      if (row.proposal && isSame(row.proposal, wanted) && row.proposedBy === from) return;
      // Both want the same, so it is agreed at once.
      if (row.proposal && isSame(row.proposal, wanted)) return agree(row);
      setProposal(row, { goal: wanted, from });
    });
  }

  /** Throws `goal-changed` (409) when another proposal waits, and `own-proposal` (409) to its maker's own yes. */
  async answer(
    pupilId: string,
    { proposalId, agrees }: { proposalId: string; agrees: boolean },
    caller: PersonCaller,
  ): Promise<GoalState> {
    const { gradeLevel } = await this.access.getPupil(pupilId, caller);
    return this.change(pupilId, gradeLevel, (row) => {
      // Answered before, by this request or another.
      if (row.proposalId == null) return;
      if (row.proposalId !== proposalId)
        throw new ProductError('conflict', 'goal-changed', 'The goal has changed. Please look again.');
      if (!agrees) return setProposal(row, null);
      if (row.proposedBy === sideOf(caller))
        throw new ProductError('conflict', 'own-proposal', 'The other person has to say yes to this goal.');
      agree(row);
    });
  }

  private change(
    pupilId: string,
    gradeLevel: GradeLevel,
    apply: (row: PracticeGoal) => void,
  ): Promise<GoalState> {
    return this.database.transaction(async (em) => {
      const row = await lockRow(em, pupilId);
      apply(row);
      return toGoalState(row, gradeLevel);
    });
  }
}

/** The pupil's row, made when there is none; two first requests meet at the same one. */
async function lockRow(em: EntityManager, pupilId: string): Promise<PracticeGoal> {
  await em
    .createQueryBuilder(PracticeGoal)
    .insert({ pupilId, changedAt: new Date() })
    .onConflict()
    .ignore()
    .execute();
  return em.findOneOrFail(PracticeGoal, { pupilId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

const sideOf = ({ role }: PersonCaller): GoalSide => (role === 'child' ? 'child' : 'parent');

const isSame = (a: Goal, b: Goal): boolean =>
  a.days === b.days && a.minutes === b.minutes && a.topicId === b.topicId;

function setProposal(row: PracticeGoal, next: { goal: Goal; from: GoalSide } | null): void {
  row.proposal = next?.goal ?? null;
  row.proposedBy = next?.from ?? null;
  row.proposalId = next ? uuid() : null;
  row.changedAt = new Date();
}

function agree(row: PracticeGoal): void {
  row.goal = row.proposal ?? null;
  setProposal(row, null);
}

function rejectForeignTopic({ topicId }: Goal, gradeLevel: GradeLevel): void {
  if (topicId === null || listSubStrands(gradeLevel).some(({ id }) => id === topicId)) return;
  throw new ProductError('bad-request', 'unknown-topic', 'Please choose a topic of the grade.');
}
