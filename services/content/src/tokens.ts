/** Injection tokens of what this service has once. */
export const QUESTION_SOURCE = Symbol('question source');
