/** Eight hex digits that name a failure of a page: the same failure has the same code on every device. */
export function failureCode(error: unknown): string {
  const { traceId, name, message } = Object(error) as { traceId?: string; name?: string; message?: string };
  // A refused call is found in the logs by its trace.
  if (traceId) return traceId.slice(0, 8);
  // FNV-1a over what the browser says, without the names of files, which change with each version.
  const text = `${name}: ${message}`.replace(/https?:\S+/g, '');
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
