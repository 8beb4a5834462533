import { Controller } from '@nestjs/common';
import { dashboard, stats } from '@product/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { Paper, isOpenDiagnostic } from '../paper/paper.entity.js';
import { countCompletedThisWeek, findOverallFigures, findStreaks } from './figures.queries.js';

/** The pupil's own figures; adults have none of their own. */
@Controller()
export class DashboardController {
  constructor(private readonly database: Database) {}

  @Handles(dashboard)
  async dashboard(
    { query }: EndpointInput<typeof dashboard>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof dashboard>> {
    const em = this.database.fork();
    const diagnostics = await em.find(
      Paper,
      {
        pupilId: caller.userId,
        type: 'diagnostic',
        ...(query.gradeLevel ? { gradeLevel: query.gradeLevel } : {}),
      },
      { orderBy: { id: 'desc' }, limit: 50 },
    );
    return {
      hasCompletedDiagnostic: diagnostics.some((d) => d.status === 'completed'),
      openDiagnosticId: diagnostics.find((d) => isOpenDiagnostic(d, new Date()))?.id ?? null,
      stats: await findStreaks(em, caller.userId, new Date()),
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
