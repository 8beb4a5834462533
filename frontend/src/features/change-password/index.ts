export { MustChangePassword } from './must-change-password.lazy.js';
export { PasswordFields } from './password-fields.js';
export { findProfileFaults, type ProfileValues, toProfileBody } from './profile.rules.js';
export { type UsernameCheck, useUsernameCheck } from './use-username-check.js';
