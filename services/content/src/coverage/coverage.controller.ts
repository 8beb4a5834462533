import { Controller } from '@nestjs/common';
import { curriculumCoverage } from '@product/contracts/content/pregeneration.endpoints';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { Database } from '@product/platform/database/database';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { gradesOf } from '../pregeneration/batch-plan.rules.js';
import { countActive } from './coverage.queries.js';
import { toCoverage } from './coverage.rules.js';

@Controller()
export class CoverageController {
  constructor(private readonly database: Database) {}

  @Handles(curriculumCoverage)
  async coverage({
    query,
  }: EndpointInput<typeof curriculumCoverage>): Promise<EndpointResponse<typeof curriculumCoverage>> {
    const grades = gradesOf(query.primaryLevel ?? '');
    return toCoverage(grades, await countActive(this.database.fork(), grades));
  }
}
