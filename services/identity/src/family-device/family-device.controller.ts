import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  createFamilyDevice,
  describeFamilyDevice,
  openSessionByCard,
  openSessionOnDevice,
  removeFamilyDevice,
} from '@sumfox/contracts/identity/family.calls';
import {
  listFamilyDevices,
  makeSignInCard,
  removePicturePassword,
  revokeFamilyDevice,
  revokeSignInCard,
  setPicturePassword,
} from '@sumfox/contracts/identity/family-device.endpoints';
import type { Caller, PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { FamilyDeviceService } from './family-device.service.js';
import { PicturePasswordService } from './picture-password.service.js';
import { SignInCardService } from './sign-in-card.service.js';

const DONE = { success: true } as const;

@Controller()
export class FamilyDeviceController {
  constructor(
    private readonly devices: FamilyDeviceService,
    private readonly pictures: PicturePasswordService,
    private readonly cards: SignInCardService,
  ) {}

  @HandlesCall(describeFamilyDevice)
  describe(input: CallInput<typeof describeFamilyDevice>): Promise<CallOutput<typeof describeFamilyDevice>> {
    return this.devices.describe(input.deviceToken);
  }

  @HandlesCall(createFamilyDevice)
  create(
    input: CallInput<typeof createFamilyDevice>,
    caller: Caller,
  ): Promise<CallOutput<typeof createFamilyDevice>> {
    return this.devices.approve(caller, input);
  }

  @HandlesCall(removeFamilyDevice)
  async remove(
    input: CallInput<typeof removeFamilyDevice>,
    caller: Caller,
  ): Promise<CallOutput<typeof removeFamilyDevice>> {
    return { removed: await this.devices.removeByToken(caller, input.deviceToken) };
  }

  @HandlesCall(openSessionOnDevice)
  open(input: CallInput<typeof openSessionOnDevice>): Promise<CallOutput<typeof openSessionOnDevice>> {
    return this.devices.open(input);
  }

  @HandlesCall(openSessionByCard)
  openByCard(input: CallInput<typeof openSessionByCard>): Promise<CallOutput<typeof openSessionByCard>> {
    return this.devices.openByCard(input);
  }

  @Handles(listFamilyDevices)
  list(
    _: EndpointInput<typeof listFamilyDevices>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof listFamilyDevices>> {
    return this.devices.list(caller);
  }

  @Handles(revokeFamilyDevice)
  async revoke(
    { params }: EndpointInput<typeof revokeFamilyDevice>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof revokeFamilyDevice>> {
    await this.devices.removeById(caller, params.id);
    return DONE;
  }

  @Handles(setPicturePassword)
  async setPictures(
    { params, body }: EndpointInput<typeof setPicturePassword>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof setPicturePassword>> {
    await this.pictures.set(caller, params.userId, body.pictures);
    return DONE;
  }

  @Handles(removePicturePassword)
  async removePictures(
    { params }: EndpointInput<typeof removePicturePassword>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof removePicturePassword>> {
    await this.pictures.remove(caller, params.userId);
    return DONE;
  }

  @Handles(makeSignInCard)
  async makeCard(
    { params }: EndpointInput<typeof makeSignInCard>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof makeSignInCard>> {
    return { code: await this.cards.make(caller, params.userId) };
  }

  @Handles(revokeSignInCard)
  async revokeCard(
    { params }: EndpointInput<typeof revokeSignInCard>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof revokeSignInCard>> {
    await this.cards.revoke(caller, params.userId);
    return DONE;
  }
}
