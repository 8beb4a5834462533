/** Maximum length of a public message. */
const MAX_LENGTH = 300;
/** Length that is read of a longer message: a hostile text must not keep the patterns below busy. */
const READ_LENGTH = 1_000;

/** A message that starts with a statement continues with its values. */
const STATEMENT =
  /^\s*(?:\w+: )?(select|insert|update|delete|with|truncate|alter|create|drop|begin|commit|set|call)\b/i;

/**
 * Quoted text from the first mark to the last, since a value may contain the same mark unescaped. Unclosed quotes reach
 * to the end; an apostrophe within a word opens none.
 */
const QUOTED: readonly RegExp[] = [
  /(?<!\w)'(?:.*'(?!\w)|.*$)/,
  /"(?:.*"|.*$)/,
  /`(?:.*`|.*$)/,
  /\((?:.*\)|.*$)/,
  /\[(?:.*\]|.*$)/,
  /\{(?:.*\}|.*$)/,
];
const OPENING = /(?<!\w)'|["`([{]/;

/** Other patterns of a person's words, an address, a password or a place on a machine. */
const HIDDEN: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /[^\s@]+@[^\s@]+/g,
  /(?<![\w.])(?:\/[\w.@-]+){2,}\/?/g,
  // Ids, hashes and keys: long runs with a digit in them.
  /\b(?=[\w-]*\d)[\w-]{20,}\b/g,
];

/**
 * An error's message for operators (ACCESS-11) and for the log: one line, without values, addresses, SQL or secrets. It
 * names the kind of fault; type, code and stack add the rest.
 */
export function toPublicMessage(message: string): string {
  if (STATEMENT.test(message)) return 'a statement failed';
  const said = message.trim();
  const [line = ''] = said.split('\n', 1);
  const read = line.slice(0, READ_LENGTH);
  // A quoted text may continue beyond what is read, so the last mark seen may not be its end.
  const unquoted = read.length < said.length ? cutAtQuote(read) : hideQuoted(read);
  const clean = HIDDEN.reduce((text, hidden) => text.replace(hidden, '…'), unquoted).trim();
  return clean === '' ? 'no message' : clean.slice(0, MAX_LENGTH);
}

function hideQuoted(line: string): string {
  return QUOTED.reduce((text, quoted) => text.replace(quoted, '…'), line);
}

function cutAtQuote(line: string): string {
  const at = line.search(OPENING);
  return at < 0 ? line : `${line.slice(0, at)}…`;
}
