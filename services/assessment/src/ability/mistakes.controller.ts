import { Controller } from '@nestjs/common';
import { mistakes } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { listAnswers } from './ability.queries.js';
import { listNotebookPage } from './mistakes.queries.js';
import { listAfter, readNotebook, toCursor } from './mistakes.rules.js';

/** The notebook of mistakes. */
@Controller()
export class MistakesController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(mistakes)
  async list(
    { query }: EndpointInput<typeof mistakes>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof mistakes>> {
    const { subStrandId, heuristicId, cursor, limit } = query;
    const grade = query.gradeLevel ?? (await this.access.getOwnGrade(caller));
    const em = this.database.fork();
    const answers = (await listAnswers(em, caller.userId, grade)).filter(
      (a) =>
        (subStrandId === undefined || a.subStrandId === subStrandId) &&
        (heuristicId === undefined || a.heuristicId === heuristicId),
    );
    const { open, putRight } = readNotebook(answers);
    const rest = listAfter(open, cursor);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    return {
      success: true,
      data: page.length === 0 ? [] : await listNotebookPage(em, caller.userId, page),
      total: open.length,
      putRight,
      nextCursor: last && rest.length > limit ? toCursor(last) : null,
    };
  }
}
