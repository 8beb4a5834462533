import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  checkUsername,
  childProfile,
  createLinkCode,
  profile,
  updateChildProfile,
  updateProfile,
  updateUserPreferences,
  userPreferences,
} from '@sumfox/contracts/identity/profile.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { LinkCodes } from '../family/index.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly codes: LinkCodes,
  ) {}

  @Handles(profile)
  profile(_: EndpointInput<typeof profile>, caller: PersonCaller): Promise<EndpointResponse<typeof profile>> {
    return this.profiles.get(caller);
  }

  @Handles(updateProfile)
  updateProfile(
    { body }: EndpointInput<typeof updateProfile>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof updateProfile>> {
    return this.profiles.update(caller, body);
  }

  @Handles(childProfile)
  childProfile(
    { params }: EndpointInput<typeof childProfile>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof childProfile>> {
    return this.profiles.getChild(caller, params.userId);
  }

  @Handles(updateChildProfile)
  updateChildProfile(
    { params, body }: EndpointInput<typeof updateChildProfile>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof updateChildProfile>> {
    return this.profiles.updateChild(caller, params.userId, body);
  }

  @Handles(createLinkCode)
  createLinkCode(
    _: EndpointInput<typeof createLinkCode>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof createLinkCode>> {
    return this.codes.create(caller);
  }

  @Handles(checkUsername)
  checkUsername(
    { params }: EndpointInput<typeof checkUsername>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof checkUsername>> {
    return this.profiles.checkUsername(caller, params.username);
  }

  @Handles(userPreferences)
  preferences(
    _: EndpointInput<typeof userPreferences>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof userPreferences>> {
    return this.profiles.preferences(caller);
  }

  @Handles(updateUserPreferences)
  updatePreferences(
    { body }: EndpointInput<typeof updateUserPreferences>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof updateUserPreferences>> {
    return this.profiles.updatePreferences(caller, body);
  }
}
