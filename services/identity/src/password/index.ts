export { type KnownNames, refuseGuessable } from './guessable-password.rules.js';
export { hashPassword, PasswordService } from './password.service.js';
