import { familyDevice, listFamilyDevices } from '@sumfox/contracts/identity/family-device.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

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
