import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  changeEmail,
  confirmEmail,
  describePasswordLink,
  forgotPassword,
  ownEmail,
  resetForgottenPassword,
  sendConfirmation,
} from '@sumfox/contracts/identity/email.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { EmailService } from './email.service.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';

@Controller()
export class EmailController {
  constructor(
    private readonly email: EmailService,
    private readonly forgotten: ForgottenPasswordService,
  ) {}

  @Handles(forgotPassword)
  forgotPassword({
    body,
  }: EndpointInput<typeof forgotPassword>): Promise<EndpointResponse<typeof forgotPassword>> {
    return this.forgotten.ask(body.email);
  }

  @Handles(describePasswordLink)
  describePasswordLink({
    body,
  }: EndpointInput<typeof describePasswordLink>): Promise<EndpointResponse<typeof describePasswordLink>> {
    return this.forgotten.describe(body.token);
  }

  @Handles(resetForgottenPassword)
  async resetForgottenPassword({
    body,
  }: EndpointInput<typeof resetForgottenPassword>): Promise<EndpointResponse<typeof resetForgottenPassword>> {
    await this.forgotten.reset(body);
    return { success: true };
  }

  @Handles(confirmEmail)
  confirmEmail({ body }: EndpointInput<typeof confirmEmail>): Promise<EndpointResponse<typeof confirmEmail>> {
    return this.email.confirm(body.token);
  }

  @Handles(ownEmail)
  ownEmail(
    _: EndpointInput<typeof ownEmail>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof ownEmail>> {
    return this.email.describe(caller);
  }

  @Handles(sendConfirmation)
  async sendConfirmation(
    _: EndpointInput<typeof sendConfirmation>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof sendConfirmation>> {
    await this.email.sendConfirmation(caller);
    return { success: true };
  }

  @Handles(changeEmail)
  async changeEmail(
    { body }: EndpointInput<typeof changeEmail>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof changeEmail>> {
    await this.email.change(caller, body);
    return { success: true };
  }
}
