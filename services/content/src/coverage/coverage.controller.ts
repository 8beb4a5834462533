import { Controller } from '@nestjs/common';
import { curriculumCoverage } from '@sumfox/contracts/content/pregeneration.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { gradesOf } from '../pregeneration/index.js';
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
