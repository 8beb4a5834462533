import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { dismissNotice, notices } from '@sumfox/contracts/identity/notice.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { NoticeService } from './notice.service.js';

@Controller()
export class NoticeController {
  constructor(private readonly service: NoticeService) {}

  @Handles(notices)
  list(_: EndpointInput<typeof notices>, caller: PersonCaller): Promise<EndpointResponse<typeof notices>> {
    return this.service.list(caller);
  }

  @Handles(dismissNotice)
  async dismiss(
    { params }: EndpointInput<typeof dismissNotice>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof dismissNotice>> {
    await this.service.dismiss(caller, params.id);
    return { success: true };
  }
}
