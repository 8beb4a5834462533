export { NewDevices } from './new-devices.js';
