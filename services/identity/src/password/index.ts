export { type KnownNames, rejectGuessable } from './guessable-password.rules.js';
export { hashPassword, PasswordService } from './password.service.js';
