import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@product/contracts/endpoint';
import { getMarkingRun } from '@product/contracts/marking/run.calls';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';
import { MarkingRunQueries } from './marking-run.queries.js';

@Controller()
export class MarkingRunController {
  constructor(private readonly runs: MarkingRunQueries) {}

  @HandlesCall(getMarkingRun)
  async getMarkingRun(input: CallInput<typeof getMarkingRun>): Promise<CallOutput<typeof getMarkingRun>> {
    return { marks: await this.runs.findMarks(input.submissionId) };
  }
}
