import { Controller } from '@nestjs/common';
import { badges } from '@sumfox/contracts/assessment/badges.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
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
