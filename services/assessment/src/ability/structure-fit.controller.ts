import { Controller } from '@nestjs/common';
import {
  structureForecasts,
  structurePapers,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { countDisputes } from '../dispute-record/index.js';
import { AT_FAULT_REASON, BY, sumResults } from '../result/index.js';
import { countReadFaults } from '../verdict-record/index.js';
import { countOpenPapers } from './structure-papers.queries.js';
import { judgeStructures } from './structure-fit.rules.js';

/** How well forecasts fit the answers, and what was disputed, by structure and form. No figure names a pupil. */
@Controller()
export class StructureFitController {
  constructor(private readonly database: Database) {}

  @Handles(structureForecasts)
  async list(): Promise<EndpointResponse<typeof structureForecasts>> {
    const em = this.database.fork();
    return judgeStructures(
      await sumResults(em, BY.structure, { forecastExcept: AT_FAULT_REASON }),
      await countDisputes(em),
      await countReadFaults(em),
    );
  }

  @Handles(structurePapers)
  papers({
    query,
  }: EndpointInput<typeof structurePapers>): Promise<EndpointResponse<typeof structurePapers>> {
    return countOpenPapers(this.database.fork(), query);
  }
}
