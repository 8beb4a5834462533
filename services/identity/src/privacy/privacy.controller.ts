import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { describeErasure } from '@sumfox/contracts/identity/privacy.calls';
import {
  cancelErasure,
  erasures,
  exportData,
  requestErasure,
} from '@sumfox/contracts/identity/privacy.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { ErasureService } from './erasure.service.js';
import { ExportService } from './export.service.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly exports: ExportService,
    private readonly erasing: ErasureService,
  ) {}

  @Handles(exportData)
  exportData(
    { query }: EndpointInput<typeof exportData>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof exportData>> {
    return this.exports.export(caller, query);
  }

  @Handles(requestErasure)
  async requestErasure(
    { body }: EndpointInput<typeof requestErasure>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof requestErasure>> {
    return { success: true, erasure: await this.erasing.request(caller, body) };
  }

  @Handles(erasures)
  erasures(
    _: EndpointInput<typeof erasures>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof erasures>> {
    return this.erasing.list(caller);
  }

  @Handles(cancelErasure)
  async cancelErasure(
    { params }: EndpointInput<typeof cancelErasure>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof cancelErasure>> {
    await this.erasing.cancel(caller, params.userId);
    return { success: true };
  }

  @HandlesCall(describeErasure)
  describeErasure(input: CallInput<typeof describeErasure>): Promise<CallOutput<typeof describeErasure>> {
    return this.erasing.describe(input.erasureId);
  }
}
