export { findCredentialsFault } from './credentials.rules.js';
export { DemoHint } from './demo-hint.js';
export { signInFault, useAfterSignIn, useSignIn } from './use-sign-in.js';
