import { Controller } from '@nestjs/common';
import { badges } from '@sumfox/contracts/assessment/badges.endpoints';
import { rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { listBadges, listPutRight } from './badge.rules.js';
import { listHistory } from './badge.queries.js';
import { findScoreFall, listPlaces } from './place.rules.js';

/** Rewards of a pupil. All are counted from papers and marks each time, so a repeat gives the same. */
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
    const history = await listHistory(this.database.fork(), params.userId);
    return { badges: listBadges({ ...history, topics: listSubStrands(gradeLevel).length }) };
  }

  @Handles(rewards)
  async rewards(
    { params }: EndpointInput<typeof rewards>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof rewards>> {
    const gradeLevel = await this.access.getViewableGrade(params.userId, caller, undefined);
    const history = await listHistory(this.database.fork(), params.userId);
    const places = listPlaces(gradeLevel, history.answers);
    return {
      places,
      badges: listBadges({ ...history, topics: places.length }),
      fixed: listPutRight(history).length,
      scoreFall: findScoreFall(history.answers),
    };
  }
}
