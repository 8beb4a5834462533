export type { KnownNames } from './guessable-password.rules.js';
export { hashPassword, isBusy, PasswordService } from './password.service.js';
export { rejectGuessable } from './reject-guessable.js';
