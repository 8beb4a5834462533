import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { getMarkingRun } from '@sumfox/contracts/marking/run.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { MarkingRunQueries } from './marking-run.queries.js';

@Controller()
export class MarkingRunController {
  constructor(private readonly runs: MarkingRunQueries) {}

  @HandlesCall(getMarkingRun)
  async getMarkingRun(input: CallInput<typeof getMarkingRun>): Promise<CallOutput<typeof getMarkingRun>> {
    return { marks: await this.runs.findMarks(input.submissionId) };
  }
}
