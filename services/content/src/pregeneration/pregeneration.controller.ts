import { Controller } from '@nestjs/common';
import {
  batches,
  cancelBatch,
  createBatch,
  deleteBatch,
  pauseBatch,
  pregenerationStats,
  resumeBatch,
} from '@sumfox/contracts/content/pregeneration.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { BatchService } from './batch.service.js';
import { readStats } from './factory-figures.queries.js';

@Controller()
export class PregenerationController {
  constructor(
    private readonly database: Database,
    private readonly service: BatchService,
  ) {}

  @Handles(pregenerationStats)
  async stats(): Promise<EndpointResponse<typeof pregenerationStats>> {
    return readStats(this.database.fork());
  }

  @Handles(batches)
  async batches(): Promise<EndpointResponse<typeof batches>> {
    return this.service.list();
  }

  @Handles(createBatch)
  async create(
    { body }: EndpointInput<typeof createBatch>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof createBatch>> {
    return { success: true, batch: await this.service.create(body, caller) };
  }

  @Handles(pauseBatch)
  async pause(
    { params }: EndpointInput<typeof pauseBatch>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof pauseBatch>> {
    return this.service.pause(params.id, caller);
  }

  @Handles(resumeBatch)
  async resume(
    { params, body }: EndpointInput<typeof resumeBatch>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof resumeBatch>> {
    return this.service.resume(params.id, body.withoutModel, caller);
  }

  @Handles(cancelBatch)
  async cancel(
    { params }: EndpointInput<typeof cancelBatch>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof cancelBatch>> {
    return this.service.cancel(params.id, caller);
  }

  @Handles(deleteBatch)
  async delete(
    { params }: EndpointInput<typeof deleteBatch>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteBatch>> {
    await this.service.delete(params.id, caller);
    return { success: true };
  }
}
