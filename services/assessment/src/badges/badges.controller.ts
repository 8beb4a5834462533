import { Controller } from '@nestjs/common';
import { badges } from '@product/contracts/assessment/badges.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { Database } from '@product/platform/database/database';
import type { PersonCaller } from '@product/platform/rpc/caller';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { PupilAccessService } from '../proficiency/pupil-access.service.js';
import { listBadges } from './badge.rules.js';
import { listHistory } from './badge.queries.js';

@Controller()
export class BadgesController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(badges)
  async badges(
    { params }: EndpointInput<typeof badges>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof badges>> {
    const gradeLevel = await this.access.getViewableGrade(params.userId, caller, undefined);
    const { papers, answers } = await listHistory(this.database.fork(), params.userId);
    return { badges: listBadges({ papers, answers, topics: listSubStrands(gradeLevel).length }) };
  }
}
