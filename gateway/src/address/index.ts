export { foldAddress } from './address.rules.js';
export { isHost, isOwnHost } from './host.rules.js';
