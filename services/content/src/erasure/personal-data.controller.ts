import { Controller } from '@nestjs/common';
import type { CallOutput } from '@product/contracts/endpoint';
import { exportFromContent } from '@product/contracts/identity/privacy.calls';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';

@Controller()
export class PersonalDataController {
  /** Questions belong to nobody. */
  @HandlesCall(exportFromContent)
  export(): Promise<CallOutput<typeof exportFromContent>> {
    return Promise.resolve({ tables: {} });
  }
}
