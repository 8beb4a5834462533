export { MustChangePassword } from './must-change-password.lazy.js';
export { PasswordFields } from './password-fields.js';
export { toProfileBody } from './profile.rules.js';
export { profileSchema, type ProfileValues } from './profile.schema.js';
export { type UsernameCheck, useUsernameCheck } from './use-username-check.js';
