import { Controller } from '@nestjs/common';
import { dismissMarkCorrection, markCorrections } from '@sumfox/contracts/assessment/correction.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { dismissCorrection, listUntoldCorrections } from './mark-correction.queries.js';

/** Messages to a pupil about marks raised after a fault of ours. */
@Controller()
export class MarkCorrectionController {
  constructor(private readonly database: Database) {}

  @Handles(markCorrections)
  async list(
    _input: EndpointInput<typeof markCorrections>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof markCorrections>> {
    return { corrections: await listUntoldCorrections(this.database.fork(), caller.userId) };
  }

  @Handles(dismissMarkCorrection)
  async dismiss(
    { params }: EndpointInput<typeof dismissMarkCorrection>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof dismissMarkCorrection>> {
    await dismissCorrection(this.database.fork(), params.id, caller.userId);
    return { success: true };
  }
}
