import { Controller, Inject } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { createFamily } from '@sumfox/contracts/identity/family.calls';
import { addChild, passwordRules, register } from '@sumfox/contracts/identity/registration.endpoints';
import type { Caller, PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Handles(register)
  register(
    input: EndpointInput<typeof register>,
    caller: Caller,
  ): Promise<EndpointResponse<typeof register>> {
    return this.registration.register(input, caller);
  }

  @HandlesCall(createFamily)
  createFamily(
    input: CallInput<typeof createFamily>,
    caller: Caller,
  ): Promise<CallOutput<typeof createFamily>> {
    return this.registration.createFamily(input, caller);
  }

  @Handles(addChild)
  addChild(
    { body }: EndpointInput<typeof addChild>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof addChild>> {
    return this.registration.addChild(body, caller);
  }

  @Handles(passwordRules)
  passwordRules(): Promise<EndpointResponse<typeof passwordRules>> {
    const { passwordMinLength, childPasswordMinLength } = this.config;
    return Promise.resolve({ minLength: passwordMinLength, minLengthForChild: childPasswordMinLength });
  }
}
