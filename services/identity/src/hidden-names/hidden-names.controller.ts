import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { listHiddenNames } from '@sumfox/contracts/identity/hidden-names.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { HiddenNamesQueries } from './hidden-names.queries.js';

@Controller()
export class HiddenNamesController {
  constructor(private readonly queries: HiddenNamesQueries) {}

  @HandlesCall(listHiddenNames)
  async list({ accountId }: CallInput<typeof listHiddenNames>): Promise<CallOutput<typeof listHiddenNames>> {
    return { names: await this.queries.list(accountId) };
  }
}
