/** Injection tokens of what this service has once. */
export const INBOX = Symbol('inbox');
