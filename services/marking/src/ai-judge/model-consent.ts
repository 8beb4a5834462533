import { Injectable } from '@nestjs/common';
import { getModelConsent } from '@sumfox/contracts/identity/consent.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';

/** Whether a pupil's writing may leave for a model; asked again each time, and kept nowhere. */
@Injectable()
export class ModelConsent {
  constructor(private readonly services: ServiceClient) {}

  /** False for unknown pupils. Throws ProductError while identity is unreachable, so nothing is sent. */
  async isGiven(pupilId: string): Promise<boolean> {
    return (await this.services.call(getModelConsent, { pupilId })).allowed;
  }
}
