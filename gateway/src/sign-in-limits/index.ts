export { KnownDevices } from './known-devices.js';
export { SignInThrottle } from './sign-in-throttle.js';
