export { DeviceChildren } from './device-children.js';
export {
  approveThisDevice,
  devicesQuery,
  dropPictures,
  familyDeviceQuery,
  forgetThisDevice,
  openByTap,
  type PictureName,
  revokeDevice,
  savePictures,
} from './family-device.api.js';
export { PicturePad } from './picture-pad.js';
export { isFamilyDevice, markFamilyDevice } from './this-device.js';
