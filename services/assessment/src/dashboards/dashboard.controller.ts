import { Controller } from '@nestjs/common';
import { dashboard, stats } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { findGoal } from '../goal/index.js';
import { isOpenDiagnostic, Paper } from '../paper/index.js';
import {
  countCompletedThisWeek,
  findLongestStreaks,
  findOverallFigures,
  findStreaks,
} from './figures.queries.js';

/** The pupil's own figures. Adults have none; a parent's dashboard combines all linked children. */
@Controller()
export class DashboardController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(dashboard)
  async dashboard(
    { query }: EndpointInput<typeof dashboard>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof dashboard>> {
    const pupilIds =
      caller.role === 'parent'
        ? (await this.access.listPupils(undefined, caller)).map(({ pupilId }) => pupilId)
        : [caller.userId];
    const em = this.database.fork();
    const now = new Date();
    const diagnostics = await em.find(
      Paper,
      {
        pupilId: { $in: pupilIds },
        type: 'diagnostic',
        ...(query.gradeLevel ? { gradeLevel: query.gradeLevel } : {}),
      },
      { orderBy: { id: 'desc' }, limit: 50 },
    );
    return {
      hasCompletedDiagnostic: diagnostics.some((d) => d.status === 'completed'),
      // Papers to continue, which only their pupil can.
      openDiagnosticId:
        diagnostics.find((d) => d.pupilId === caller.userId && isOpenDiagnostic(d, now))?.id ?? null,
      goal: caller.role === 'child' ? await findGoal(em, caller.userId, query.gradeLevel) : null,
      stats: await findLongestStreaks(em, pupilIds, now),
    };
  }

  @Handles(stats)
  async stats(
    _input: EndpointInput<typeof stats>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof stats>> {
    const em = this.database.fork();
    const now = new Date();
    return {
      overallPerformance: (await findOverallFigures(em, caller.userId)).percent ?? 0,
      assessmentsThisWeek: await countCompletedThisWeek(em, caller.userId, now),
      currentStreak: (await findStreaks(em, caller.userId, now)).currentStreak,
    };
  }
}
