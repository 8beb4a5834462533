import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { mail, mails } from '@sumfox/contracts/identity/mail.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { MailService } from './mail.service.js';

@Controller()
export class MailController {
  constructor(private readonly service: MailService) {}

  @Handles(mails)
  list(): Promise<EndpointResponse<typeof mails>> {
    return this.service.list();
  }

  @Handles(mail)
  show({ params }: EndpointInput<typeof mail>, caller: PersonCaller): Promise<EndpointResponse<typeof mail>> {
    return this.service.show(caller, params.id);
  }
}
