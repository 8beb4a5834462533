/** A code as a person types or pastes it, with spaces, dashes, capitals or a word before it; null when it is none. */
export function readCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/^\D*code:?/, '')
    .replace(/[\s\u2010-\u2015-]/g, '');
  return /^[0-9a-f]{8,32}$/.test(code) ? code : null;
}
