import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  chooseDigest,
  digestChoices,
  stopDigest,
  stopDigestByMachine,
} from '@sumfox/contracts/identity/digest.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { DigestService } from './digest.service.js';

@Controller()
export class DigestController {
  constructor(private readonly digests: DigestService) {}

  @Handles(digestChoices)
  list(
    _: EndpointInput<typeof digestChoices>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof digestChoices>> {
    return this.digests.list(caller);
  }

  @Handles(chooseDigest)
  async choose(
    { params, body }: EndpointInput<typeof chooseDigest>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof chooseDigest>> {
    await this.digests.choose(caller, params.userId, body.isOn);
    return { success: true };
  }

  @Handles(stopDigestByMachine)
  async stopByMachine({
    params,
  }: EndpointInput<typeof stopDigestByMachine>): Promise<EndpointResponse<typeof stopDigestByMachine>> {
    await this.digests.stop(params.token);
    return { success: true };
  }

  @Handles(stopDigest)
  async stop({ body }: EndpointInput<typeof stopDigest>): Promise<EndpointResponse<typeof stopDigest>> {
    await this.digests.stop(body.token);
    return { success: true };
  }
}
