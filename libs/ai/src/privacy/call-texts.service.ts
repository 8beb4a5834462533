import { Injectable } from '@nestjs/common';
import { listHiddenNames } from '@sumfox/contracts/identity/hidden-names.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { CallText } from './call-text.js';

/** Reads the names to hide, again for each call to a model; they are not stored. */
@Injectable()
export class CallTexts {
  constructor(private readonly services: ServiceClient) {}

  /**
   * The texts of one call to a model about an account's typed text. Throws ProductError while identity is unreachable
   * or does not know the account, so nothing is sent.
   */
  async open(accountId: string): Promise<CallText> {
    const { names } = await this.services.call(listHiddenNames, { accountId });
    return new CallText(names);
  }
}
