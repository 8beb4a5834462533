import { Controller } from '@nestjs/common';
import { deleteAssessment } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { findPaper, noSuchPaper } from './paper.queries.js';
import { PaperService } from './paper.service.js';

/** Takes a pupil's own paper away, and takes back one that a parent assigned. */
@Controller()
export class PaperController {
  constructor(
    private readonly papers: PaperService,
    private readonly access: PupilAccessService,
    private readonly database: Database,
  ) {}

  @Handles(deleteAssessment)
  async remove(
    { params }: EndpointInput<typeof deleteAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteAssessment>> {
    if (caller.role === 'parent') await this.takeBack(params.id, caller);
    else await this.papers.remove(params.id, caller.userId);
    return { success: true };
  }

  private async takeBack(id: number, caller: PersonCaller): Promise<void> {
    const paper = await findPaper(this.database.fork(), id);
    if (!paper || !(await this.access.mayView(paper.pupilId, caller))) throw noSuchPaper();
    await this.papers.takeBack(id, paper.pupilId);
  }
}
