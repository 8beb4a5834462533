import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  approveFamilyDevice,
  familyDevice,
  forgetFamilyDevice,
  makeSignInCard,
  openByCard,
  openOnFamilyDevice,
  PICTURES,
  removePicturePassword,
  revokeFamilyDevice,
  revokeSignInCard,
  setPicturePassword,
} from '@sumfox/contracts/identity/family-device.endpoints';
import { call } from '../../shared/api/call.js';

export type PictureName = (typeof PICTURES)[number];

export type DeviceChild = EndpointResponse<typeof familyDevice>['children'][number];

export const approveThisDevice = (childIds: string[]) => call(approveFamilyDevice, { body: { childIds } });

export const forgetThisDevice = () => call(forgetFamilyDevice, {});

export const revokeDevice = (id: string) => call(revokeFamilyDevice, { params: { id } });

export const openByTap = (userId: string, pictures: PictureName[] | null) =>
  call(openOnFamilyDevice, { body: { userId, ...(pictures ? { pictures } : {}) } });

export const savePictures = (userId: string, pictures: PictureName[]) =>
  call(setPicturePassword, { params: { userId }, body: { pictures } });

export const dropPictures = (userId: string) => call(removePicturePassword, { params: { userId } });

export const openByCode = (code: string) => call(openByCard, { body: { code } });

export const makeCard = (userId: string) => call(makeSignInCard, { params: { userId } });

export const dropCard = (userId: string) => call(revokeSignInCard, { params: { userId } });
