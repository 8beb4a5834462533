export { DeviceSignIn } from './device-sign-in.lazy.js';
export { SwitchChildDialog } from './switch-child-dialog.lazy.js';
