import { Controller } from '@nestjs/common';
import { childOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import {
  childAssessments,
  childProficiency,
  childStats,
  proficiency,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { listPapers } from '../paper/index.js';
import { PupilAccessService } from '../pupil-access/index.js';
import { describePapers, findChildStats } from './child-figures.queries.js';
import { findOverview } from './overview.queries.js';
import { listTopicRecords } from './topic-records.queries.js';

/** A child's figures for a linked adult; the same queries as for the child's pages. */
@Controller()
export class ChildFiguresController {
  constructor(
    private readonly database: Database,
    private readonly access: PupilAccessService,
  ) {}

  @Handles(childStats)
  async stats(
    { params }: EndpointInput<typeof childStats>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childStats>> {
    const pupil = await this.access.getPupil(params.id, caller);
    // One moment: a percentage never stands beside a count that is newer.
    return this.database.snapshot((em) => findChildStats(em, pupil, new Date()));
  }

  @Handles(childOverview)
  async overview(
    { params }: EndpointInput<typeof childOverview>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childOverview>> {
    const pupil = await this.access.getPupil(params.id, caller);
    return this.database.snapshot((em) => findOverview(em, pupil, new Date()));
  }

  @Handles(childProficiency)
  async topics(
    { params }: EndpointInput<typeof childProficiency>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childProficiency>> {
    const pupil = await this.access.getPupil(params.id, caller);
    return listTopicRecords(this.database.fork(), pupil, caller.role);
  }

  @Handles(childAssessments)
  async assessments(
    { params }: EndpointInput<typeof childAssessments>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childAssessments>> {
    const { pupilId } = await this.access.getPupil(params.id, caller);
    return this.database.snapshot(async (em) => describePapers(em, await listPapers(em, [pupilId])));
  }

  @Handles(proficiency)
  async proficiency(
    { query }: EndpointInput<typeof proficiency>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof proficiency>> {
    const pupils = await this.access.listPupils(query.childId, caller);
    const em = this.database.fork();
    const lists = [];
    for (const pupil of pupils) lists.push(await listTopicRecords(em, pupil, caller.role));
    return lists.flat();
  }
}
