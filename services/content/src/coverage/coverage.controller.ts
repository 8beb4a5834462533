import { Controller } from '@nestjs/common';
import { coverageMap, fillGaps } from '@sumfox/contracts/content/coverage-map.endpoints';
import { curriculumCoverage } from '@sumfox/contracts/content/pregeneration.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { gradesOf } from '../pregeneration/index.js';
import { countActive } from './coverage.queries.js';
import { toCoverage } from './coverage.rules.js';
import { GapFillingService } from './gap-filling.service.js';

@Controller()
export class CoverageController {
  constructor(
    private readonly database: Database,
    private readonly gaps: GapFillingService,
  ) {}

  @Handles(coverageMap)
  map({ query }: EndpointInput<typeof coverageMap>): Promise<EndpointResponse<typeof coverageMap>> {
    return this.gaps.map(query.primaryLevel);
  }

  @Handles(fillGaps)
  async fill(
    { body }: EndpointInput<typeof fillGaps>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof fillGaps>> {
    return { success: true, batch: await this.gaps.fill(body, caller) };
  }

  @Handles(curriculumCoverage)
  async coverage({
    query,
  }: EndpointInput<typeof curriculumCoverage>): Promise<EndpointResponse<typeof curriculumCoverage>> {
    const grades = gradesOf(query.primaryLevel ?? '');
    return toCoverage(grades, await countActive(this.database.fork(), grades));
  }
}
