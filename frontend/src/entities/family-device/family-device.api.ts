import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  PICTURES,
  approveFamilyDevice,
  familyDevice,
  forgetFamilyDevice,
  listFamilyDevices,
  openOnFamilyDevice,
  removePicturePassword,
  revokeFamilyDevice,
  setPicturePassword,
} from '@sumfox/contracts/identity/family-device.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type PictureName = (typeof PICTURES)[number];
export type DeviceChild = EndpointResponse<typeof familyDevice>['children'][number];

/** The children who may sign in on this device without a password. */
export const familyDeviceQuery = queryOptions({
  queryKey: ['family-device'],
  queryFn: ({ signal }) => call(familyDevice, {}, { signal }),
  refetchOnWindowFocus: false,
});

/** All devices a parent has approved. */
export const devicesQuery = queryOptions({
  queryKey: ['family-devices'],
  queryFn: ({ signal }) => call(listFamilyDevices, {}, { signal }),
});

export const approveThisDevice = (childIds: string[]) => call(approveFamilyDevice, { body: { childIds } });
export const forgetThisDevice = () => call(forgetFamilyDevice, {});
export const revokeDevice = (id: string) => call(revokeFamilyDevice, { params: { id } });
export const openByTap = (userId: string, pictures: PictureName[] | null) =>
  call(openOnFamilyDevice, { body: { userId, ...(pictures ? { pictures } : {}) } });
export const savePictures = (userId: string, pictures: PictureName[]) =>
  call(setPicturePassword, { params: { userId }, body: { pictures } });
export const dropPictures = (userId: string) => call(removePicturePassword, { params: { userId } });
