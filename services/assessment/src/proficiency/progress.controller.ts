import { Controller } from '@nestjs/common';
import { ACTIVITY_DAYS, activity, trend } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { fillDays, firstMoment } from './activity.rules.js';
import { listActiveDays, listTrend } from './progress.queries.js';
import { PupilAccessService } from '../pupil-access/index.js';

/** How a pupil's work and proficiency went over time. */
@Controller()
export class ProgressController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(activity)
  async activity(
    { params }: EndpointInput<typeof activity>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof activity>> {
    await this.access.getViewableGrade(params.userId, caller, undefined);
    const now = new Date();
    const active = await listActiveDays(this.database.fork(), params.userId, firstMoment(ACTIVITY_DAYS, now));
    return { success: true, data: { days: fillDays(active, ACTIVITY_DAYS, now) } };
  }

  @Handles(trend)
  async trend(
    { params, query }: EndpointInput<typeof trend>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof trend>> {
    const { subStrandId, heuristicId } = query;
    const gradeLevel = await this.access.getViewableGrade(params.userId, caller, query.gradeLevel);
    const filter = { pupilId: params.userId, gradeLevel, subStrandId, heuristicId };
    return { success: true, data: { points: await listTrend(this.database.fork(), filter) } };
  }
}
