export { FamilyDevice, FamilyDeviceChild } from './family-device.entity.js';
