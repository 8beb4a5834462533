import { Injectable } from '@nestjs/common';
import type { QuestionMark } from '@product/contracts/marking/run.calls';
import { Database } from '@product/platform/database/database';
import { Mark } from './mark.entity.js';
import { toQuestionMark } from './mark.view.js';
import { MarkingRun } from './marking-run.entity.js';

/** Reads runs for other services. */
@Injectable()
export class MarkingRunQueries {
  constructor(private readonly database: Database) {}

  /** The marks of a finished run in paper order, without the questions that are undecided; null before it is finished. */
  async findMarks(submissionId: string): Promise<QuestionMark[] | null> {
    const em = this.database.fork();
    const run = await em.findOne(MarkingRun, { submissionId, completedAt: { $ne: null } });
    if (!run) return null;
    const marks = await em.find(Mark, { submissionId }, { orderBy: { questionIndex: 'asc' } });
    return marks.map(toQuestionMark);
  }
}
