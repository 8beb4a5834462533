export { DeviceChildren } from './device-children.js';
export {
  approveThisDevice,
  dropCard,
  dropPictures,
  forgetThisDevice,
  makeCard,
  openByCode,
  openByTap,
  type PictureName,
  revokeDevice,
  savePictures,
} from './family-device.api.js';
export { devicesQuery, familyDeviceQuery } from './queries.js';
export { PicturePad } from './picture-pad.js';
export { isFamilyDevice, markFamilyDevice } from './this-device.js';
