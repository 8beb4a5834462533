/**
 * Time limit in ms of calls that may wait in line for their slow hash: identity ends a wait after 8 s, and answers
 * itself (ACCOUNT-27). Apart from the call about the line, since every page carries the calls of the session.
 */
export const IN_LINE_TIMEOUT_MS = 15_000;
