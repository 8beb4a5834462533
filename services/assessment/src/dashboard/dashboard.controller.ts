import { Controller } from '@nestjs/common';
import { dashboard, stats } from '@product/contracts/assessment/progress.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { Database, type EntityManager } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { Paper, isOpenDiagnostic } from '../paper/paper.entity.js';
import { currentStreak, keptStreak, streakAtRisk, weekStart } from './calendar.rules.js';

/** A streak is counted over this many days at most. */
const STREAK_DAYS = 400;

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
      stats: await this.streaks(em, caller.userId),
    };
  }

  @Handles(stats)
  async stats(
    _input: EndpointInput<typeof stats>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof stats>> {
    const em = this.database.fork();
    const [totals] = await em.execute<Array<{ percent: number | null }>>(
      `select round(100.0 * sum(marks_awarded) / nullif(sum(marks_possible), 0))::int as percent
       from question_results where pupil_id = ?`,
      [caller.userId],
    );
    return {
      overallPerformance: totals?.percent ?? 0,
      assessmentsThisWeek: await em.count(Paper, {
        pupilId: caller.userId,
        status: 'completed',
        completedAt: { $gte: weekStart(new Date()) },
      }),
      currentStreak: (await this.streaks(em, caller.userId)).currentStreak,
    };
  }

  private async streaks(
    em: EntityManager,
    pupilId: string,
  ): Promise<{ currentStreak: number; streakAtRisk: number; keptStreak: number }> {
    const rows = await em.execute<Array<{ completed_at: Date | string }>>(
      `select distinct on ((completed_at at time zone 'Asia/Singapore')::date) completed_at from papers
       where pupil_id = ? and status = 'completed' and completed_at > now() - interval '${STREAK_DAYS} days'`,
      [pupilId],
    );
    const completed = rows.map((r) => new Date(r.completed_at));
    const now = new Date();
    return {
      currentStreak: currentStreak(completed, now),
      streakAtRisk: streakAtRisk(completed, now),
      keptStreak: keptStreak(completed, now),
    };
  }
}
