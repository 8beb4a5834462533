import { Controller } from '@nestjs/common';
import { lastDigestWeek } from '@sumfox/contracts/assessment/week-digest';
import { describeWeek } from '@sumfox/contracts/assessment/week-digest.calls';
import { childWeek } from '@sumfox/contracts/assessment/week-digest.endpoints';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { findWeekDigest } from './week-digest.queries.js';

/** A child's week for the parents: on their home, and for the e-mail of Sunday. */
@Controller()
export class WeekDigestController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(childWeek)
  async childWeek(
    { params }: EndpointInput<typeof childWeek>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childWeek>> {
    const pupil = await this.access.getPupil(params.id, caller);
    const { from, until } = lastDigestWeek(new Date());
    const digest = await this.database.snapshot((em) => findWeekDigest(em, { ...pupil, from, until }));
    return { from: from.toISOString(), until: until.toISOString(), digest };
  }

  @HandlesCall(describeWeek)
  async describeWeek({
    pupilId,
    gradeLevel,
    until,
  }: CallInput<typeof describeWeek>): Promise<CallOutput<typeof describeWeek>> {
    const week = lastDigestWeek(new Date(until));
    const digest = await this.database.snapshot((em) => findWeekDigest(em, { pupilId, gradeLevel, ...week }));
    return { digest };
  }
}
