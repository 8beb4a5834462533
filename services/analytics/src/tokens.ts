/** Injection tokens of what this service has once. */
export const ANALYTICS_CONFIG = Symbol('analytics config');
export const INBOX = Symbol('inbox');
