/** Longest message that is told. */
const MAX_LENGTH = 300;
/** Of a longer one only the beginning is read: a hostile text must not keep the patterns below busy. */
const READ_LENGTH = 1_000;

/**
 * A driver begins the message of a failed statement with the statement itself, and what the database said of it comes
 * after the last dash.
 */
const STATEMENT =
  /^\s*(select|insert|update|delete|with|truncate|alter|create|drop|begin|commit|set|call)\b/i;

/** What may hold a person's words, an address, a password or a place on a machine; each stands as a dot. */
const HIDDEN: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /[^\s@]+@[^\s@]+/g,
  // To the end where nothing closes it; an apostrophe within a word opens nothing.
  /(?<!\w)'.*?(?:'(?!\w)|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)|\{[^}]*(?:\}|$)/g,
  /(?<![\w.])(?:\/[\w.@-]+){2,}\/?/g,
  // Ids, hashes and keys: long runs with a digit in them.
  /\b(?=[\w-]*\d)[\w-]{20,}\b/g,
];

/**
 * An error's message as operators may see it (matrix rows 51–54 of the design): one line, without values, addresses,
 * SQL or secrets. What is left says what kind of thing went wrong; the log and the trace say the rest.
 */
export function toPublicMessage(message: string): string {
  const said = STATEMENT.test(message) ? findAfterStatement(message) : message;
  const [line = ''] = said.trim().split('\n', 1);
  const clean = HIDDEN.reduce((text, hidden) => text.replace(hidden, '…'), line.slice(0, READ_LENGTH)).trim();
  return clean === '' ? 'no message' : clean.slice(0, MAX_LENGTH);
}

function findAfterStatement(message: string): string {
  const at = message.lastIndexOf(' - ');
  return at < 0 ? 'a statement failed' : message.slice(at + 3);
}
