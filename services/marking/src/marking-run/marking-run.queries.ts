import { Injectable } from '@nestjs/common';
import type { RunMark } from '@sumfox/contracts/marking/run.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Judging } from '../ai-judge/judging.entity.js';
import { Mark } from './mark.entity.js';
import { toQuestionMark } from './mark.view.js';
import { MarkingRun } from './marking-run.entity.js';

/** Reads runs for other services. */
@Injectable()
export class MarkingRunQueries {
  constructor(private readonly database: Database) {}

  /** The marks of a finished run in paper order, without the questions that are undecided; null before it is finished. */
  async findMarks(submissionId: string): Promise<RunMark[] | null> {
    const em = this.database.fork();
    const run = await em.findOne(MarkingRun, { submissionId, completedAt: { $ne: null } });
    if (!run) return null;
    const marks = await em.find(Mark, { submissionId }, { orderBy: { questionIndex: 'asc' } });
    const read = await listModelRead(em, submissionId);
    return marks.map((mark) => ({
      ...toQuestionMark(mark),
      ...(read.has(mark.questionIndex) ? { isModelRead: true } : {}),
    }));
  }
}

/** Places whose working a model has answered about. */
async function listModelRead(em: EntityManager, submissionId: string): Promise<Set<number>> {
  const rows = await em.find(
    Judging,
    { submissionId, status: 'settled' },
    { fields: ['questionIndex', 'said'] },
  );
  return new Set(rows.filter(({ said }) => said.length > 0).map(({ questionIndex }) => questionIndex));
}
