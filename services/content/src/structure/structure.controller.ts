import { Controller } from '@nestjs/common';
import {
  restoreStructure,
  structureImpact,
  withdrawStructure,
  withdrawnStructures,
} from '@sumfox/contracts/content/structures.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { StructureService } from './structure.service.js';

@Controller()
export class StructureController {
  constructor(private readonly structures: StructureService) {}

  @Handles(structureImpact)
  impact({
    query,
  }: EndpointInput<typeof structureImpact>): Promise<EndpointResponse<typeof structureImpact>> {
    return this.structures.describe(query);
  }

  @Handles(withdrawnStructures)
  list(): Promise<EndpointResponse<typeof withdrawnStructures>> {
    return this.structures.list();
  }

  @Handles(withdrawStructure)
  async withdraw(
    { body }: EndpointInput<typeof withdrawStructure>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof withdrawStructure>> {
    return { success: true, withdrawal: await this.structures.withdraw(body, caller) };
  }

  @Handles(restoreStructure)
  async restore(
    { body }: EndpointInput<typeof restoreStructure>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof restoreStructure>> {
    return { success: true, questions: await this.structures.restore(body, caller) };
  }
}
